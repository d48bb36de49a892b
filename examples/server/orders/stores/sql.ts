import { byAlphabet, containsSql, createParameters, type Add, type Database } from '../../database';
import { describeChanges } from '../changes';
import { months, today } from '../seed';
import { changeable } from '../types';
import type { Column, Figures, Operator, Order, OrderDetail, OrderEvent, OrderLine } from '../types';
import type { OrderChanges, OrderQuery, OrderStore } from '../types';

/** Keep orders in Postgres. All that comes from a request is a parameter, all that is part of the SQL is written here. */
export function createSqlStore(db: Database): OrderStore {
  async function getRow(id: string): Promise<Order | undefined> {
    return (await db.query<Order>(`select ${row} from orders where id = $1`, [id])).rows[0];
  }

  return {
    async find(query) {
      const [figures, rows] = await Promise.all([findFigures(db, query), findRows(db, query)]);
      return { rows, total: figures.orders, figures };
    },

    async get(id): Promise<OrderDetail | undefined> {
      const [order, lines, events] = await Promise.all([
        getRow(id),
        db.query<OrderLine>(selectLines, [id]),
        db.query<OrderEvent>(selectEvents, [id]),
      ]);
      return order && { ...order, lines: lines.rows, events: events.rows };
    },

    async add(order): Promise<Order> {
      const [added] = (await db.query<Order>(addSql, [JSON.stringify(order)])).rows;
      if (!added) throw new Error('An insert gives the row that it has inserted.');
      return added;
    },

    async update(id, version, changes) {
      const { values, add } = createParameters();
      const condition = `id = ${add(id)} and version = ${add(version)}::bigint`;
      const [changed] = (await db.query<Order>(changeSql(condition, changes, add), values)).rows;
      if (changed) return { kind: 'updated', order: changed };
      const order = await getRow(id);
      return order ? { kind: 'conflict', order } : { kind: 'missing' };
    },

    async ship(ids) {
      const { values, add } = createParameters();
      const condition = `id = any(${add(ids)}::text[]) and status = 'paid'`;
      const { rows } = await db.query<Order>(changeSql(condition, { status: 'shipped' }, add), values);
      const byId = new Map(rows.map((order) => [order.id, order]));
      return { shipped: ids.flatMap((id) => byId.get(id) ?? []), skipped: ids.filter((id) => !byId.has(id)) };
    },
  };
}

/** Drivers give `numeric` as text and `date` as an object with a time zone; the screen gets numbers and days. */
const row = 'id, customer, country, items, status, total::float8 as total, date::text as date, version';
const selectLines =
  'select sku, name, quantity, price::float8 as price from order_lines where order_id = $1 order by position';
const selectEvents = 'select at::text as at, text from order_events where order_id = $1 order by id';

async function findRows(db: Database, query: OrderQuery): Promise<Order[]> {
  const { values, add } = createParameters();
  const where = whereSql(query, add);
  const { page, size } = query;
  const order = query.sort.map(
    ({ column, descending }) => `${sortSql[column]} ${descending ? 'desc' : 'asc'}`,
  );
  // The id comes last: without it, equal orders could stand on two pages.
  const sql = `select ${row} from orders where ${where} order by ${[...order, 'id'].join(', ')}
    limit ${add(size)} offset ${add(page * size)}`;
  return (await db.query<Order>(sql, values)).rows;
}

async function findFigures(db: Database, query: OrderQuery): Promise<Figures> {
  const { values, add } = createParameters();
  const where = whereSql(query, add);
  const total = await db.query<Omit<Figures, 'byMonth'>>(
    `select count(*)::int as orders,
      coalesce(sum(total) filter (where status <> 'returned'), 0)::float8 as revenue,
      coalesce(round(avg(total) filter (where status <> 'returned'), 2), 0)::float8 as average,
      (count(*) filter (where status in ('new', 'paid')))::int as open
    from orders where ${where}`,
    values,
  );
  const byMonth = await db.query<{ month: string; revenue: number }>(
    `select to_char(date, 'YYYY-MM') as month, sum(total)::float8 as revenue
    from orders where status <> 'returned' and ${where} group by month`,
    values,
  );
  const [figures] = total.rows;
  if (!figures) throw new Error('A query of sums gives one row, whatever it finds.');
  const revenueOf = new Map(byMonth.rows.map(({ month, revenue }) => [month, revenue]));
  return { ...figures, byMonth: months.map((month) => revenueOf.get(month) ?? 0) };
}

function whereSql({ search, filters }: OrderQuery, add: Add): string {
  const conditions = filters.map(({ column, operator, values }) =>
    operatorSql[operator](column, add(operator === 'in' ? values : values[0]), types[column]),
  );
  if (search) conditions.push(containsSql(`id || ' ' || customer || ' ' || country`, add(search)));
  return conditions.length > 0 ? conditions.join(' and ') : 'true';
}

const types: Record<Column, 'text' | 'numeric' | 'date'> = {
  id: 'text',
  customer: 'text',
  country: 'text',
  items: 'numeric',
  status: 'text',
  total: 'numeric',
  date: 'date',
};

const operatorSql: Record<Operator, (column: Column, place: string, type: string) => string> = {
  eq: (column, place, type) => `${column} = ${place}::${type}`,
  in: (column, place, type) => `${column} = any(${place}::${type}[])`,
  contains: containsSql,
  gte: (column, place, type) => `${column} >= ${place}::${type}`,
  lte: (column, place, type) => `${column} <= ${place}::${type}`,
};

const sortSql: Record<Column, string> = {
  id: 'id',
  customer: byAlphabet('customer'),
  country: 'country',
  items: 'items',
  status: 'status',
  total: 'orders.total',
  date: 'orders.date',
};

/** Takes an order as JSON, without its id. One statement, so that no order is without its lines. */
const addSql = `with added as (
    insert into orders select new.* from jsonb_populate_record(null::orders,
      $1::jsonb || jsonb_build_object('id', 'O-' || nextval('order_numbers'))) as new returning *
  ), listed as (
    insert into order_lines
    select id, position, line->>'sku', line->>'name', (line->>'quantity')::int, (line->>'price')::numeric
    from added, jsonb_array_elements($1::jsonb->'lines') with ordinality as lines (line, position)
  ), noted as (
    insert into order_events (order_id, at, text)
    select id, (event->>'at')::date, event->>'text' from added, jsonb_array_elements($1::jsonb->'events') as event
  )
  select ${row} from added`;

/** One statement, so that an order never changes without a line in its history. */
function changeSql(condition: string, changes: OrderChanges, add: Add): string {
  const columns = changeable.filter((column) => changes[column] !== undefined);
  const set = columns.map((column) => `${column} = ${add(changes[column])}, `).join('');
  return `with changed as (
      update orders set ${set}version = version + 1 where ${condition} returning *
    ), noted as (
      insert into order_events (order_id, at, text)
      select id, ${add(today)}::date, ${add(describeChanges(changes))}::text from changed
    )
    select ${row} from changed`;
}
