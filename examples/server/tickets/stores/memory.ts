import { select } from '../rules';
import { seedTickets } from '../seed';
import { rowOf, type Ticket, type TicketDetail, type TicketStore } from '../types';

/** Keep tickets in memory: for the browser, and for tests. */
export function createMemoryStore(seed: TicketDetail[] = seedTickets()): TicketStore {
  const tickets = new Map(seed.map((ticket) => [ticket.id, ticket]));
  let last = Math.max(10_000, ...seed.map(({ id }) => Number(id.slice(2))));

  function save(ticket: TicketDetail): Ticket {
    tickets.set(ticket.id, ticket);
    return rowOf(ticket);
  }

  return {
    async find({ page, size, ...query }, longSince) {
      const found = select([...tickets.values()].map(rowOf), query, longSince);
      return { rows: found.slice(page * size, (page + 1) * size), total: found.length };
    },

    async get(id) {
      return structuredClone(tickets.get(id));
    },

    async add({ text, ...ticket }, at) {
      last += 1;
      const messages = [{ at, author: ticket.customer, text }];
      const state = { state: 'open', assignee: null, waitingSince: at, version: 1 } as const;
      return save({ id: `T-${last}`, ...ticket, ...state, messages });
    },

    async update(id, version, changes) {
      const ticket = tickets.get(id);
      if (!ticket) return { kind: 'missing' };
      if (ticket.version !== version) return { kind: 'conflict', ticket: rowOf(ticket) };
      return { kind: 'updated', ticket: save({ ...ticket, ...changes, version: version + 1 }) };
    },

    async reply(id, message, agent) {
      const ticket = tickets.get(id);
      if (!ticket) return undefined;
      return save({
        ...ticket,
        state: 'answered',
        assignee: ticket.assignee ?? agent,
        waitingSince: null,
        version: ticket.version + 1,
        messages: [...ticket.messages, message],
      });
    },
  };
}
