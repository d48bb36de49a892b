import siteStorage from '@generated/site-storage';
import { itemsOf } from '#kit/read-values';
import { jsonSlot } from '#kit/storage';

const most = 5;
const slot = jsonSlot(`recent-searches${siteStorage.namespace}`, (value) =>
  itemsOf(value)
    .filter((query) => typeof query === 'string')
    .slice(0, most),
);

/** Recent searches, newest first; stored in this browser only. */
export function readRecent(): string[] {
  return slot.read() ?? [];
}

/** Put a query first among the recent ones. */
export function addRecent(query: string): void {
  const text = query.trim();
  if (text) slot.write([text, ...readRecent().filter((kept) => kept !== text)].slice(0, most));
}

/** Forget the recent queries. */
export const clearRecent = slot.remove;
