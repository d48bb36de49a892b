import { createTicketHandler } from '../server/tickets/handler';
import { seedTickets } from '../server/tickets/seed';
import { createMemoryStore } from '../server/tickets/stores/memory';

// On this page the server of examples/server runs in the browser. The downloaded project has another file in place of this one, which
// asks the server over HTTP.

export const origin = 'https://help.example';
export const answer = createTicketHandler(createMemoryStore(seedTickets()));
