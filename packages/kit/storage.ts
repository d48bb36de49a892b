// The only code that touches `localStorage` and `sessionStorage`. Either can be null, blocked or full, and hold what an earlier release,
// another site on the same host or the visitor wrote: reading and writing never throw, and what is read is checked.

type Area = 'localStorage' | 'sessionStorage';

/** What the browser keeps under one key. */
export interface Slot<Value> {
  /** Undefined when nothing is stored, or nothing that passes the check. */
  read: () => Value | undefined;
  /** @returns whether the browser has stored it. */
  write: (value: Value) => boolean;
  remove: () => void;
  /** Listen to writes and removals, whether or not the browser stored them. @returns how to stop. */
  subscribe: (listener: (isOtherTab: boolean) => void) => () => void;
}

/** What the browser keeps under all keys with one prefix. */
export interface SlotGroup<Value> {
  at: (name: string) => Slot<Value>;
  /** The rest of each key that is stored. */
  names: () => string[];
  subscribe: Slot<Value>['subscribe'];
}

/** A slot for a text, stored as it is. */
export function textSlot<Text extends string>(
  key: string,
  check: (text: string) => Text | undefined,
  area: Area = 'localStorage',
): Slot<Text> {
  return {
    read: () => {
      const text = load(key, area);
      return text === undefined ? undefined : check(text);
    },
    write: (text) => {
      const isStored = storeText(key, text, area);
      announce(key);
      return isStored;
    },
    remove: () => {
      attempt(() => globalThis[area].removeItem(key));
      announce(key);
    },
    subscribe: (listener) => subscribe((changed) => changed === key, listener),
  };
}

/** A slot for a value that is stored as JSON. */
export function jsonSlot<Value>(
  key: string,
  check: (value: unknown) => Value | undefined,
  area?: Area,
): Slot<Value> {
  const text = textSlot(key, (stored) => stored, area);
  return {
    ...text,
    read: () => {
      const stored = text.read();
      return stored === undefined ? undefined : check(attempt((): unknown => JSON.parse(stored)));
    },
    write: (value) => text.write(JSON.stringify(value)),
  };
}

/** Slots for values that are stored as JSON, under keys that begin alike. */
export function jsonSlots<Value>(
  prefix: string,
  check: (value: unknown) => Value | undefined,
): SlotGroup<Value> {
  return {
    at: (name) => jsonSlot(prefix + name, check),
    names: () => keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    subscribe: (listener) => subscribe((changed) => changed.startsWith(prefix), listener),
  };
}

/** Store a text under a key that no slot reads. @returns whether the browser has stored it. */
export function storeText(key: string, text: string, area: Area = 'localStorage'): boolean {
  return attempt(() => (globalThis[area].setItem(key, text), true)) ?? false;
}

function load(key: string, area: Area): string | undefined {
  return attempt(() => globalThis[area].getItem(key)) ?? undefined;
}

function keys(): string[] {
  return (
    attempt(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')) ??
    []
  );
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Other tabs get the browser's own event, the tab that writes gets none. */
const listeners = new Set<(key: string) => void>();

function announce(key: string): void {
  for (const listener of listeners) listener(key);
}

function subscribe(isMeant: (key: string) => boolean, listener: (isOtherTab: boolean) => void): () => void {
  const onOwn = (key: string) => void (isMeant(key) && listener(false));
  // Without a key, all of them were cleared.
  const onOther = ({ key }: StorageEvent) => void ((key === null || isMeant(key)) && listener(true));
  listeners.add(onOwn);
  window.addEventListener('storage', onOther);
  return () => {
    listeners.delete(onOwn);
    window.removeEventListener('storage', onOther);
  };
}
