import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, type MouseEvent, type RefObject } from 'react';

/** The hash of the address while a screen fills the window, and the screen's id. */
export const fullWindowId = 'full-window';

/** Whether the screen fills the window, which is part of the address: Back leaves it, and a link leads to it. */
export function useFullWindow() {
  const { hash } = useLocation();
  const history = useHistory();
  const isFull = useIsBrowser() && hash === `#${fullWindowId}`;
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    // The program may have changed the address without the router.
    history.push({ pathname, search, hash: isFull ? '' : fullWindowId });
  };
  return { isFull, toggle };
}

/** Take what an element covers out of the reach of keys and screen readers. Dialogs at the page's end stay. */
export function useInertRest(ref: RefObject<HTMLElement | null>, isFull: boolean): void {
  useEffect(() => {
    if (!isFull) return undefined;
    const covered: Element[] = [];
    const root = document.getElementById('__docusaurus');
    for (let node: Element | null = ref.current; node && node !== root; node = node.parentElement)
      covered.push(
        ...[...(node.parentElement?.children ?? [])].filter(
          (one) => one !== node && !one.hasAttribute('inert'),
        ),
      );
    for (const one of covered) one.setAttribute('inert', '');
    document.documentElement.dataset.fullWindow = '';
    return () => {
      for (const one of covered) one.removeAttribute('inert');
      delete document.documentElement.dataset.fullWindow;
    };
  }, [ref, isFull]);
}
