import type { Query } from '@material-table/core';
import type {
  Order,
  OrderChanges,
  OrderDetail,
  OrderNews,
  OrderPage,
  Shipped,
  Status,
} from '../server/orders/types';
import { fetchOrders } from './server';

export type Tab = Status | 'all';

export const newestFirst = '-date,-id';

/** The result of a change: the order as saved, or as someone else has saved it, or why it isn't saved. */
export type Saved =
  | { kind: 'saved' | 'conflict'; order: Order }
  | { kind: 'invalid'; fields: Partial<Record<keyof OrderChanges, string>> }
  | { kind: 'failed'; reason: string };

/** Turn the table's query and the chosen tab into the parameters of a request. */
export function toParams(query: Query<Order>, tab: Tab): URLSearchParams {
  const params = new URLSearchParams({ page: String(query.page), size: String(query.pageSize) });
  if (query.search) params.set('search', query.search);
  if (tab !== 'all') params.set('status', tab);
  for (const { column, value } of query.filters) {
    const operator = Array.isArray(value) ? 'in' : column.type === 'numeric' ? 'gte' : 'contains';
    // A cleared lookup filter is an empty list.
    if (String(value)) params.append('filter', `${String(column.field)}:${operator}:${String(value)}`);
  }
  const sort = query.orderByCollection
    // Until the first click, there is an entry for each column.
    .filter(({ sortOrder }) => sortOrder)
    .map(({ orderByField, orderDirection }) => (orderDirection === 'desc' ? '-' : '') + orderByField);
  params.set('sort', sort.join(',') || newestFirst);
  return params;
}

/** A page of orders, or the last page if there are fewer by now. `params` then contain its number. */
export async function loadPage(params: URLSearchParams, signal?: AbortSignal): Promise<OrderPage> {
  const answer = await readJson<OrderPage>(await fetchOrders(`/orders?${params}`, { signal }));
  if (answer.rows.length > 0 || answer.total === 0) return answer;
  params.set('page', String(Math.ceil(answer.total / Number(params.get('size'))) - 1));
  return loadPage(params, signal);
}

/** The orders of all pages of a query, a hundred at a time. */
export async function loadAll(params: URLSearchParams): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page = 0; ; page += 1) {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    next.set('size', '100');
    const { rows, total } = await loadPage(next);
    orders.push(...rows);
    if (orders.length >= total) return orders;
  }
}

export async function loadOrder(id: string): Promise<OrderDetail> {
  return readJson(await fetchOrders(`/orders/${id}`));
}

/** Ship those of the orders that are paid. The server takes a hundred at a time. */
export async function shipOrders(ids: string[]): Promise<Shipped> {
  const result: Shipped = { shipped: [], skipped: [] };
  for (let start = 0; start < ids.length; start += 100) {
    const body = JSON.stringify({ ids: ids.slice(start, start + 100) });
    const response = await fetchOrders('/orders/ship', { method: 'POST', body });
    const { shipped, skipped } = await readJson<Shipped>(response);
    result.shipped.push(...shipped);
    result.skipped.push(...skipped);
  }
  return result;
}

/** Save changes to a version. Sends only the changed fields, so that it doesn't overwrite what others have saved. */
export async function saveOrder(id: string, version: number, changes: OrderChanges): Promise<Saved> {
  const body = JSON.stringify({ version, changes });
  try {
    const response = await fetchOrders(`/orders/${id}`, { method: 'PATCH', body });
    if (response.status === 409) return { kind: 'conflict', order: (await response.json()).current };
    if (response.status === 422) return { kind: 'invalid', ...(await response.json()) };
    return { kind: 'saved', order: await readJson<Order>(response) };
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) };
  }
}

/** Connect to the server's events, until the connection ends or the signal aborts it. */
export async function openNews(signal: AbortSignal): Promise<AsyncIterable<OrderNews>> {
  const { ok, status, body } = await fetchOrders('/orders/events', { signal });
  if (ok && body) return readNews(body);
  throw new Error(`The server answered ${status}.`);
}

async function* readNews(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<OrderNews> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const messages = (text + value).split('\n\n');
    // The last event is still incomplete.
    text = messages.pop() ?? '';
    for (const message of messages) if (message.startsWith('data: ')) yield JSON.parse(message.slice(6));
  }
}

async function readJson<T>(response: Response): Promise<T> {
  if (response.ok) return response.json();
  const { error }: { error?: string } = await response.json().catch(() => ({}));
  throw new Error(error ?? `The server answered ${response.status}.`);
}

export const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

export function saveAsCsv(name: string, orders: Order[]): void {
  const href = URL.createObjectURL(new Blob([toCsv(orders)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

function toCsv(orders: Order[]): string {
  const fields = ['id', 'customer', 'country', 'items', 'status', 'total', 'date'] as const;
  const cell = (value: string | number) => {
    // A spreadsheet would run text that starts like a formula.
    const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  const lines = orders.map((order) => fields.map((field) => cell(order[field])).join(','));
  return [fields.join(','), ...lines].join('\r\n');
}
