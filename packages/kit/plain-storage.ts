// In every page's main script: keep it small. `storage` has the rest.
//
// The only code that touches `localStorage` and `sessionStorage`. Either can be null, blocked or full, and
// hold what an earlier release, another site of the host or the visitor wrote: reading and writing never
// throw, and what is read is checked.

type Area = 'localStorage' | 'sessionStorage';

/** What the browser stores under one key. */
export interface Slot<Value> {
  /** Undefined when nothing is stored, or nothing valid. */
  read: () => Value | undefined;
  /** @returns whether the browser has stored it. */
  write: (value: Value) => boolean;
  remove: () => void;
  /** Listen to writes and removals, whether or not the browser stored them. Returns how to stop. */
  subscribe: (listener: (isOtherTab: boolean) => void) => () => void;
}

/** A slot for any text, for this tab, without listeners. */
export const tabSlot = (key: string): PlainSlot => plainSlot(key, 'sessionStorage');

/** Store a text under a key that no slot reads. @returns whether the browser has stored it. */
export function storeText(key: string, text: string, area: Area = 'localStorage'): boolean {
  return attempt(() => (globalThis[area].setItem(key, text), true)) ?? false;
}

/** A slot without listeners. */
type PlainSlot = Omit<Slot<string>, 'subscribe'>;

/** A slot for any text, as it is stored. */
export function plainSlot(key: string, area: Area): PlainSlot {
  return {
    read: () => attempt(() => globalThis[area].getItem(key)) ?? undefined,
    write: (text) => storeText(key, text, area),
    remove: () => attempt(() => globalThis[area].removeItem(key)),
  };
}

/** The only `try` around the browser's storage. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
