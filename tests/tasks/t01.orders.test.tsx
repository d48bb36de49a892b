import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { choose, click, fill, pass, press, stopClock } from '../claims/hands';
import { all, bodyRow, buttonOf, one, shown } from '../claims/read';
import { choose as exportAs, downloads } from '../../docs/guides/_exports';
import Orders from './t01.orders';

const orders = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  customer: index % 2 ? `Odd ${index}` : `Even ${index}`,
  status: 'open',
}));

/** A server with twelve orders; `requests` lists the addresses that were asked for. */
function serve() {
  const rows = orders.map((order) => ({ ...order }));
  const state = { requests: [] as string[], isDown: false };
  const answer = (address: string, body?: BodyInit | null) => {
    const url = new URL(address, location.origin);
    const id = Number(url.pathname.split('/')[3]);
    if (body) return Object.assign(rows[id - 1]!, JSON.parse(String(body)));
    if (id) return `Details of ${id}`;
    const found = rows.filter(({ customer }) => customer.includes(url.searchParams.get('search') ?? ''));
    const size = Number(url.searchParams.get('size'));
    const start = Number(url.searchParams.get('page')) * size;
    return { items: found.slice(start, start + size), total: found.length };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    state.requests.push(String(address));
    return state.isDown
      ? new Response('', { status: 503 })
      : new Response(JSON.stringify(answer(String(address), init?.body)));
  });
  return state;
}

beforeEach(() => {
  const address = location.href;
  onTestFinished(() => {
    history.replaceState(history.state, '', address);
    vi.restoreAllMocks();
  });
});

const openStatus = (el: ParentNode) => all(el, bodyRow).map((row) => all(row, 'td').at(-1)!);

test('t01: a search sends one request after a pause', async () => {
  const server = serve();
  const { el } = mount(<Orders />);
  await expect.poll(() => shown(el)).toEqual(['1', '2', '3', '4', '5']);
  const before = server.requests.length;
  stopClock();
  for (const text of ['O', 'Od', 'Odd']) {
    fill(one(el, 'input[placeholder="Search"]'), text);
    pass(100);
  }
  expect(server.requests).toHaveLength(before);
  pass(400);
  expect(server.requests.slice(before)).toEqual(['/api/orders?page=0&size=5&search=Odd']);
});

test('t01: a panel loads when it opens and shows an error with a way to retry', async () => {
  const server = serve();
  const { el } = mount(<Orders />);
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(server.requests.some((address) => address.includes('details'))).toBe(false);
  server.isDown = true;
  press(all(el, bodyRow)[1]!, 'Detail panel visibility toggle');
  await expect.poll(() => one(el, '[role="alert"]').textContent).toContain('503');
  server.isDown = false;
  click(buttonOf('Retry'));
  await expect.poll(() => el.textContent).toContain('Details of 2');
});

test('t01: only the status cell opens an editor', async () => {
  serve();
  const { el } = mount(<Orders />);
  await expect.poll(() => shown(el)).toHaveLength(5);
  for (const cell of all(all(el, bodyRow)[0]!, 'td').slice(1, -1)) {
    for (const part of [cell, ...all(cell, '*')]) click(part);
  }
  expect(all(el, '[role="combobox"]')).toHaveLength(0);
  click(one(openStatus(el)[0]!, 'div'));
  await choose(one(el, 'tbody'), 'Sent');
  press(el, 'Save');
  await expect.poll(() => openStatus(el)[0]!.textContent).toBe('Sent');
});

test('t01: the file has the matching rows of all pages', async () => {
  serve();
  const files = downloads();
  const { el } = mount(<Orders />);
  await expect.poll(() => shown(el)).toHaveLength(5);
  fill(one(el, 'input[placeholder="Search"]'), 'Odd');
  await expect.poll(() => el.textContent).toContain('1-5 of 6');
  await exportAs(el, 'CSV');
  await expect.poll(() => files.length).toBe(1);
  const lines = decodeURIComponent(files[0]?.href ?? '')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[6]).toContain('Odd 11');
});

test('t01: reloading the address shows the same page', async () => {
  serve();
  const first = mount(<Orders />);
  await expect.poll(() => shown(first.el)).toHaveLength(5);
  press(first.el, 'Next Page');
  await expect.poll(() => shown(first.el)[0]).toBe('6');
  expect(new URLSearchParams(location.search).get('page')).toBe('2');
  first.unmount();
  const { el } = mount(<Orders />);
  await expect.poll(() => shown(el)).toEqual(['6', '7', '8', '9', '10']);
  fill(one(el, 'input[placeholder="Search"]'), 'Even');
  await expect.poll(() => new URLSearchParams(location.search).get('page')).toBe('1');
});
