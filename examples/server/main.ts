import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createOrderHandler } from './orders/handler';
import { seedOrders } from './orders/seed';
import { createSqlStore } from './orders/stores/sql';
import { prepareTables } from './orders/stores/tables';

async function start() {
  console.log('Starting Postgres: a new database takes some seconds.');
  // Without a folder, the database is in memory: each start begins with the same orders.
  const db = await PGlite.create(process.env.DATA_FOLDER);
  await prepareTables(db, seedOrders());
  const handleOrders = createOrderHandler(createSqlStore(db));

  const app = new Hono();
  app.use(bodyLimit({ maxSize: 100_000 }));
  app.all('/orders/*', ({ req }) => handleOrders(req.raw));
  const port = Number(process.env.PORT ?? 8787);
  // Only this machine gets an answer: the server asks no one who they are.
  serve({ fetch: app.fetch, hostname: 'localhost', port }, (address) => {
    console.log(`Orders: http://localhost:${address.port}/orders`);
  });
}

void start();
