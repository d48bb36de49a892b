import { useEffect, useReducer, useState } from 'react';
import type { Ticket, TicketChanges, TicketDetail, TicketEvent, TicketPage } from '../server/tickets/types';
import { fetchTickets, firstDetail } from './server';

interface Tickets {
  shown: ReadonlyMap<string, Ticket>;
  /** New tickets, which are shown on a click, so that no row moves under the pointer. */
  arrived: ReadonlyMap<string, Ticket>;
  isLoaded: boolean;
}

type Step = { type: 'receive'; tickets: Ticket[] } | { type: 'show' };

/** A ticket that is already shown is updated in place. A new one waits. */
function advance(state: Tickets, step: Step): Tickets {
  if (step.type === 'show') {
    return { ...state, shown: new Map([...state.shown, ...state.arrived]), arrived: new Map() };
  }
  const shown = new Map(state.shown);
  const arrived = new Map(state.arrived);
  for (const ticket of step.tickets) {
    const known = shown.get(ticket.id) ?? arrived.get(ticket.id);
    // Responses and events can arrive out of order.
    if (known && known.version >= ticket.version) continue;
    const isShown = shown.has(ticket.id) || !state.isLoaded;
    (isShown ? shown : arrived).set(ticket.id, ticket);
  }
  return { shown, arrived, isLoaded: true };
}

/** All tickets, in sync with the server unless `isPaused`. */
export function useTickets(first: Ticket[], isPaused: boolean) {
  const [tickets, dispatch] = useReducer(advance, first, (rows) => ({
    shown: new Map(rows.map((ticket) => [ticket.id, ticket])),
    arrived: new Map(),
    isLoaded: false,
  }));
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const receive = (...received: Ticket[]) => dispatch({ type: 'receive', tickets: received });

  useEffect(() => {
    if (isPaused) return undefined;
    const connection = new AbortController();
    const { signal } = connection;
    follow(signal, (received) => dispatch({ type: 'receive', tickets: received })).catch(
      (reason: unknown) => signal.aborted || setFailure(messageOf(reason)),
    );
    return () => connection.abort();
  }, [isPaused, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { ...tickets, receive, showArrived: () => dispatch({ type: 'show' }), failure, retry };
}

/** Listen before loading, so that no change is lost between the two. */
async function follow(signal: AbortSignal, receive: (tickets: Ticket[]) => void): Promise<void> {
  const events = await fetchTickets('/tickets/events', { signal });
  if (!events.ok || !events.body) throw await errorOf(events);
  receive(await loadAll(signal));
  const reader = events.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The server has stopped sending changes.');
    const messages = (text + value).split('\n\n');
    // The last event is still incomplete.
    text = messages.pop() ?? '';
    const data = messages.filter((message) => message.startsWith('data: '));
    receive(data.map((message): Ticket => (JSON.parse(message.slice(6)) as TicketEvent).ticket));
  }
}

async function loadAll(signal: AbortSignal): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  for (let page = 0; ; page += 1) {
    const response = await fetchTickets(`/tickets?size=500&page=${page}`, { signal });
    const { rows, total } = await readJson<TicketPage>(response);
    tickets.push(...rows);
    if (tickets.length >= total || rows.length === 0) return tickets;
  }
}

/** Reloads the messages for each version of the ticket, and returns the previous ones until then. */
export function useMessages(id: string, version: number) {
  const [detail, setDetail] = useState(firstDetail);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadTicket(id).then(
      (loaded) => isCurrent && setDetail(loaded),
      (reason: unknown) => isCurrent && setFailure(messageOf(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, version, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  const messages = detail?.id === id ? detail.messages : undefined;
  return { messages, failure, retry };
}

interface Draft {
  text: string;
  isSending?: boolean;
  failure?: string;
}

/** The unsent replies to all tickets. Each keeps its text until the server has saved it. */
export function useReplies(receive: (ticket: Ticket) => void) {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const keep = (id: string, draft: Draft) => setDrafts((all) => ({ ...all, [id]: draft }));
  const draftOf = (id: string): Draft => drafts[id] ?? { text: '' };
  const write = (id: string, text: string) => keep(id, { text });
  const send = async (id: string) => {
    const { text } = draftOf(id);
    keep(id, { text, isSending: true });
    try {
      receive(await sendReply(id, text));
      keep(id, { text: '' });
    } catch (error) {
      keep(id, { text, failure: messageOf(error) });
    }
  };
  return { draftOf, write, send };
}

async function loadTicket(id: string): Promise<TicketDetail> {
  return readJson(await fetchTickets(`/tickets/${id}`));
}

/** Change a ticket. If someone else was faster, return their version. */
export async function changeTicket(
  { id, version }: Ticket,
  changes: TicketChanges,
): Promise<{ ticket: Ticket; isConflict: boolean }> {
  const body = JSON.stringify({ version, changes });
  const response = await fetchTickets(`/tickets/${id}`, { method: 'PATCH', body });
  if (response.status !== 409) return { ticket: await readJson(response), isConflict: false };
  const { current }: { current: Ticket } = await response.json();
  return { ticket: current, isConflict: true };
}

async function sendReply(id: string, text: string): Promise<Ticket> {
  const body = JSON.stringify({ text });
  return readJson(await fetchTickets(`/tickets/${id}/messages`, { method: 'POST', body }));
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.ok) return response.json();
  throw await errorOf(response);
}

async function errorOf(response: Response): Promise<Error> {
  const { error }: { error?: string } = await response.json().catch(() => ({}));
  return new Error(error ?? `The server answered ${response.status}.`);
}

export function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
