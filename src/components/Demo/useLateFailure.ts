import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The table that the visitor touched last; its menus are elsewhere in the page. */
let touched: HTMLElement | undefined;

/**
 * Report chunks that fail to load after a user action in the demo, such as an export: by then the table
 * has called the demo's function and doesn't wait. Called without an error when the table is used again.
 */
export function useLateFailure(
  ref: RefObject<HTMLElement | null>,
  tell: (error: Error | undefined) => void,
): void {
  const latest = useEffectEvent(tell);
  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const touch = () => void (touched = node);
    for (const name of ['pointerdown', 'keydown'])
      node.addEventListener(name, touch, { capture: true, signal });
    // Not on pointerdown: hiding the message would move the button from under the pointer before the click.
    node.addEventListener('click', () => latest(undefined), { signal });
    const hear = (event: PromiseRejectionEvent) => {
      const reason: unknown = event.reason;
      if (touched !== node || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
      event.preventDefault();
      latest(reason);
    };
    window.addEventListener('unhandledrejection', hear, { signal });
    return () => listening.abort();
  }, [ref]);
}
