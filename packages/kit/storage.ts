import { attempt, plainSlot, type Slot } from './plain-storage';

// Slots for values of single pages: checked, as JSON, in groups, with listeners.

/** What the browser stores under all keys with one prefix. */
export interface SlotGroup<Value> {
  at: (name: string) => Slot<Value>;
  /** The rest of each stored key. */
  names: () => string[];
  subscribe: Slot<Value>['subscribe'];
}

export function textSlot<Text extends string>(
  key: string,
  check: (text: string) => Text | undefined,
): Slot<Text> {
  const plain = plainSlot(key, 'localStorage');
  return {
    read: () => {
      const text = plain.read();
      return text === undefined ? undefined : check(text);
    },
    write: (text) => {
      const isStored = plain.write(text);
      announce(key);
      return isStored;
    },
    remove: () => {
      plain.remove();
      announce(key);
    },
    subscribe: (listener) => subscribe((changed) => changed === key, listener),
  };
}

/** A slot for a value that is stored as JSON. */
export function jsonSlot<Value>(key: string, check: (value: unknown) => Value | undefined): Slot<Value> {
  const text = textSlot(key, (stored) => stored);
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

function keys(): string[] {
  return (
    attempt(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')) ??
    []
  );
}

/** Other tabs get the browser's own event; the tab that writes gets none. */
const listeners = new Set<(key: string) => void>();

function announce(key: string): void {
  for (const listener of listeners) listener(key);
}

function subscribe(isMeant: (key: string) => boolean, listener: (isOtherTab: boolean) => void): () => void {
  const onOwn = (key: string) => void (isMeant(key) && listener(false));
  // Without a key, all were cleared.
  const onOther = ({ key }: StorageEvent) => void ((key === null || isMeant(key)) && listener(true));
  listeners.add(onOwn);
  window.addEventListener('storage', onOther);
  return () => {
    listeners.delete(onOwn);
    window.removeEventListener('storage', onOther);
  };
}
