import { createStorageSlot } from '@docusaurus/theme-common';

const slot = createStorageSlot('recent-searches');
const most = 5;

/** What was looked for last, newest first; kept in this browser only. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Put a query first among the recent ones. */
export function addRecent(query: string): void {
  const text = query.trim();
  if (text) slot.set(JSON.stringify([text, ...readRecent().filter((kept) => kept !== text)].slice(0, most)));
}

/** Forget the recent queries. */
export function clearRecent(): void {
  slot.del();
}
