import { answerWith, readAddress, readBody, type Settings } from '../answer';
import { readVersion } from '../fields';
import { createLive } from '../live';
import { Refusal, refuseFields } from '../refusal';
import { isId, readChanges, readIds, readNewOrder } from './changes';
import { readQuery } from './query';
import { startOrder } from './rules';
import { rowOf, type Order, type OrderDetail, type OrderNews, type OrderStore } from './types';

/** Answer the requests of the order desk. Runs wherever `Request` and `Response` exist: in Node, in workers, in browsers. */
export function createOrderHandler(store: OrderStore, settings?: Settings) {
  const live = createLive<OrderNews>();

  return answerWith(route, settings);

  async function route(request: Request): Promise<Response> {
    const { room, parts, params } = readAddress(request);
    const [id, ...rest] = parts;
    if (room !== 'orders' || rest.length > 0)
      throw new Refusal(404, { error: 'There is nothing at this address.' });
    const { method } = request;
    if (method === 'GET' && !id) return Response.json(await store.find(readQuery(params)));
    if (method === 'POST' && !id) return add(await readBody(request));
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

  async function add(body: Record<string, unknown>): Promise<Response> {
    const order = await store.add(startOrder(readNewOrder(body)));
    live.send({ type: 'arrived', order });
    return Response.json(order, { status: 201 });
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
