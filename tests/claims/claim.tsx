import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, test, vi } from 'vitest';

/**
 * Prove what the reference says about members of the library's API, against the real library in a real
 * browser. `members` names them as `Group.member`, `title` is a short description. `quotes` are the sentences
 * of the pages that hold if the test passes, or distinctive parts of them, without Markdown marks;
 * `tests/content/quotes.test.ts` fails when no page has one. That test and the build read all three from the
 * source, so write string literals.
 */
export function claim(
  members: string | string[],
  title: string,
  _quotes: string | string[],
  run: () => void | Promise<void>,
): void {
  test(`${[members].flat().join(', ')}: ${title}`, run);
}

/**
 * Prove what a guide says, against the real library in a real browser. The test is next to its page:
 * `docs/guides/editing/editing.test.tsx` proves sentences of `docs/guides/editing/index.mdx`. `quotes` are sentences of
 * that page, or distinctive parts of them, without Markdown marks; `tests/content/quotes.test.ts` fails when
 * the page lacks one, so write string literals.
 * @public for the guides to come
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
