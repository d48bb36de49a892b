import { createOrderHandler } from '../server/orders/handler';
import { createMemoryStore } from '../server/orders/stores/memory';

// On this page the server of examples/server runs in the browser. The downloaded project has another file in place of this one, which
// asks the server over HTTP.

export const origin = 'https://orders.example';
export const answer = createOrderHandler(createMemoryStore());
