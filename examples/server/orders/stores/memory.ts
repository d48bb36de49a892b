import { describeChanges } from '../changes';
import { months, seedOrders, today } from '../seed';
import { isFound } from '../rules';
import { rowOf } from '../types';
import type { Figures, Order, OrderChanges, OrderDetail, OrderQuery, OrderStore } from '../types';

/** Keep orders in memory: for the browser, and for tests. */
export function createMemoryStore(seed: OrderDetail[] = seedOrders()): OrderStore {
  const orders = new Map(seed.map((order) => [order.id, order]));
  let last = Math.max(10_000, ...seed.map(({ id }) => Number(id.slice(2))));

  function change(order: OrderDetail, changes: OrderChanges): Order {
    const events = [...order.events, { at: today, text: describeChanges(changes) }];
    const changed = { ...order, ...changes, version: order.version + 1, events };
    orders.set(order.id, changed);
    return rowOf(changed);
  }

  return {
    async find({ sort, page, size, ...query }: OrderQuery) {
      const found = [...orders.values()]
        .filter((order) => isFound(order, query))
        .sort((a, b) => compare(a, b, sort));
      const rows = found.slice(page * size, (page + 1) * size).map(rowOf);
      return { rows, total: found.length, figures: figuresOf(found) };
    },

    async get(id) {
      return structuredClone(orders.get(id));
    },

    async add(order) {
      last += 1;
      const added = { id: `O-${last}`, ...order };
      orders.set(added.id, added);
      return rowOf(added);
    },

    async update(id, version, changes) {
      const order = orders.get(id);
      if (!order) return { kind: 'missing' };
      if (order.version !== version) return { kind: 'conflict', order: rowOf(order) };
      return { kind: 'updated', order: change(order, changes) };
    },

    async ship(ids) {
      const paid = ids.flatMap((id) => orders.get(id) ?? []).filter(({ status }) => status === 'paid');
      const shipped = paid.map((order) => change(order, { status: 'shipped' }));
      return { shipped, skipped: ids.filter((id) => !shipped.some((order) => order.id === id)) };
    },
  };
}

/** The order of the alphabet: by code, Ö would stand after Z. */
const { compare: byAlphabet } = new Intl.Collator('en');

function compare(a: Order, b: Order, sort: OrderQuery['sort']): number {
  for (const { column, descending } of sort) {
    const [x, y] = [a[column], b[column]];
    const difference =
      typeof x === 'number' && typeof y === 'number' ? x - y : byAlphabet(String(x), String(y));
    if (difference !== 0) return descending ? -difference : difference;
  }
  // Sorting is stable: equal orders stay as the map has them, by id.
  return 0;
}

function figuresOf(found: Order[]): Figures {
  const kept = found.filter(({ status }) => status !== 'returned');
  const cents = centsOf(kept);
  return {
    orders: found.length,
    revenue: cents / 100,
    average: kept.length > 0 ? Math.round(cents / kept.length) / 100 : 0,
    open: found.filter(({ status }) => status === 'new' || status === 'paid').length,
    byMonth: months.map((month) => centsOf(kept.filter(({ date }) => date.startsWith(month))) / 100),
  };
}

/** Cents, because sums of euros are not exact: 0.1 + 0.2 is not 0.3. */
function centsOf(orders: Order[]): number {
  return orders.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
}
