import { Box } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { now, opensAt } from '../server/tickets/clock';
import { longSince } from '../server/tickets/rules';
import type { Ticket } from '../server/tickets/types';

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
function useClock<T extends string | number>(read: (time: number) => T): T {
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

/** How long the customer has waited, or why they don't wait. */
export function Waiting({ ticket: { state, waitingSince } }: { ticket: Ticket }) {
  const text = useClock((at) => (waitingSince ? durationOf(at - Date.parse(waitingSince)) : ''));
  const since = useLongSince();
  if (!waitingSince) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {state === 'closed' ? 'Closed' : 'Answered'}
      </Box>
    );
  }
  const look = waitingSince <= since ? { color: 'error.main', fontWeight: 600 } : {};
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...look }}>
      {text}
    </Box>
  );
}

/** Such as 4:05, 3 h 20 min or 2 d 5 h. */
function durationOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [minutes, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(seconds / unit));
  if (days) return `${days} d ${(hours ?? 0) % 24} h`;
  if (hours) return `${hours} h ${(minutes ?? 0) % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
