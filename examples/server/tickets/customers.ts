import { createWriter } from './seed';
import type { NewTicket } from './types';

/** Let customers write, one every so many milliseconds. Ends with the signal. */
export function letCustomersWrite(
  send: (ticket: NewTicket) => Promise<unknown>,
  every: number,
  signal?: AbortSignal,
): void {
  const next = createWriter(11);
  const timer = setInterval(() => void send(next()), every);
  signal?.addEventListener('abort', () => clearInterval(timer));
}
