import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { letCustomersWrite } from './customers';
import { createTicketHandler } from './handler';
import { refusedAddresses, refusedBodies, refusedQueries, refusedValues } from './hostile';
import { createWriter, seedTickets } from './seed';
import { createMemoryStore } from './stores/memory';
import { createSqlStore } from './stores/sql';
import { prepareTables } from './stores/tables';
import { me, priorities, rowOf, views } from './types';
import type { Ticket, TicketDetail, TicketEvent, TicketPage, TicketStore, View } from './types';

const seed = seedTickets();
const opened = seed.filter(({ state }) => state === 'open');
const first = opened[0]!;
const now = '2026-11-26T14:00:00Z';

// A new database takes long: one for all tests.
let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
});
afterAll(() => db.close());

/** Each test begins with the tickets as they were made. */
const stores: Record<string, () => Promise<TicketStore>> = {
  memory: async () => createMemoryStore(structuredClone(seed)),
  Postgres: async () => {
    await db.exec('drop schema public cascade; create schema public');
    await prepareTables(db, seed);
    return createSqlStore(db);
  },
};

describe.each(Object.keys(stores))('tickets in %s', (name) => {
  let handle: ReturnType<typeof createTicketHandler>;
  beforeEach(async () => {
    handle = createTicketHandler(await stores[name]!(), { now: () => Date.parse(now) });
  });

  const get = (address: string) => handle(new Request(`http://localhost${address}`));
  const send = (method: string, address: string, body: unknown) =>
    handle(
      new Request(`http://localhost/tickets${address}`, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const patch = (id: string, version: number, changes: object) =>
    send('PATCH', `/${id}`, { version, changes });

  async function read<T>(answer: Promise<Response>, status = 200): Promise<T> {
    const response = await answer;
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(status);
    return body;
  }
  const find = (parameters: Record<string, string> = {}) =>
    read<TicketPage>(get(`/tickets?${new URLSearchParams({ size: '500', ...parameters })}`));
  const idsOf = async (parameters: Record<string, string>) =>
    (await find(parameters)).rows.map(({ id }) => id);
  const detail = (id: string) => read<TicketDetail>(get(`/tickets/${id}`));
  /** All that a client can see. */
  const everything = async () => ({
    rows: await find(),
    details: await Promise.all(opened.slice(0, 5).map(({ id }) => detail(id))),
  });

  test('without parameters, the first ten tickets come in the order in which they were written', async () => {
    const { rows, total } = await read<TicketPage>(get('/tickets'));
    expect(rows).toEqual(seed.slice(0, 10).map(rowOf));
    expect(total).toBe(260);
  });

  test.each<[View, (ticket: Ticket) => boolean]>([
    ['mine', ({ state, assignee }) => state !== 'closed' && assignee === me],
    ['unassigned', ({ state, assignee }) => state !== 'closed' && assignee === null],
    ['urgent', ({ state, priority }) => state !== 'closed' && priority === 'urgent'],
    ['long', ({ waitingSince }) => waitingSince !== null && waitingSince <= '2026-11-26T10:00:00Z'],
  ])('the view %s has the tickets that it names', async (view, isFound) => {
    const expected = seed.filter(isFound).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(3);
    expect(await idsOf({ view })).toEqual(expected);
    expect((await find({ view, size: '1' })).total).toBe(expected.length);
  });

  test.each([
    [
      'part of a subject, in any case',
      'BROKEN LAMP',
      ({ subject }: Ticket) => subject.includes('broken lamp'),
    ],
    ['a name', 'öberg', ({ customer }: Ticket) => customer.includes('Öberg')],
    ['an id', 't-10007', ({ id }: Ticket) => id === 'T-10007'],
    ['a tag', 'refund', ({ tags, subject }: Ticket) => tags.includes('refund') || /refund/i.test(subject)],
  ])('the search finds %s', async (_what, search, isFound) => {
    const expected = seed.filter(isFound).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(260);
    expect(await idsOf({ search })).toEqual(expected);
    const urgent = seed.filter((ticket) => isFound(ticket) && ticket.priority === 'urgent');
    const found = await find({ search, view: 'urgent' });
    expect(found.rows).toEqual(urgent.filter(({ state }) => state !== 'closed').map(rowOf));
  });

  test.each(['%', '_', '\\', "'", '"', '$1'])('the search takes %s as a character', async (search) => {
    const isFound = ({ id, subject, customer, tags }: Ticket) =>
      `${id} ${subject} ${customer} ${tags.join(' ')}`.includes(search);
    expect((await find({ search })).rows).toEqual(seed.filter(isFound).map(rowOf));
  });

  test.each<[column: 'subject' | 'customer' | 'assignee' | 'waitingSince']>([
    ['subject'],
    ['customer'],
    ['assignee'],
    ['waitingSince'],
  ])('sorting by %s gives the alphabet or the time in both directions, and nothing last', async (column) => {
    const { compare } = new Intl.Collator('en');
    const valuesOf = async (sort: string) => (await find({ sort })).rows.map((ticket) => ticket[column]);
    const isEmpty = (value: string | null) => value === null;
    const texts = seed.flatMap((ticket) => ticket[column] ?? []).toSorted(compare);
    const empty = seed.map((ticket) => ticket[column]).filter(isEmpty);
    expect(await valuesOf(column)).toEqual([...texts, ...empty]);
    expect(await valuesOf(`-${column}`)).toEqual([...texts.toReversed(), ...empty]);
  });

  test('priorities are sorted by their meaning, equal ones by the next column, then by age', async () => {
    const rank = ({ priority }: Ticket) => priorities.indexOf(priority);
    const { compare } = new Intl.Collator('en');
    const expected = seed.toSorted(
      (a, b) => rank(b) - rank(a) || compare(a.subject, b.subject) || compare(a.id, b.id),
    );
    expect(await idsOf({ sort: '-priority,subject' })).toEqual(expected.map(({ id }) => id));
  });

  test('the pages hold each ticket once, and end', async () => {
    const pages = await Promise.all(
      ['0', '1', '2', '3'].map((page) => find({ page, size: '100', sort: 'priority' })),
    );
    expect(pages.map(({ rows }) => rows.length)).toEqual([100, 100, 60, 0]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(260);
  });

  test('a ticket has its messages', async () => {
    expect(await detail(first.id)).toEqual(first);
    const closed = seed.find(({ messages }) => messages.length === 3)!;
    expect(await detail(closed.id)).toEqual(closed);
  });

  test('a customer’s ticket is open and unassigned, gets the next number, and waits from now on', async () => {
    const body = { subject: ' Help ', customer: 'Ida Öberg', text: 'Two\nlines', tags: ['bug', 'billing'] };
    const added = await read<Ticket>(send('POST', '', body), 201);
    const { text, ...fields } = body;
    expect(added).toEqual({
      ...fields,
      id: 'T-10261',
      subject: 'Help',
      priority: 'normal',
      state: 'open',
      assignee: null,
      waitingSince: now,
      version: 1,
    });
    expect((await detail(added.id)).messages).toEqual([{ at: now, author: 'Ida Öberg', text }]);
    expect((await read<Ticket>(send('POST', '', body), 201)).id).toBe('T-10262');
    expect((await find()).total).toBe(262);
  });

  test('assigning and raising a ticket leaves its waiting time', async () => {
    const changed = await read(patch(first.id, 1, { assignee: 'Clara', priority: 'urgent' }));
    expect(changed).toEqual({ ...rowOf(first), assignee: 'Clara', priority: 'urgent', version: 2 });
    expect(await read(patch(first.id, 2, { assignee: null }))).toMatchObject({ assignee: null, version: 3 });
    expect((await detail(first.id)).messages).toEqual(first.messages);
  });

  test('a closed ticket has no one waiting, and opened again it waits from then on', async () => {
    expect(await read(patch(first.id, 1, { state: 'closed' }))).toMatchObject({ waitingSince: null });
    expect(await idsOf({ view: 'long' })).not.toContain(first.id);
    expect(await read(patch(first.id, 2, { state: 'open' }))).toMatchObject({ waitingSince: now });
  });

  test('a reply makes it the customer’s turn, and the ticket that of who replies unless it is someone’s', async () => {
    const free = opened.find(({ assignee }) => assignee === null)!;
    const text = "It's done.\n'); drop table tickets; --";
    const replied = await read(send('POST', `/${free.id}/messages`, { text: `${text} ` }), 201);
    const expected = { ...rowOf(free), state: 'answered', assignee: me, waitingSince: null, version: 2 };
    expect(replied).toEqual(expected);
    expect(await detail(free.id)).toEqual({
      ...expected,
      messages: [...free.messages, { at: now, author: me, text }],
    });
    const taken = opened.find(({ assignee }) => assignee === 'Clara')!;
    const other = await read(send('POST', `/${taken.id}/messages`, { text }), 201);
    expect(other).toMatchObject({ assignee: 'Clara', version: 2 });
    expect((await find()).total).toBe(260);
  });

  test('of two changes at once one wins, and the other gets what it has become', async () => {
    const answers = await Promise.all(['Clara', 'Emil'].map((assignee) => patch(first.id, 1, { assignee })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409)!;
    const { messages: _messages, ...current } = await detail(first.id);
    expect(await late.json()).toEqual({ error: 'Someone else changed this ticket.', current });
    expect(current.version).toBe(2);
  });

  test('who listens gets each new ticket and each change, until they leave', async () => {
    const leave = new AbortController();
    const address = 'http://localhost/tickets/events';
    const response = await handle(new Request(address, { signal: leave.signal }));
    const events = readEvents(response);
    const added = await read(send('POST', '', { subject: 'Help', customer: 'Ida', text: 'Please.' }), 201);
    const changed = await read(patch(first.id, 1, { assignee: 'Clara' }));
    await read(patch(first.id, 1, { assignee: 'Emil' }), 409);
    const replied = await read(send('POST', `/${first.id}/messages`, { text: 'Done' }), 201);
    expect((await events.next()).value).toEqual({ type: 'arrived', ticket: added });
    expect((await events.next()).value).toEqual({ type: 'changed', ticket: changed });
    expect((await events.next()).value).toEqual({ type: 'changed', ticket: replied });
    leave.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await read(patch(first.id, 3, { assignee: 'Emil' }));
  });

  test('a query from outside the lists gets 400 with the parameter at fault, and nothing changes', async () => {
    const before = await everything();
    for (const [parameters, field] of refusedQueries) {
      const body = await read(get(`/tickets?${parameters}`), 400);
      expect(body, parameters).toMatchObject({ field, error: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });

  test.each(["' or 1=1 --", "'; drop table tickets; --", '") union select * from ticket_messages --'])(
    'SQL in a search, %s, is a text that no ticket has',
    async (search) => {
      const before = await everything();
      for (const view of views) expect((await find({ search, view })).total).toBe(0);
      expect(await everything()).toEqual(before);
    },
  );

  test('a value that is not possible gets 422 with the field, and nothing changes', async () => {
    const before = await everything();
    for (const [field, value] of refusedValues) {
      const changes = field === 'priority' ? { [field]: value } : { priority: 'low', [field]: value };
      const body = await read<{ fields: object }>(patch(first.id, 1, changes), 422);
      expect(Object.keys(body.fields), JSON.stringify(value)).toEqual([field]);
    }
    expect(await everything()).toEqual(before);
  });

  test('an address or a method that does not exist gets 404 or 405, and nothing changes', async () => {
    const before = await everything();
    for (const [method, address, status] of refusedAddresses) {
      const body = await read(handle(new Request(`http://localhost${address}`, { method })), status);
      expect(body, address).toEqual({ error: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });

  test('a body that is no JSON, or has wrong, missing or unknown fields, is refused, and nothing changes', async () => {
    const before = await everything();
    for (const [method, address, body, status] of refusedBodies) {
      const response = await send(method, address, body);
      expect(response.status, `${method} ${address} ${JSON.stringify(body)}`).toBe(status);
    }
    expect(await everything()).toEqual(before);
  });
});

test('a failure of the database is no part of the answer', async () => {
  const store = createSqlStore({ query: () => Promise.reject(new Error('syntax error at "select secret"')) });
  const said: unknown[] = [];
  const handle = createTicketHandler(store, { log: (error) => said.push(error) });
  const response = await handle(new Request('http://localhost/tickets'));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Something went wrong on the server.' });
  expect(said).toHaveLength(1);
});

test('the seed is the same in each run: 260 tickets of five days, the last one a minute old', () => {
  const tickets = seedTickets();
  expect(tickets).toEqual(seedTickets());
  expect(tickets).toHaveLength(260);
  expect(tickets.map(({ id }) => id)).toEqual(tickets.map((_ticket, index) => `T-${10_001 + index}`));
  const times = tickets.map(({ messages }) => messages[0]!.at);
  expect(times).toEqual(times.toSorted());
  expect([times[0]!.slice(0, 10), times.at(-1)!.slice(0, 13)]).toEqual(['2026-11-21', '2026-11-26T13']);
  for (const { state, waitingSince, messages } of tickets) {
    expect(waitingSince).toBe(state === 'open' ? messages[0]!.at : null);
    expect(messages).toHaveLength(['open', 'answered', 'closed'].indexOf(state) + 1);
    expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted());
  }
});

test('customers write at the pace that is asked for, always the same, until the signal', async () => {
  vi.useFakeTimers();
  try {
    const stop = new AbortController();
    const written: unknown[] = [];
    letCustomersWrite(async (ticket) => written.push(ticket), 4000, stop.signal);
    await vi.advanceTimersByTimeAsync(12_000);
    const next = createWriter(11);
    expect(written).toEqual([next(), next(), next()]);
    stop.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

async function* readEvents(response: Response): AsyncGenerator<TicketEvent, undefined> {
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const messages = text.split('\n\n');
    text = messages.pop()!;
    for (const message of messages) {
      if (message.startsWith('data: ')) yield JSON.parse(message.slice('data: '.length)) as TicketEvent;
    }
  }
}
