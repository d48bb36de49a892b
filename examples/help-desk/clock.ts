import { useEffect, useSyncExternalStore } from 'react';
import { now, opensAt } from '../server/tickets/clock';
import { longSince } from '../server/tickets/rules';

// One clock for all cells. Every second, it reads their text, and React renders only cells whose text has changed.

let time = opensAt;
const listeners = new Set<() => void>();

export function useTicking(isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return undefined;
    const tick = () => {
      time = now();
      for (const listener of listeners) listener();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isPaused]);
}

/** A value that depends on the time. The component renders only when the value changes. */
export function useClock<T extends string | number>(read: (time: number) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(time),
    () => read(opensAt),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Customers who have waited since then have waited long. It changes every minute, so that nothing renders every second. */
export function useLongSince(): string {
  return useClock((at) => longSince(at - (at % 60_000)));
}
