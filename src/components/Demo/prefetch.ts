import { isSlowConnection } from '#kit/slow-connection.ts';

/**
 * Load code of a few kB, a demo's or that of its menu, once a table of the page is interactive and the browser
 * is idle. The shared code is loaded by then, so the page needs no network after that. Returns how to cancel.
 */
export function prefetch(load: () => Promise<unknown>): () => void {
  if (isSlowConnection()) return () => {};
  const isWaiting = new AbortController();
  const start = () => {
    // What needs the code handles the failure.
    if (!isWaiting.signal.aborted) void load().catch(() => {});
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(start) : setTimeout(start, 200);
  if (document.querySelector('[data-island][data-state="live"]')) whenIdle();
  else window.addEventListener('island-live', whenIdle, { once: true, signal: isWaiting.signal });
  return () => isWaiting.abort();
}
