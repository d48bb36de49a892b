import { allowOnly, readPaging, readSort, readText, refuse } from '../parameters';
import { isDay, isOneOf } from '../refusal';
import { columns, countries, operators, statuses } from './types';
import type { Column, Filter, Operator, OrderQuery } from './types';

/** Turn the parameters of an address into a query that a store can trust, or refuse them. */
export function readQuery(params: URLSearchParams): OrderQuery {
  allowOnly(['search', 'status', 'filter', 'sort', 'page', 'size'], params);
  const filters = params.getAll('filter').map(readFilter);
  const status = params.get('status');
  if (status)
    filters.push({ column: 'status', operator: 'eq', values: [readValue('status', status, 'status')] });
  if (filters.length > 20) throw refuse('filter', 'More than 20 filters.');
  return {
    search: readText(params.get('search') ?? '', 'search'),
    filters,
    sort: readSort(params.get('sort') ?? '', columns),
    ...readPaging(params, 100),
  };
}

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
