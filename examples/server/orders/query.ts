import { isDay, isOneOf, isPlainText, Refusal } from './refusal';
import { columns, countries, operators, statuses } from './types';
import type { Column, Filter, Operator, OrderQuery, Sort } from './types';

/** Turn the parameters of an address into a query that a store can trust, or refuse them. */
export function readQuery(params: URLSearchParams): OrderQuery {
  for (const name of params.keys()) {
    if (!isOneOf(parameters, name)) throw refuse(name, `There is no parameter "${name}".`);
  }
  const filters = params.getAll('filter').map(readFilter);
  const status = params.get('status');
  if (status)
    filters.push({ column: 'status', operator: 'eq', values: [readValue('status', status, 'status')] });
  if (filters.length > 20) throw refuse('filter', 'More than 20 filters.');
  const size = readCount(params, 'size', 10);
  if (size < 1 || size > 100) throw refuse('size', 'A page has 1 to 100 orders.');
  return {
    search: readText(params.get('search') ?? '', 'search'),
    filters,
    sort: readSort(params.get('sort') ?? ''),
    page: readCount(params, 'page', 0),
    size,
  };
}

const parameters = ['search', 'status', 'filter', 'sort', 'page', 'size'] as const;

interface Kind {
  operators: Operator[];
  read: (text: string) => string | number | undefined;
}

const text: Kind = { operators: ['eq', 'contains'], read: (value) => value };
const number: Kind = {
  operators: ['eq', 'gte', 'lte'],
  read: (value) => (/^-?\d{1,9}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined),
};
const day: Kind = {
  operators: ['eq', 'gte', 'lte'],
  read: (value) => (isDay(value) ? value : undefined),
};
const choice = (list: readonly string[]): Kind => ({
  operators: ['eq', 'in'],
  read: (value) => (list.includes(value) ? value : undefined),
});

const kinds: Record<Column, Kind> = {
  id: text,
  customer: text,
  country: choice(countries),
  items: number,
  status: choice(statuses),
  total: number,
  date: day,
};

/** Read a filter such as `country:eq:IT`, `country:in:IT,FR` or `total:gte:100`. */
function readFilter(filter: string): Filter {
  const [column, operator, ...rest] = filter.split(':');
  if (!isOneOf(columns, column)) throw refuse('filter', 'There is no such column.');
  if (!isOneOf(operators, operator) || !kinds[column].operators.includes(operator)) {
    throw refuse('filter', `${column} can be filtered by ${kinds[column].operators.join(', ')}.`);
  }
  const value = rest.join(':');
  const values = operator === 'in' ? value.split(',') : [value];
  return { column, operator, values: values.map((one) => readValue(column, one, 'filter')) };
}

function readValue(column: Column, value: string, parameter: string): string | number {
  const result = kinds[column].read(readText(value, parameter));
  if (result === undefined) throw refuse(parameter, `This is no value of ${column}.`);
  return result;
}

/** Read a list of columns such as `-date,customer`. */
function readSort(list: string): Sort[] {
  const sort = list.split(',').filter(Boolean).map(readOneSort);
  if (new Set(sort.map(({ column }) => column)).size < sort.length)
    throw refuse('sort', 'A column stands there twice.');
  return sort;
}

function readOneSort(name: string): Sort {
  const descending = name.startsWith('-');
  const column = descending ? name.slice(1) : name;
  if (!isOneOf(columns, column)) throw refuse('sort', 'There is no such column.');
  return { column, descending };
}

function readCount(params: URLSearchParams, name: 'page' | 'size', otherwise: number): number {
  const value = params.get(name) ?? String(otherwise);
  if (!/^\d{1,6}$/.test(value)) throw refuse(name, `${name} has to be a whole number from 0 to 999999.`);
  return Number(value);
}

function readText(value: string, parameter: string): string {
  if (value.length > 100) throw refuse(parameter, 'More than 100 characters.');
  if (!isPlainText(value)) throw refuse(parameter, 'Control characters are no text.');
  return value.trim();
}

function refuse(field: string, error: string): Refusal {
  return new Refusal(400, { error, field });
}
