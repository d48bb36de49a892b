/** PGlite has this method, and so has a pool of `pg`. */
export interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Add a value to a statement, and get its place, such as `$1`. */
export type Add = (value: unknown) => string;

/** Collect the values of a statement. */
export function createParameters(): { values: unknown[]; add: Add } {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** Not `ilike`, in which "%" and "_" of a value are wildcards. */
export function containsSql(text: string, place: string): string {
  return `strpos(lower(${text}), lower(${place}::text)) > 0`;
}

/** Names in the order of the alphabet: by code, Ö would stand after Z. */
export const byAlphabet = (column: string) => `${column} collate "und-x-icu"`;

export async function hasTable(db: Database, name: string): Promise<boolean> {
  const sql = 'select to_regclass($1) is not null as "isThere"';
  const { rows } = await db.query<{ isThere: boolean }>(sql, [name]);
  return rows[0]?.isThere ?? false;
}
