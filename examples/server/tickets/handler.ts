import { answerWith, readAddress, readBody, type Settings } from '../answer';
import { readVersion } from '../fields';
import { createLive } from '../live';
import { Refusal } from '../refusal';
import { isId, readChanges, readNewTicket, readReply } from './changes';
import { now as exampleTime } from './clock';
import { readQuery } from './query';
import { longSince, stamp } from './rules';
import { me, rowOf, type Ticket, type TicketDetail, type TicketEvent, type TicketStore } from './types';

interface TicketSettings extends Settings {
  now?: () => number;
}

/** Answer the requests of the help desk. Runs wherever `Request` and `Response` exist: in Node, in workers, in browsers. */
export function createTicketHandler(
  store: TicketStore,
  { now = exampleTime, ...settings }: TicketSettings = {},
) {
  const live = createLive<TicketEvent>();

  return answerWith(route, settings);

  async function route(request: Request): Promise<Response> {
    const { room, parts, params } = readAddress(request);
    const [id, part, ...rest] = parts;
    if (room !== 'tickets' || rest.length > 0 || (part !== undefined && part !== 'messages'))
      throw new Refusal(404, { error: 'There is nothing at this address.' });
    const { method } = request;
    if (method === 'GET' && !id) return Response.json(await store.find(readQuery(params), longSince(now())));
    if (method === 'POST' && !id) return add(await readBody(request));
    if (method === 'GET' && id === 'events' && !part) return live.open(request.signal);
    if (method === 'GET' && id && !part) return Response.json(await find(id));
    if (method === 'PATCH' && id && !part) return update(await find(id), await readBody(request));
    if (method === 'POST' && id && part) return reply(await find(id), await readBody(request));
    throw new Refusal(405, { error: `${method} is not possible here.` });
  }

  async function find(id: string): Promise<TicketDetail> {
    const ticket = isId(id) ? await store.get(id) : undefined;
    if (!ticket) throw new Refusal(404, { error: 'There is no such ticket.' });
    return ticket;
  }

  async function add(body: Record<string, unknown>): Promise<Response> {
    const ticket = await store.add(readNewTicket(body), stamp(now()));
    live.send({ type: 'arrived', ticket });
    return Response.json(ticket, { status: 201 });
  }

  async function update(current: TicketDetail, body: Record<string, unknown>): Promise<Response> {
    const version = readVersion(body.version);
    const changes = readChanges(body.changes);
    if (version !== current.version) throw conflict(rowOf(current));
    const state = changes.state ?? current.state;
    const waitingSince = state === 'open' ? (current.waitingSince ?? stamp(now())) : null;
    // The store compares versions again, in the same step as it writes: someone may be faster.
    const result = await store.update(current.id, version, { ...changes, waitingSince });
    if (result.kind === 'missing') throw new Refusal(404, { error: 'There is no such ticket.' });
    if (result.kind === 'conflict') throw conflict(result.ticket);
    live.send({ type: 'changed', ticket: result.ticket });
    return Response.json(result.ticket);
  }

  async function reply({ id }: TicketDetail, body: Record<string, unknown>): Promise<Response> {
    const message = { at: stamp(now()), author: me, text: readReply(body) };
    const ticket = await store.reply(id, message, me);
    if (!ticket) throw new Refusal(404, { error: 'There is no such ticket.' });
    live.send({ type: 'changed', ticket });
    return Response.json(ticket, { status: 201 });
  }
}

function conflict(current: Ticket): Refusal {
  return new Refusal(409, { error: 'Someone else changed this ticket.', current });
}
