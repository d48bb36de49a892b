import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderPage } from './orders/types';
import type { TicketEvent, TicketPage } from './tickets/types';

let server: ChildProcess;
let address = '';
beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', PACE: '500' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    if (!line.startsWith('Orders: ')) continue;
    address = line.slice('Orders: '.length);
    break;
  }
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

test('the server answers over HTTP from its database', async () => {
  const response = await fetch(`${address}?search=rossi&sort=-total&size=1`);
  const { rows, total } = (await response.json()) as OrderPage;
  expect(rows[0]?.customer).toMatch(/Rossi$/);
  expect(total).toBeGreaterThan(1);
  expect((await fetch(`${address}?size=1e9`)).status).toBe(400);
  expect((await fetch(`${address}/nothing/here`)).status).toBe(404);
});

test('a change over HTTP reaches those who listen', async () => {
  const events = await fetch(`${address}/events`);
  const order = (await (await fetch(`${address}/O-10001`)).json()) as Order;
  const changed = await fetch(`${address}/O-10001`, {
    method: 'PATCH',
    body: JSON.stringify({ version: order.version, changes: { total: 5 } }),
  });
  const event = { type: 'changed', order: await changed.json() };
  let text = '';
  for await (const part of events.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.endsWith('}\n\n')) break;
  }
  expect(text).toBe(`: open\n\ndata: ${JSON.stringify(event)}\n\n`);
});

test('the tickets are served, too, and customers write at the pace that was asked for', async () => {
  const tickets = address.replace('orders', 'tickets');
  const { rows } = (await (
    await fetch(`${tickets}?view=urgent&sort=waitingSince&size=1`)
  ).json()) as TicketPage;
  expect(rows).toMatchObject([{ priority: 'urgent', state: 'open' }]);
  const events = await fetch(`${tickets}/events`);
  let text = '';
  for await (const part of events.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.endsWith('}\n\n')) break;
  }
  const event = JSON.parse(text.split('data: ')[1] ?? '') as TicketEvent;
  expect(event).toMatchObject({ type: 'arrived', ticket: { state: 'open', assignee: null, version: 1 } });
});

test('a body of more than 100 kB is refused', async () => {
  const response = await fetch(`${address}/ship`, { method: 'POST', body: 'a'.repeat(100_001) });
  expect(response.status).toBe(413);
});
