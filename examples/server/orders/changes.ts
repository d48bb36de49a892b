import { isDay, isOneOf, isPlainText, isRecord, refuseFields } from './refusal';
import { changeable, countries, statuses, type Order, type OrderChanges } from './types';

/** Accept what a person may change, or say what is wrong with each field. */
export function readChanges(input: unknown): OrderChanges {
  if (!isRecord(input) || Object.keys(input).length === 0)
    throw refuseFields({ changes: 'There is nothing to change.' });
  const changes: OrderChanges = {};
  const problems: [field: string, message: string][] = [];
  for (const [field, value] of Object.entries(input)) {
    const message = isOneOf(changeable, field) ? take(changes, field, value) : 'This field can’t be changed.';
    if (message) problems.push([field, message]);
  }
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
  return changes;
}

export function readVersion(version: unknown): number {
  if (typeof version === 'number' && Number.isSafeInteger(version)) return version;
  throw refuseFields({ version: 'Send the version of the order that you changed.' });
}

export function readIds(ids: unknown): string[] {
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= 100;
  if (isList && ids.every(isId)) return [...new Set(ids)];
  throw refuseFields({ ids: 'Send a list of 1 to 100 ids.' });
}

export function isId(id: unknown): id is string {
  return typeof id === 'string' && /^O-\d{5}$/.test(id);
}

/** Say in the time line of an order what a change was. */
export function describeChanges({ status, ...others }: OrderChanges): string {
  const names = Object.keys(others).join(', ');
  return [names && `Changed ${names}`, status && `Marked as ${status}`].filter(Boolean).join('; ');
}

type Field = keyof OrderChanges;

interface Rule<T> {
  read: (value: unknown) => T | undefined;
  message: string;
}

const rules: { [F in Field]: Rule<Order[F]> } = {
  customer: { read: readName, message: 'Enter 1 to 80 characters.' },
  country: {
    read: (value) => (isOneOf(countries, value) ? value : undefined),
    message: 'Choose a country of the list.',
  },
  status: {
    read: (value) => (isOneOf(statuses, value) ? value : undefined),
    message: 'Choose a status of the list.',
  },
  total: { read: readAmount, message: 'Enter an amount from 0 to 100,000 with at most two decimals.' },
  date: {
    read: (value) => (typeof value === 'string' && isDay(value) ? value : undefined),
    message: 'Enter a day such as 2026-03-14.',
  },
};

/** Take over a value, or answer what is wrong with it. */
function take<F extends Field>(changes: OrderChanges, field: F, value: unknown): string | undefined {
  const rule: Rule<Order[F]> = rules[field];
  const result = rule.read(value);
  if (result === undefined) return rule.message;
  changes[field] = result;
  return undefined;
}

function readName(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : '';
  return name.length > 0 && name.length <= 80 && isPlainText(name) ? name : undefined;
}

function readAmount(value: unknown): number | undefined {
  const isAmount = typeof value === 'number' && value >= 0 && value <= 100_000;
  // As text, because 1.15 * 100 is not 115.
  return isAmount && /^\d+(\.\d{1,2})?$/.test(String(value)) ? value : undefined;
}
