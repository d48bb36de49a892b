import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrderHandler } from './handler';
import { refusedAddresses, refusedBodies, refusedOrders, refusedQueries, refusedValues } from './hostile';
import { createBuyer, months, seedOrders, today } from './seed';
import { createMemoryStore } from './stores/memory';
import { createSqlStore } from './stores/sql';
import { prepareTables } from './stores/tables';
import { rowOf } from './types';
import type { Order, OrderDetail, OrderNews, OrderPage, OrderStore, Shipped } from './types';

const seed = seedOrders(300);
const first = seed[0]!;
const paid = seed.filter(({ status }) => status === 'paid');
const isNew = seed.find(({ status }) => status === 'new')!;

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
});
afterAll(() => db.close());

/** Each test begins with the orders as they were made. */
const stores: Record<string, () => Promise<OrderStore>> = {
  memory: async () => createMemoryStore(structuredClone(seed)),
  Postgres: async () => {
    await db.exec('drop schema public cascade; create schema public');
    await prepareTables(db, seed);
    return createSqlStore(db);
  },
};

describe.each(Object.keys(stores))('orders in %s', (name) => {
  let handle: ReturnType<typeof createOrderHandler>;
  let waits: number[];
  beforeEach(async () => {
    waits = [];
    handle = createOrderHandler(await stores[name]!(), { wait: async (time) => void waits.push(time) });
  });

  const get = (address: string, headers = {}) =>
    handle(new Request(`http://localhost${address}`, { headers }));
  const send = (method: string, address: string, body: unknown) =>
    handle(
      new Request(`http://localhost${address}`, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const patch = (id: string, body: unknown) => send('PATCH', `/orders/${id}`, body);

  async function read<T>(answer: Promise<Response>, status = 200): Promise<T> {
    const response = await answer;
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(status);
    return body;
  }
  const find = (parameters: Record<string, string> | string[][] = {}) =>
    read<OrderPage>(get(`/orders?${new URLSearchParams(parameters)}`));
  const idsOf = async (parameters: Record<string, string> | string[][]) =>
    (await find([...new URLSearchParams(parameters), ['size', '100']])).rows.map(({ id }) => id);
  /** What the address should give, by a plain reading of the orders. */
  const expected = (isFound: (order: OrderDetail) => boolean) => {
    const found = seed.filter(isFound).map(({ id }) => id);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(seed.length);
    return found.slice(0, 100);
  };
  /** All that a client can see. */
  const everything = async () => {
    const pages = await Promise.all(['0', '1', '2'].map((page) => find({ page, size: '100' })));
    const details = await Promise.all(
      [first, isNew, ...paid].map(({ id }) => read<OrderDetail>(get(`/orders/${id}`))),
    );
    return { pages, details };
  };

  test('without parameters, the first ten orders by id come with the figures of all', async () => {
    const { rows, total, figures } = await find();
    expect(rows).toEqual(seed.slice(0, 10).map(rowOf));
    expect(total).toBe(300);
    expect(figures).toEqual(figuresOf(seed));
  });

  test.each([
    ['part of a name, in any case', 'MÜLL', ({ customer }: Order) => customer.endsWith('Müller')],
    ['an id', 'o-10007', ({ id }: Order) => id === 'O-10007'],
    ['a country', 'it', ({ customer, country }: Order) => /it/i.test(`${customer} ${country}`)],
  ])('the search finds %s, and the figures follow', async (_what, search, isFound) => {
    expect(await idsOf({ search })).toEqual(expected(isFound));
    expect((await find({ search, size: '1' })).figures).toEqual(figuresOf(seed.filter(isFound)));
  });

  test.each<[string, (order: Order) => boolean]>([
    ['country:eq:IT', ({ country }) => country === 'IT'],
    ['country:in:IT,FR', ({ country }) => country === 'IT' || country === 'FR'],
    ['status:in:paid,returned', ({ status }) => status === 'paid' || status === 'returned'],
    ['customer:contains:VAN D', ({ customer }) => customer.includes('van D')],
    [`customer:eq:${first.customer}`, ({ customer }) => customer === first.customer],
    ['items:eq:4', ({ items }) => items === 4],
    ['items:lte:2.5', ({ items }) => items <= 2],
    ['total:gte:549.5', ({ total }) => total >= 549.5],
    [`total:lte:${first.total}`, ({ total }) => total <= first.total],
    ['date:gte:2026-10-01', ({ date }) => date >= '2026-10-01'],
    [`date:eq:${first.date}`, ({ date }) => date === first.date],
    ['date:lte:2026-01-31', ({ date }) => date <= '2026-01-31'],
  ])('filter=%s keeps the orders that it names', async (filter, isFound) => {
    expect(await idsOf({ filter })).toEqual(expected(isFound));
  });

  test('filters, status and search hold together', async () => {
    const parameters = [
      ['status', 'shipped'],
      ['filter', 'country:in:DE,DK'],
      ['filter', 'total:gte:100'],
      ['search', 'a'],
    ];
    expect(await idsOf(parameters)).toEqual(
      expected(
        ({ status, country, total, customer, id }) =>
          status === 'shipped' && /DE|DK/.test(country) && total >= 100 && /a/i.test(`${id} ${customer}`),
      ),
    );
  });

  test.each(['%', '_', '\\', "'", '"', '$1', '?'])(
    'the search takes %s as a character, not as a sign',
    async (search) => {
      expect((await find({ search })).rows).toEqual([]);
      expect((await find({ filter: `customer:contains:${search}` })).rows).toEqual([]);
    },
  );

  test('no order found: no rows, and figures of nothing', async () => {
    expect(await find({ search: 'nowhere' })).toEqual({ rows: [], total: 0, figures: figuresOf([]) });
  });

  test('several sorts: the first decides, the next where it can’t, the id at last', async () => {
    const ids = await idsOf({ sort: '-country,items' });
    const sorted = seed.toSorted(
      (a, b) => byCode(b.country, a.country) || a.items - b.items || byCode(a.id, b.id),
    );
    expect(ids).toEqual(sorted.slice(0, 100).map(({ id }) => id));
  });

  test('names are sorted by the alphabet, not by code', async () => {
    const { rows } = await find({ search: ' SE', filter: 'country:eq:SE', sort: 'customer', size: '100' });
    const names = rows.map(({ customer }) => customer);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(names).not.toEqual(names.toSorted());
  });

  test.each<keyof Order>(['id', 'customer', 'country', 'items', 'status', 'total', 'date'])(
    'sorting by %s gives the orders in both directions',
    async (sort) => {
      const { compare } = new Intl.Collator('en');
      const all = seed
        .map((order) => order[sort])
        .sort((a, b) => (typeof a === 'number' ? a - Number(b) : compare(a, String(b))));
      const valuesOf = async (column: string) =>
        (await find({ sort: column, size: '100' })).rows.map((order) => order[sort]);
      expect(await valuesOf(sort)).toEqual(all.slice(0, 100));
      expect(await valuesOf(`-${sort}`)).toEqual(all.reverse().slice(0, 100));
    },
  );

  test('the pages hold each order once, and end', async () => {
    const sort = 'status';
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => find({ sort, page: String(page), size: '100' })),
    );
    expect(pages.map(({ rows }) => rows.length)).toEqual([100, 100, 100, 0]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(300);
    expect((await find({ page: '999999', size: '100' })).total).toBe(300);
  });

  test('an order has its lines and its history', async () => {
    expect(await read(get(`/orders/${first.id}`))).toEqual(first);
  });

  test('a change is saved, counted and written into the history', async () => {
    const changes = { customer: ' Ada O’Hara ', country: 'SE', total: 12.5, date: '2026-11-20' };
    const changed = await read(patch(first.id, { version: 1, changes }));
    const expectedOrder = { ...rowOf(first), ...changes, customer: 'Ada O’Hara', version: 2 };
    expect(changed).toEqual(expectedOrder);
    expect(await read(get(`/orders/${first.id}`))).toEqual({
      ...expectedOrder,
      lines: first.lines,
      events: [...first.events, { at: today, text: 'Changed customer, country, total, date' }],
    });
    expect((await find()).figures.revenue).toBeCloseTo(figuresOf(seed).revenue - first.total + 12.5);
  });

  test('who changes an old version gets the present one instead', async () => {
    const now = await read<Order>(patch(first.id, { version: 1, changes: { total: 5 } }));
    const late = await read(patch(first.id, { version: 1, changes: { total: 7 } }), 409);
    expect(late).toEqual({ error: 'Someone else changed this order.', current: now });
    expect(await read(get(`/orders/${first.id}`))).toMatchObject({ total: 5, version: 2 });
  });

  test('of two changes at once, one wins', async () => {
    const both = await Promise.all(
      [1, 2].map((total) => patch(first.id, { version: 1, changes: { total } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read<OrderDetail>(get(`/orders/${first.id}`))).version).toBe(2);
  });

  test('a value that is not possible gets 422 with the field, and nothing changes', async () => {
    const before = await everything();
    for (const [field, value] of refusedValues) {
      const changes = { total: 5, [field]: value };
      const body = await read<{ fields: object }>(patch(first.id, { version: 1, changes }), 422);
      expect(Object.keys(body.fields), JSON.stringify(value)).toEqual([field]);
    }
    expect(await everything()).toEqual(before);
  });

  test('the answer to a change names all its faults', async () => {
    const body = await read(patch(first.id, { version: 1, changes: { total: -1, country: 'XX' } }), 422);
    expect(body).toEqual({
      error: 'Some values are not possible.',
      fields: {
        total: 'Enter an amount from 0 to 100,000 with at most two decimals.',
        country: 'Choose a country of the list.',
      },
    });
  });

  test('only a paid order can become a shipped one', async () => {
    const body = await read(patch(isNew.id, { version: 1, changes: { status: 'shipped' } }), 422);
    expect(body).toMatchObject({ fields: { status: 'Only a paid order can be shipped.' } });
    await read(patch(isNew.id, { version: 1, changes: { status: 'paid' } }));
    expect(await read(patch(isNew.id, { version: 2, changes: { status: 'shipped' } }))).toMatchObject({
      version: 3,
    });
  });

  test('a late change is a conflict, also where its status is not possible any more', async () => {
    const { id } = paid[0]!;
    await read(patch(id, { version: 1, changes: { status: 'returned' } }));
    const late = await read(patch(id, { version: 1, changes: { status: 'shipped' } }), 409);
    expect(late).toEqual({
      error: 'Someone else changed this order.',
      current: { ...rowOf(paid[0]!), status: 'returned', version: 2 },
    });
  });

  test('shipping several orders ships the paid ones and names the others', async () => {
    const [one, two] = [paid[0]!, paid[1]!];
    const ids = [two.id, isNew.id, one.id, 'O-99999', two.id];
    const { shipped, skipped } = await read<Shipped>(send('POST', '/orders/ship', { ids }));
    expect(shipped).toEqual([two, one].map((order) => ({ ...rowOf(order), status: 'shipped', version: 2 })));
    expect(skipped).toEqual([isNew.id, 'O-99999']);
    const { events } = await read<OrderDetail>(get(`/orders/${one.id}`));
    expect(events.at(-1)).toEqual({ at: today, text: 'Marked as shipped' });
    expect(await read(get(`/orders/${isNew.id}`))).toEqual(isNew);
  });

  test('a customer’s order is new, gets the next number, and the prices of the catalog', async () => {
    const order = {
      customer: ' Ida Öberg ',
      country: 'SE',
      lines: [
        { sku: 'LMP-110', quantity: 2 },
        { sku: 'SHF-080', quantity: 3, price: 0.01, name: 'Cheap' },
      ],
    };
    const added = await read<Order>(send('POST', '/orders', order), 201);
    const sums = { items: 5, total: 237.85, status: 'new', date: today, version: 1 };
    expect(added).toEqual({ id: 'O-10301', customer: 'Ida Öberg', country: 'SE', ...sums });
    expect(await read(get('/orders/O-10301'))).toEqual({
      ...added,
      lines: [
        { sku: 'LMP-110', name: 'Desk lamp', quantity: 2, price: 59 },
        { sku: 'SHF-080', name: 'Wall shelf', quantity: 3, price: 39.95 },
      ],
      events: [{ at: today, text: 'Ordered' }],
    });
    expect((await read<Order>(send('POST', '/orders', order), 201)).id).toBe('O-10302');
    expect((await find({ search: 'Ida Öberg' })).total).toBe(2);
    expect((await find()).total).toBe(302);
  });

  test('an order for which a value is missing or not possible gets 422 with the field, and is not added', async () => {
    const good = { customer: 'Ida', country: 'SE', lines: [{ sku: 'LMP-110', quantity: 1 }] };
    for (const [field, value] of refusedOrders) {
      const body = await read<{ fields: object }>(send('POST', '/orders', { ...good, [field]: value }), 422);
      expect(Object.keys(body.fields), JSON.stringify(value)).toEqual([field]);
    }
    expect((await find()).total).toBe(300);
  });

  test('who listens gets each new order and each change, until they leave', async () => {
    const leave = new AbortController();
    const response = await handle(new Request('http://localhost/orders/events', { signal: leave.signal }));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = readEvents(response);
    const added = await read(send('POST', '/orders', createBuyer(5)()), 201);
    const changed = await read(patch(first.id, { version: 1, changes: { total: 5 } }));
    await read(patch(first.id, { version: 1, changes: { total: 7 } }), 409);
    const { shipped } = await read<Shipped>(send('POST', '/orders/ship', { ids: [paid[0]!.id, isNew.id] }));
    expect((await events.next()).value).toEqual({ type: 'arrived', order: added });
    expect((await events.next()).value).toEqual({ type: 'changed', order: changed });
    expect((await events.next()).value).toEqual({ type: 'changed', order: shipped[0] });
    leave.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await read(patch(first.id, { version: 2, changes: { total: 9 } }));
  });

  test('who stops reading gets no more, and the others do', async () => {
    const [one, two] = await Promise.all([get('/orders/events'), get('/orders/events')]);
    await one.body?.cancel();
    await read(patch(first.id, { version: 1, changes: { total: 5 } }));
    expect((await readEvents(two).next()).value).toMatchObject({ order: { id: first.id, version: 2 } });
  });

  test('a request may ask for a slow answer, or for none', async () => {
    await read(get('/orders', { 'x-try': 'slow' }));
    expect(waits).toEqual([3000]);
    const before = await everything();
    await read(
      handle(
        new Request(`http://localhost/orders/${first.id}`, {
          method: 'PATCH',
          headers: { 'x-try': 'fail' },
          body: JSON.stringify({ version: 1, changes: { total: 5 } }),
        }),
      ),
      503,
    );
    expect(await everything()).toEqual(before);
    expect(waits).toEqual([3000]);
  });

  test('a query from outside the lists gets 400 with the parameter at fault, and nothing changes', async () => {
    const before = await everything();
    for (const [parameters, field] of refusedQueries) {
      const body = await read(get(`/orders?${parameters}`), 400);
      expect(body, parameters).toMatchObject({ field, error: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });

  test.each(["' or 1=1 --", "'; drop table orders; --", '") union select * from order_lines --'])(
    'SQL in a text, %s, is a text that no order has',
    async (text) => {
      const before = await everything();
      expect((await find({ search: text })).total).toBe(0);
      expect((await find({ filter: `customer:eq:${text}` })).total).toBe(0);
      expect((await find({ filter: `id:contains:${text}` })).total).toBe(0);
      expect(await everything()).toEqual(before);
    },
  );

  test('SQL in a name is saved as the name', async () => {
    const customer = "Bobby'); drop table orders; --";
    await read(patch(first.id, { version: 1, changes: { customer } }));
    expect((await find({ search: customer })).rows).toMatchObject([{ id: first.id, customer }]);
    expect((await find()).total).toBe(300);
  });

  test('an address or a method that does not exist gets 404 or 405, and nothing changes', async () => {
    const before = await everything();
    for (const [method, address, status] of refusedAddresses) {
      const body = await read(handle(new Request(`http://localhost${address}`, { method })), status);
      expect(body, address).toEqual({ error: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });

  test('a body that is no JSON, has no version, or too many ids is refused, and nothing changes', async () => {
    const before = await everything();
    for (const [method, id, body, status] of refusedBodies) {
      const response = await send(method, `/orders/${id}`, body);
      expect(response.status, `${method} ${id} ${JSON.stringify(body)}`).toBe(status);
    }
    expect(await everything()).toEqual(before);
  });
});

test('a failure of the database is no part of the answer', async () => {
  const store = createSqlStore({ query: () => Promise.reject(new Error('syntax error at "select secret"')) });
  const said: unknown[] = [];
  const response = await createOrderHandler(store, { log: (error) => said.push(error) })(
    new Request('http://localhost/orders'),
  );
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Something went wrong on the server.' });
  expect(said).toHaveLength(1);
});

test('the seed is the same in each run, and a year long', () => {
  const orders = seedOrders();
  expect(orders).toEqual(seedOrders());
  expect(orders).toHaveLength(2400);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(2400);
  expect([orders[0]!.date, orders.at(-1)!.date]).toEqual(['2025-12-02', today]);
  for (const { items, total, lines } of orders) {
    expect(items).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(total).toBeCloseTo(lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0));
  }
});

function figuresOf(orders: Order[]) {
  const kept = orders.filter(({ status }) => status !== 'returned');
  const sum = (some: Order[]) => some.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100;
  return {
    orders: orders.length,
    revenue: sum(kept),
    average: kept.length ? Math.round((sum(kept) * 100) / kept.length) / 100 : 0,
    open: orders.filter(({ status }) => /new|paid/.test(status)).length,
    byMonth: months.map((month) => sum(kept.filter(({ date }) => date.startsWith(month)))),
  };
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function* readEvents(response: Response): AsyncGenerator<OrderNews, undefined> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const messages = text.split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      if (message.startsWith('data: ')) yield JSON.parse(message.slice('data: '.length)) as OrderNews;
    }
  }
}
