import { listRule, readFields, textRule, type Rules } from '../fields';
import { isDay, isRecord, refuseFields } from '../refusal';
import { products } from './seed';
import { countries, statuses, type NewOrder, type OrderChanges } from './types';

export function readChanges(input: unknown): OrderChanges {
  return readFields<Required<OrderChanges>>(rules, input);
}

export function readNewOrder(input: unknown): NewOrder {
  const { customer, country, lines } = readFields<NewOrder>(newRules, input);
  if (!customer) throw refuseFields({ customer: newRules.customer.message });
  if (!country) throw refuseFields({ country: newRules.country.message });
  if (!lines) throw refuseFields({ lines: newRules.lines.message });
  return { customer, country, lines };
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

const customer = textRule(80);
const country = listRule(countries, 'Choose a country of the list.');

const newRules: Rules<NewOrder> = {
  customer,
  country,
  lines: { read: readLines, message: 'Send 1 to 20 different products of the list, 1 to 99 of each.' },
};

const rules: Rules<Required<OrderChanges>> = {
  customer,
  country,
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

function readLines(lines: unknown): NewOrder['lines'] | undefined {
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > 20 || !lines.every(isLine))
    return undefined;
  const ordered = new Set(lines.map(({ sku }) => sku));
  return ordered.size === lines.length ? lines.map(({ sku, quantity }) => ({ sku, quantity })) : undefined;
}

function isLine(line: unknown): line is NewOrder['lines'][number] {
  if (!isRecord(line)) return false;
  const { sku, quantity } = line;
  const isCount =
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 && quantity < 100;
  return isCount && products.some(([known]) => known === sku);
}
