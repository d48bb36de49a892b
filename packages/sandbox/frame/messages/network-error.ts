import { send } from '../send';

const reported = new WeakSet<object>();

/** Report that an address can't be fetched, and offer to answer it. @returns the rejection of `fetch`. */
export function networkError(url: string): TypeError {
  const message = `The preview has no network, so \`fetch\` gets no answer from ${url.slice(0, 200)}. Return fixed rows, or let a file of your program answer it.`;
  const error = new TypeError(message);
  reported.add(error);
  send({ t: 'error', kind: 'promise', message, faults: [{ message, server: url.slice(0, 300) }] });
  return error;
}

/** True for an error that was reported when it was thrown. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}
