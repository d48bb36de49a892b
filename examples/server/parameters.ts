import { isOneOf, isPlainText, Refusal } from './refusal';

export interface Sort<Column> {
  column: Column;
  descending: boolean;
}

/** Refuse a request because of one of its parameters. */
export function refuse(field: string, error: string): Refusal {
  return new Refusal(400, { error, field });
}

export function allowOnly(names: readonly string[], params: URLSearchParams): void {
  for (const name of params.keys())
    if (!names.includes(name)) throw refuse(name, `There is no parameter "${name}".`);
}

/** Read `page` and `size`. */
export function readPaging(params: URLSearchParams, largest: number): { page: number; size: number } {
  const page = readCount(params, 'page', 0);
  const size = readCount(params, 'size', 10);
  if (size < 1 || size > largest) throw refuse('size', `A page has 1 to ${largest} rows.`);
  return { page, size };
}

/** Read a list of columns such as `-date,customer`. */
export function readSort<Column>(list: string, columns: readonly Column[]): Sort<Column>[] {
  const sort = list
    .split(',')
    .filter(Boolean)
    .map((name) => readOneSort(name, columns));
  if (new Set(sort.map(({ column }) => column)).size < sort.length)
    throw refuse('sort', 'A column stands there twice.');
  return sort;
}

function readOneSort<Column>(name: string, columns: readonly Column[]): Sort<Column> {
  const descending = name.startsWith('-');
  const column: unknown = descending ? name.slice(1) : name;
  if (!isOneOf(columns, column)) throw refuse('sort', 'There is no such column.');
  return { column, descending };
}

export function readText(value: string, parameter: string): string {
  if (value.length > 100) throw refuse(parameter, 'More than 100 characters.');
  if (!isPlainText(value)) throw refuse(parameter, 'Control characters are no text.');
  return value.trim();
}

function readCount(params: URLSearchParams, name: 'page' | 'size', otherwise: number): number {
  const value = params.get(name) ?? String(otherwise);
  if (!/^\d{1,6}$/.test(value)) throw refuse(name, `${name} has to be a whole number from 0 to 999999.`);
  return Number(value);
}
