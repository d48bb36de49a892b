import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createOrderHandler } from './orders/handler';
import { seedOrders } from './orders/seed';
import { createSqlStore } from './orders/stores/sql';
import { prepareTables } from './orders/stores/tables';
import { letCustomersWrite } from './tickets/customers';
import { createTicketHandler } from './tickets/handler';
import { seedTickets } from './tickets/seed';
import { createSqlStore as createTicketStore } from './tickets/stores/sql';
import type { NewTicket } from './tickets/types';
import { prepareTables as prepareTicketTables } from './tickets/stores/tables';

async function start() {
  console.log('Starting Postgres: a new database takes some seconds.');
  // Without a folder, the database is in memory: each start begins with the same rows.
  const db = await PGlite.create(process.env.DATA_FOLDER);
  await prepareTables(db, seedOrders());
  await prepareTicketTables(db, seedTickets());
  const handleOrders = createOrderHandler(createSqlStore(db));
  const handleTickets = createTicketHandler(createTicketStore(db));

  const app = new Hono();
  app.use(bodyLimit({ maxSize: 100_000 }));
  app.all('/orders/*', ({ req }) => handleOrders(req.raw));
  app.all('/tickets/*', ({ req }) => handleTickets(req.raw));
  const port = Number(process.env.PORT ?? 8787);
  // Only this machine gets an answer: the server asks no one who they are.
  serve({ fetch: app.fetch, hostname: 'localhost', port }, (address) => {
    console.log(`Orders: http://localhost:${address.port}/orders`);
    console.log(`Tickets: http://localhost:${address.port}/tickets`);
  });
  // With PACE=4000, a customer writes every four seconds.
  const pace = Number(process.env.PACE ?? 0);
  if (pace > 0) letCustomersWrite((ticket) => handleTickets(newTicket(ticket)), pace);
}

function newTicket(ticket: NewTicket): Request {
  return new Request('http://localhost/tickets', { method: 'POST', body: JSON.stringify(ticket) });
}

void start();
