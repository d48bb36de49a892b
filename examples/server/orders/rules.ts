import { products, sumsOf, today } from './seed';
import type { Filter, NewOrder, Order, OrderDetail, OrderLine, OrderQuery } from './types';

/** Whether search and filters find an order. The screen asks, too, about orders that come in. */
export function isFound(order: Order, { search, filters }: Pick<OrderQuery, 'search' | 'filters'>): boolean {
  return hasText(order, search) && filters.every((filter) => fits(order, filter));
}

/** Give a customer's order names, prices and sums: those of the catalog, whatever the customer sent. */
export function startOrder({ customer, country, lines }: NewOrder): Omit<OrderDetail, 'id'> {
  const priced = lines.map(({ sku, quantity }): OrderLine => {
    const [, name = '', price = 0] = products.find(([known]) => known === sku) ?? [];
    return { sku, name, quantity, price };
  });
  return {
    customer,
    country,
    ...sumsOf(priced),
    status: 'new',
    date: today,
    version: 1,
    lines: priced,
    events: [{ at: today, text: 'Ordered' }],
  };
}

function hasText({ id, customer, country }: Order, search: string): boolean {
  return contains(`${id} ${customer} ${country}`, search);
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function fits(order: Order, { column, operator, values }: Filter): boolean {
  const actual = order[column];
  return values.some((value) => {
    if (operator === 'contains') return contains(String(actual), String(value));
    if (operator === 'gte') return actual >= value;
    if (operator === 'lte') return actual <= value;
    return actual === value;
  });
}
