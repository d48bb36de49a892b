import type { Sort } from '../parameters';

/** From the one that can wait to the one that can't. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

/** Open: it's our turn. Answered: it's the customer's. */
export const states = ['open', 'answered', 'closed'] as const;
export type State = (typeof states)[number];

export const agents = ['Ada', 'Bruno', 'Clara', 'Emil'] as const;
export type Agent = (typeof agents)[number];

/** Who asks: a server with a sign-in would know. */
export const me: Agent = 'Ada';

export const tags = ['account', 'billing', 'bug', 'delivery', 'question', 'refund'] as const;
export type Tag = (typeof tags)[number];

export interface Ticket {
  /** Such as 'T-10001'. */
  id: string;
  subject: string;
  customer: string;
  priority: Priority;
  state: State;
  assignee: Agent | null;
  tags: Tag[];
  /** Such as '2026-11-26T13:58:20Z', or null while it's the customer's turn. */
  waitingSince: string | null;
  /** One more with each change: who sends an old one gets a conflict. */
  version: number;
}

export interface Message {
  /** Such as '2026-11-26T13:58:20Z'. */
  at: string;
  author: string;
  text: string;
}

export interface TicketDetail extends Ticket {
  messages: Message[];
}

/** Give the ticket as a row of the table. */
export function rowOf({ messages: _messages, ...ticket }: TicketDetail): Ticket {
  return ticket;
}

export const views = ['mine', 'unassigned', 'urgent', 'long', 'all'] as const;
export type View = (typeof views)[number];

export const columns = ['subject', 'customer', 'priority', 'assignee', 'waitingSince'] as const;
export type Column = (typeof columns)[number];

/** What to show, checked: a store never sees a view or a column from outside these lists. */
export interface ViewQuery {
  view: View;
  search: string;
  sort: Sort<Column>[];
}

export interface TicketQuery extends ViewQuery {
  page: number;
  size: number;
}

export interface TicketPage {
  rows: Ticket[];
  /** Tickets on all pages. */
  total: number;
}

/** What a person may change. */
export type TicketChanges = Partial<Pick<Ticket, 'priority' | 'state' | 'assignee'>>;

/** What a customer writes. */
export type NewTicket = Pick<Ticket, 'subject' | 'customer' | 'priority' | 'tags'> & { text: string };

/** With each change of state, the time since when the customer waits is another. */
export type StoredChanges = TicketChanges & Pick<Ticket, 'waitingSince'>;

type Updated = { kind: 'updated' | 'conflict'; ticket: Ticket } | { kind: 'missing' };

export interface TicketStore {
  /** @param longSince who has waited since then, has waited long */
  find(query: TicketQuery, longSince: string): Promise<TicketPage>;
  get(id: string): Promise<TicketDetail | undefined>;
  add(ticket: NewTicket, at: string): Promise<Ticket>;
  update(id: string, version: number, changes: StoredChanges): Promise<Updated>;
  /** Add an agent's message: it's the customer's turn then. */
  reply(id: string, message: Message, agent: Agent): Promise<Ticket | undefined>;
}

/** What `GET /tickets/events` sends. */
export interface TicketEvent {
  type: 'arrived' | 'changed';
  ticket: Ticket;
}
