import { byAlphabet, containsSql, createParameters, type Add, type Database } from '../../database';
import { me, priorities } from '../types';
import type { Column, Message, ViewQuery, StoredChanges, Ticket, TicketStore, View } from '../types';

/** Keep tickets in Postgres. All that comes from a request is a parameter, all that is part of the SQL is written here. */
export function createSqlStore(db: Database): TicketStore {
  async function getRow(id: string): Promise<Ticket | undefined> {
    return (await db.query<Ticket>(`select ${row} from tickets where id = $1`, [id])).rows[0];
  }

  return {
    async find({ page, size, ...query }, longSince) {
      const { values, add } = createParameters();
      const where = whereSql(query, longSince, add);
      const { rows: counts } = await db.query<{ total: number }>(
        `select count(*)::int as total from tickets where ${where}`,
        [...values],
      );
      const sql = `select ${row} from tickets where ${where} order by ${orderSql(query)}
        limit ${add(size)} offset ${add(page * size)}`;
      const { rows } = await db.query<Ticket>(sql, values);
      return { rows, total: counts[0]?.total ?? 0 };
    },

    async get(id) {
      const [ticket, messages] = await Promise.all([getRow(id), db.query<Message>(selectMessages, [id])]);
      return ticket && { ...ticket, messages: messages.rows };
    },

    async add({ subject, customer, priority, tags, text }, at) {
      const sql = `with added as (
          insert into tickets (subject, customer, priority, state, tags, waiting_since, version)
          values ($1, $2, $3, 'open', $4::text[], $5::timestamptz, 1) returning *
        ), noted as (
          insert into ticket_messages (ticket_id, at, author, text)
          select id, waiting_since, customer, $6::text from added
        )
        select ${row} from added`;
      const { rows } = await db.query<Ticket>(sql, [subject, customer, priority, tags, at, text]);
      const [ticket] = rows;
      if (!ticket) throw new Error('An insert gives the row that it has inserted.');
      return ticket;
    },

    async update(id, version, changes) {
      const { values, add } = createParameters();
      const sql = `update tickets set ${setSql(changes, add)} version = version + 1
        where id = ${add(id)} and version = ${add(version)}::bigint returning ${row}`;
      const [changed] = (await db.query<Ticket>(sql, values)).rows;
      if (changed) return { kind: 'updated', ticket: changed };
      const ticket = await getRow(id);
      return ticket ? { kind: 'conflict', ticket } : { kind: 'missing' };
    },

    async reply(id, { at, author, text }, agent) {
      // One statement, so that no message comes without the change of state.
      const sql = `with noted as (
          insert into ticket_messages (ticket_id, at, author, text)
          select id, $2::timestamptz, $3::text, $4::text from tickets where id = $1
        )
        update tickets set state = 'answered', assignee = coalesce(assignee, $5::text), waiting_since = null,
          version = version + 1
        where id = $1 returning ${row}`;
      return (await db.query<Ticket>(sql, [id, at, author, text, agent])).rows[0];
    },
  };
}

/** Drivers give times as objects; the screen gets texts. */
const timeSql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const row = `id, subject, customer, priority, state, assignee, tags, ${timeSql('waiting_since')} as "waitingSince", version`;
const selectMessages = `select ${timeSql('at')} as at, author, text from ticket_messages where ticket_id = $1 order by number`;

/** Conditions of the views, with the places of what they compare with. */
const viewSql: Record<View, (add: Add, longSince: string) => string> = {
  mine: (add) => `state <> 'closed' and assignee = ${add(me)}::text`,
  unassigned: () => `state <> 'closed' and assignee is null`,
  urgent: () => `state <> 'closed' and priority = 'urgent'`,
  long: (add, longSince) => `waiting_since <= ${add(longSince)}::timestamptz`,
  all: () => 'true',
};

function whereSql({ view, search }: ViewQuery, longSince: string, add: Add): string {
  const condition = viewSql[view](add, longSince);
  const text = `id || ' ' || subject || ' ' || customer || ' ' || array_to_string(tags, ' ')`;
  return search ? `${condition} and ${containsSql(text, add(search))}` : condition;
}

const sortSql: Record<Column, string> = {
  subject: byAlphabet('subject'),
  customer: byAlphabet('customer'),
  priority: `array_position(array['${priorities.join("', '")}'], priority)`,
  assignee: 'assignee',
  waitingSince: 'tickets.waiting_since',
};

function orderSql({ sort }: ViewQuery): string {
  const order = sort.map(
    ({ column, descending }) => `${sortSql[column]} ${descending ? 'desc' : 'asc'} nulls last`,
  );
  // The number comes last: without it, equal tickets could stand on two pages.
  return [...order, 'number'].join(', ');
}

function setSql({ priority, state, assignee, waitingSince }: StoredChanges, add: Add): string {
  const changes: Record<string, unknown> = { priority, state, assignee, waiting_since: waitingSince };
  return Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => `${column} = ${add(value)}, `)
    .join('');
}
