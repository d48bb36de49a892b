import { listRule, readFields, textRule, type Rules } from '../fields';
import { isDay, refuseFields } from '../refusal';
import { countries, statuses, type OrderChanges } from './types';

export function readChanges(input: unknown): OrderChanges {
  return readFields<Required<OrderChanges>>(rules, input);
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

const rules: Rules<Required<OrderChanges>> = {
  customer: textRule(80),
  country: listRule(countries, 'Choose a country of the list.'),
  status: listRule(statuses, 'Choose a status of the list.'),
  total: { read: readAmount, message: 'Enter an amount from 0 to 100,000 with at most two decimals.' },
  date: {
    read: (value) => (typeof value === 'string' && isDay(value) ? value : undefined),
    message: 'Enter a day such as 2026-03-14.',
  },
};

function readAmount(value: unknown): number | undefined {
  const isAmount = typeof value === 'number' && value >= 0 && value <= 100_000;
  // As text, because 1.15 * 100 is not 115.
  return isAmount && /^\d+(\.\d{1,2})?$/.test(String(value)) ? value : undefined;
}
