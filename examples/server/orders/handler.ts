import { isId, readChanges, readIds, readVersion } from './changes';
import { createLive } from './live';
import { readQuery } from './query';
import { isRecord, Refusal, refuseFields } from './refusal';
import { rowOf, type Order, type OrderDetail, type OrderStore } from './types';

interface Settings {
  /** Replaced in tests, so that none of them waits. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Where failures go. */
  log?: (error: unknown) => void;
}

/** Answer the requests of the order desk. Runs wherever `Request` and `Response` exist: in Node, in workers, in browsers. */
export function createOrderHandler(store: OrderStore, { wait = pause, log = console.error }: Settings = {}) {
  const live = createLive();

  return async function handle(request: Request): Promise<Response> {
    const wish = request.headers.get('x-try');
    if (wish === 'slow') await wait(3000);
    if (wish === 'fail')
      return Response.json({ error: 'The server failed, as the request asked.' }, { status: 503 });
    try {
      return await route(request);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      // The client gets no details: they may contain SQL.
      log(error);
      return Response.json({ error: 'Something went wrong on the server.' }, { status: 500 });
    }
  };

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, room, id, ...rest] = pathname.split('/');
    if (room !== 'orders' || rest.length > 0)
      throw new Refusal(404, { error: 'There is nothing at this address.' });
    const { method } = request;
    if (method === 'GET' && !id) return Response.json(await store.find(readQuery(searchParams)));
    if (method === 'GET' && id === 'events') return live.open(request.signal);
    if (method === 'POST' && id === 'ship') return ship(await readBody(request));
    if (method === 'GET' && id) return Response.json(await find(id));
    if (method === 'PATCH' && id) return update(await find(id), await readBody(request));
    throw new Refusal(405, { error: `${method} is not possible here.` });
  }

  async function find(id: string): Promise<OrderDetail> {
    const order = isId(id) ? await store.get(id) : undefined;
    if (!order) throw new Refusal(404, { error: 'There is no such order.' });
    return order;
  }

  async function update(current: OrderDetail, body: Record<string, unknown>): Promise<Response> {
    const version = readVersion(body.version);
    const changes = readChanges(body.changes);
    if (version !== current.version) throw conflict(rowOf(current));
    if (changes.status === 'shipped' && current.status !== 'paid' && current.status !== 'shipped') {
      throw refuseFields({ status: 'Only a paid order can be shipped.' });
    }
    // The store compares versions again, in the same step as it writes: someone may be faster.
    const result = await store.update(current.id, version, changes);
    if (result.kind === 'missing') throw new Refusal(404, { error: 'There is no such order.' });
    if (result.kind === 'conflict') throw conflict(result.order);
    live.send({ type: 'changed', order: result.order });
    return Response.json(result.order);
  }

  async function ship(body: Record<string, unknown>): Promise<Response> {
    const result = await store.ship(readIds(body.ids));
    for (const order of result.shipped) live.send({ type: 'changed', order });
    return Response.json(result);
  }
}

function conflict(current: Order): Refusal {
  return new Refusal(409, { error: 'Someone else changed this order.', current });
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRecord(body)) throw new Refusal(400, { error: 'The body has to be a JSON object.' });
  return body;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
