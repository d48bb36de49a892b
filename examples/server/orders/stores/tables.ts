import { hasTable, type Database } from '../../database';
import type { OrderDetail } from '../types';

/** Create the tables and fill them, unless they are there. */
export async function prepareTables(db: Database, seed: OrderDetail[]): Promise<void> {
  if (await hasTable(db, 'orders')) return;
  for (const statement of tables) await db.query(statement);
  const orders = JSON.stringify(seed);
  for (const statement of fill) await db.query(statement, [orders]);
}

const tables = [
  `create table orders (
    id text primary key,
    customer text not null,
    country text not null,
    items integer not null,
    status text not null check (status in ('new', 'paid', 'shipped', 'returned')),
    total numeric(10, 2) not null check (total >= 0),
    date date not null,
    version integer not null
  )`,
  `create table order_lines (
    order_id text not null references orders,
    position integer not null,
    sku text not null,
    name text not null,
    quantity integer not null,
    price numeric(10, 2) not null,
    primary key (order_id, position)
  )`,
  `create table order_events (
    id integer generated always as identity primary key,
    order_id text not null references orders,
    at date not null,
    text text not null
  )`,
  'create sequence order_numbers',
  'create index on orders (date)',
  'create index on order_events (order_id)',
];

/** Each takes all orders as one JSON text: four statements instead of thousands. */
const fill = [
  'insert into orders select * from jsonb_populate_recordset(null::orders, $1::jsonb)',
  `insert into order_lines
    select "order"->>'id', position, line->>'sku', line->>'name', (line->>'quantity')::int, (line->>'price')::numeric
    from jsonb_array_elements($1::jsonb) as "order",
      jsonb_array_elements("order"->'lines') with ordinality as lines (line, position)`,
  `insert into order_events (order_id, at, text)
    select "order"->>'id', (event->>'at')::date, event->>'text'
    from jsonb_array_elements($1::jsonb) as "order",
      jsonb_array_elements("order"->'events') with ordinality as events (event, position)
    order by "order"->>'id', position`,
  `select setval('order_numbers', 10000 + jsonb_array_length($1::jsonb))`,
];
