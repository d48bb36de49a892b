import { useSyncExternalStore } from 'react';
import { columns, views, type Column, type View } from '../server/tickets/types';

/** The state in the address, so that a reload, a link, and the Back button restore it. */
export interface Address {
  view: View;
  search: string;
  sort: { column: Column; descending: boolean };
  page: number;
  ticket: string;
}

/** Windows without an origin, such as the playground's, can't change their address. The state is then in memory. */
export const isInAddress = typeof window === 'undefined' || window.origin !== 'null';

const plain: Address = {
  view: 'all',
  search: '',
  sort: { column: 'waitingSince', descending: true },
  page: 0,
  ticket: '',
};
const start = { address: plain, visit: 0 };
let current = start;
const listeners = new Set<() => void>();

/** Read the address. `visit` changes with the view, or if the address changes from outside, and the table then starts again. */
export function useAddress() {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => start,
  );
}

export function changeAddress(changes: Partial<Address>): void {
  const address = { ...current.address, ...changes };
  // The Back button returns to the previous view or closes the ticket. It doesn't undo single letters or pages.
  const isStep = changes.view !== undefined || (changes.ticket && !current.address.ticket);
  if (isSame(address, current.address)) return;
  update(address, changes.view !== undefined);
  if (!isInAddress) return;
  const url = new URL(location.href);
  for (const [key, text] of Object.entries(textsOf(address))) {
    if (text) url.searchParams.set(key, text);
    else url.searchParams.delete(key);
  }
  if (url.href === location.href) return;
  if (isStep) history.pushState(null, '', url);
  else history.replaceState(history.state, '', url);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', readAgain);
  if (isInAddress) readAgain();
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', readAgain);
  };
}

function readAgain(): void {
  const address = read(new URLSearchParams(location.search));
  if (!isSame(address, current.address)) update(address, true);
}

function isSame(one: Address, other: Address): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function update(address: Address, isVisit: boolean): void {
  current = { address, visit: current.visit + Number(isVisit) };
  for (const listener of listeners) listener();
}

/** Omits values that are the same as at the start. */
function textsOf({ view, search, sort, page, ticket }: Address): Record<string, string> {
  const order = (sort.descending ? '-' : '') + sort.column;
  return {
    view: view === plain.view ? '' : view,
    search,
    sort: order === '-waitingSince' ? '' : order,
    page: page > 0 ? String(page + 1) : '',
    ticket,
  };
}

/** Users can enter any address, so values that don't exist are ignored. */
function read(params: URLSearchParams): Address {
  const order = params.get('sort') ?? '';
  const column = columns.find((name) => name === order.replace('-', ''));
  const page = Number(params.get('page')) - 1;
  return {
    view: views.find((name) => name === params.get('view')) ?? plain.view,
    search: params.get('search') ?? '',
    sort: column ? { column, descending: order.startsWith('-') } : plain.sort,
    page: Number.isInteger(page) && page > 0 ? page : 0,
    ticket: params.get('ticket') ?? '',
  };
}
