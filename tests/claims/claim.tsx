import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, test, vi } from 'vitest';

/**
 * Prove sentences of the pages, against the real library in a real browser. The test of a guide or demo is next
 * to its page: `docs/guides/editing/editing.test.tsx` proves sentences of `docs/guides/editing/index.mdx`. What
 * the reference says is proved in `tests/claims`, of any page. `quotes` are the sentences that hold if the test
 * passes, or distinctive parts of them, without Markdown marks; `tests/content/quotes.test.ts` fails when a page
 * lacks one and reads them from the source, so write string literals.
 */
export function proves(quotes: string | string[], run: () => void | Promise<void>): void {
  test([quotes].flat().join(' … '), run);
}

/**
 * Render an element into a fresh container, which is removed at the end of the test.
 * Effects, and their updates, are done when it returns: React flushes them with a synchronous render.
 */
export function mount(element: ReactElement) {
  const el = document.body.appendChild(document.createElement('div'));
  const root = createRoot(el);
  const rerender = (next: ReactElement) => flushSync(() => root.render(next));
  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    root.unmount();
    el.remove();
  };
  onTestFinished(() => {
    // Before it unmounts: with a stopped clock, the library's timeouts would never fire.
    vi.useRealTimers();
    unmount();
  });
  rerender(element);
  return { el, root, rerender, unmount };
}
