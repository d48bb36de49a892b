import { useEffect, useReducer } from 'react';
import { readQuery } from '../server/orders/query';
import { isFound } from '../server/orders/rules';
import type { Order, OrderNews } from '../server/orders/types';
import { openNews } from './api';

export interface News {
  /** The newest version of each order that this screen has received. */
  versions: ReadonlyMap<string, number>;
  /** Orders that came in or changed since, by id. They are shown on a click, so that no row moves under the pointer. */
  waiting: ReadonlyMap<string, OrderNews>;
  /** Those that are included in the page being loaded. */
  asked: ReadonlyMap<string, OrderNews>;
  /** True after an interruption, because changes may have been missed. */
  connection: 'open' | 'lost' | 'open again';
}

type Step =
  | { type: 'hear'; news: OrderNews }
  /** A page is requested. */
  | { type: 'ask' }
  /** The server answered with these orders: with a page, or to a change that was made here. */
  | { type: 'know'; orders: Order[]; isPage?: boolean }
  | { type: 'connect' }
  | { type: 'lose' };

export const noNews: News = { versions: new Map(), waiting: new Map(), asked: new Map(), connection: 'open' };

export function advance(state: News, step: Step): News {
  if (step.type === 'lose') return { ...state, connection: 'lost' };
  if (step.type === 'connect')
    return state.connection === 'lost' ? { ...state, connection: 'open again' } : state;
  if (step.type === 'ask') return { ...state, asked: state.waiting };
  if (step.type === 'hear') {
    const { id, version } = step.news.order;
    const known = state.waiting.get(id);
    // Responses and events can arrive out of order.
    if (Math.max(state.versions.get(id) ?? 0, known?.order.version ?? 0) >= version) return state;
    const type = known?.type ?? step.news.type;
    return { ...state, waiting: new Map(state.waiting).set(id, { ...step.news, type }) };
  }
  const versions = new Map(state.versions);
  for (const { id, version } of step.orders) versions.set(id, Math.max(version, versions.get(id) ?? 0));
  const isNews = ([id, one]: [string, OrderNews]) =>
    one.order.version > (versions.get(id) ?? 0) && !(step.isPage && state.asked.get(id) === one);
  const waiting = new Map([...state.waiting].filter(isNews));
  const isCaughtUp = step.isPage && state.connection === 'open again';
  return { ...state, versions, waiting, connection: isCaughtUp ? 'open' : state.connection };
}

/** Listen for changes on the server while the screen is open. */
export function useNews() {
  const [news, tellNews] = useReducer(advance, noNews);
  useEffect(() => {
    const connection = new AbortController();
    void stayConnected(connection.signal, tellNews);
    return () => connection.abort();
  }, []);
  return { news, tellNews };
}

async function stayConnected(signal: AbortSignal, tellNews: (step: Step) => void): Promise<void> {
  while (!signal.aborted) {
    try {
      const events = await openNews(signal);
      tellNews({ type: 'connect' });
      for await (const news of events) tellNews({ type: 'hear', news });
    } catch {
      // The line above the table says so, until one of the next attempts succeeds.
    }
    if (signal.aborted) return;
    tellNews({ type: 'lose' });
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}

/** Describe the news about a page: orders that it shows, and those that match its query. */
export function describeNews(
  { waiting, connection }: News,
  page: { rows: Order[]; params: URLSearchParams },
): { text: string; hasNews: boolean } {
  if (connection === 'lost') return { text: 'Not connected: trying again.', hasNews: false };
  if (connection === 'open again')
    return { text: 'Connected again. Orders may have changed.', hasNews: true };
  const query = readQuery(page.params);
  const all = [...waiting.values()].filter(
    ({ order }) => page.rows.some(({ id }) => id === order.id) || isFound(order, query),
  );
  const arrived = all.filter(({ type }) => type === 'arrived').length;
  const changed = all.length - arrived;
  const parts = [
    arrived > 0 && `${arrived} new ${arrived === 1 ? 'order' : 'orders'}`,
    changed > 0 && `${changed} changed`,
  ];
  return { text: `${parts.filter(Boolean).join(', ') || 'Up to date'}.`, hasNews: all.length > 0 };
}
