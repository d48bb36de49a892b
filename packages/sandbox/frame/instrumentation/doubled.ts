import { type Doubled, reportLimits } from '../../table-reports';

/** How many rows are checked. */
const most = 20_000;

/** Rows that a table can't distinguish: with the same id, or with the same `uuid`, their React key. */
export function findDoubled({ data, options }: Record<string, unknown>): Doubled[] {
  if (!Array.isArray(data)) return [];
  const synonym =
    typeof options === 'object' && options !== null && 'idSynonym' in options && options.idSynonym;
  const hasOwnName = typeof synonym === 'string' && synonym !== 'id';
  const id = firstDoubled(data, hasOwnName ? synonym : 'id');
  const uuid = firstDoubled(data, 'uuid');
  return [
    ...(id ? [{ field: hasOwnName ? ('idSynonym' as const) : ('id' as const), ...id }] : []),
    ...(uuid ? [{ field: 'uuid' as const, ...uuid }] : []),
  ];
}

function firstDoubled(rows: unknown[], field: string): Pick<Doubled, 'value' | 'rows'> | undefined {
  const first = new Map<string, number>();
  for (let index = 0; index < Math.min(rows.length, most); index += 1) {
    const row: unknown = rows[index];
    const value =
      typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : undefined;
    // The table treats 0 and '' as no id.
    if ((typeof value !== 'string' && typeof value !== 'number') || !value) continue;
    const key = String(value);
    const earlier = first.get(key);
    if (earlier !== undefined)
      return { value: key.slice(0, reportLimits.value), rows: [earlier + 1, index + 1] };
    first.set(key, index);
  }
  return undefined;
}
