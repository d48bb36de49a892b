import { isSlowConnection } from '#kit/slow-connection';
import type { DemoModule } from './types';

/**
 * Load a demo's code, a few kB, once a table of its page is interactive and the browser is idle. The shared
 * code is loaded by then, so the page needs no network after that. Returns how to cancel.
 */
export function prefetch(demo: DemoModule): () => void {
  if (isSlowConnection()) return () => {};
  const isWaiting = new AbortController();
  const load = () => {
    // The code that starts the table handles the failure.
    if (!isWaiting.signal.aborted) void demo.load?.().catch(() => {});
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(load) : setTimeout(load, 200);
  if (document.querySelector('[data-island][data-state="live"]')) whenIdle();
  else window.addEventListener('island-live', whenIdle, { once: true, signal: isWaiting.signal });
  return () => isWaiting.abort();
}
