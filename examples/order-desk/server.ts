import { createOrderHandler } from '../server/orders/handler';
import { createMemoryStore } from '../server/orders/stores/memory';
import type { Order } from '../server/orders/types';

/** What the next requests meet: a slow server, one that fails, or a colleague who saves an order before you. */
export type Trial = 'slow' | 'fail' | 'conflict';

// The server of examples/server, which here runs in the browser. In your app, delete this file and call `fetch`.
const answer = createOrderHandler(createMemoryStore());
let trial: Trial | undefined;

export function setTrial(next: Trial | undefined): void {
  trial = next;
}

/** Works like `fetch`. */
export async function fetchOrders(path: string, init: RequestInit = {}): Promise<Response> {
  const url = `https://orders.example${path}`;
  if (trial === 'conflict' && init.method === 'PATCH') await changeAsColleague(url);
  const headers: HeadersInit = trial === 'slow' || trial === 'fail' ? { 'x-try': trial } : {};
  const response = await answer(new Request(url, { ...init, headers }));
  init.signal?.throwIfAborted();
  return response;
}

async function changeAsColleague(url: string): Promise<void> {
  const { version, total }: Order = await (await answer(new Request(url))).json();
  const body = JSON.stringify({ version, changes: { total: total + 25 } });
  await answer(new Request(url, { method: 'PATCH', body }));
}
