import { expect, test, vi } from 'vitest';
import { createOrderHandler } from '../server/orders/handler';
import { createBuyer } from '../server/orders/seed';
import { createMemoryStore } from '../server/orders/stores/memory';
import type { Order, OrderNews } from '../server/orders/types';
import { openNews } from './api';
import { advance, describeNews, noNews, type News } from './news';
import { fetchOrders } from './server';

// In the downloaded project, this file asks a server that doesn't run during the tests.
vi.mock('./answer', () => ({
  origin: 'https://orders.example',
  answer: createOrderHandler(createMemoryStore()),
}));

const order = (id: string, version = 1, status: Order['status'] = 'new'): Order => {
  const rest = { customer: 'Ida Öberg', country: 'SE', items: 1, total: 59, date: '2026-11-26' } as const;
  return { id, version, status, ...rest };
};
const hear = (type: OrderNews['type'], one: Order) => ({ type: 'hear', news: { type, order: one } }) as const;
const loaded = (...orders: Order[]) => ({ type: 'know', orders, isPage: true }) as const;
const run = (...steps: Parameters<typeof advance>[1][]) => steps.reduce(advance, noNews);
const waitingIn = ({ waiting }: News) =>
  Array.from(waiting.values(), ({ type, order: { id, version } }) => `${type} ${id} ${version}`);
const textOf = (news: News, parameters = '', rows: Order[] = []) =>
  describeNews(news, { rows, params: new URLSearchParams(parameters) }).text;

test('an order that comes in and changes twice waits once, as a new one', () => {
  const news = run(
    hear('arrived', order('O-1')),
    hear('changed', order('O-1', 3)),
    hear('changed', order('O-1', 2)),
    hear('changed', order('O-2', 2)),
  );
  expect(waitingIn(news)).toEqual(['arrived O-1 3', 'changed O-2 2']);
  expect(textOf(news)).toBe('1 new order, 1 changed.');
});

test('a loaded page takes what came in before it was requested, and leaves what came in later', () => {
  const news = run(
    hear('arrived', order('O-1')),
    { type: 'ask' },
    hear('arrived', order('O-2')),
    hear('changed', order('O-1', 2)),
    loaded(order('O-1')),
  );
  expect(waitingIn(news)).toEqual(['arrived O-1 2', 'arrived O-2 1']);
  expect(waitingIn([{ type: 'ask' } as const, loaded()].reduce(advance, news))).toEqual([]);
});

test('what was changed here is no news, whether the answer or the event is first', () => {
  const answer = { type: 'know' as const, orders: [order('O-1', 2, 'shipped')] };
  const event = hear('changed', order('O-1', 2, 'shipped'));
  expect(waitingIn(run(loaded(order('O-1')), answer, event))).toEqual([]);
  expect(waitingIn(run(loaded(order('O-1')), event, answer))).toEqual([]);
  expect(waitingIn(run(answer, hear('changed', order('O-1', 3))))).toEqual(['changed O-1 3']);
});

test('only orders are counted that the page shows or its query finds', () => {
  const news = run(
    hear('arrived', order('O-3')),
    hear('changed', order('O-1', 2, 'paid')),
    hear('changed', order('O-2', 2, 'shipped')),
  );
  expect(textOf(news, 'status=new')).toBe('1 new order.');
  expect(textOf(news, 'status=paid')).toBe('1 changed.');
  expect(textOf(news, 'status=paid', [order('O-2', 1, 'paid')])).toBe('2 changed.');
  expect(textOf(news, 'search=nobody')).toBe('Up to date.');
  expect(textOf(news, 'filter=total:gte:60')).toBe('Up to date.');
});

test('a break of the connection is said, and after it the page may be old until it is loaded again', () => {
  const lost = run({ type: 'connect' }, { type: 'lose' });
  expect(describeNews(lost, { rows: [], params: new URLSearchParams() })).toEqual({
    text: 'Not connected: trying again.',
    hasNews: false,
  });
  const back = advance(lost, { type: 'connect' });
  expect(describeNews(back, { rows: [], params: new URLSearchParams() }).hasNews).toBe(true);
  expect(textOf(advance(back, loaded()))).toBe('Up to date.');
});

test('the events of the server are read from its stream, until one leaves', async () => {
  const leave = new AbortController();
  const events = (await openNews(leave.signal))[Symbol.asyncIterator]();
  const body = JSON.stringify(createBuyer(9)());
  const added: unknown = await (await fetchOrders('/orders', { method: 'POST', body })).json();
  expect(await events.next()).toEqual({ done: false, value: { type: 'arrived', order: added } });
  leave.abort();
  expect((await events.next()).done).toBe(true);
});
