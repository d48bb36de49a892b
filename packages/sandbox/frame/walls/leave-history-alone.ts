import { replace } from './natives';

const methods = ['back', 'forward', 'go', 'pushState', 'replaceState'] as const;
const newMethods = ['back', 'forward', 'navigate', 'reload', 'traverseTo', 'updateCurrentEntry'] as const;

declare global {
  interface Window {
    Navigation?: { prototype: Record<(typeof newMethods)[number], () => unknown> };
  }
}

/**
 * Keep a program out of the visitor's history, which a frame shares with its page: Firefox and WebKit let it
 * leave the page, and each of its entries would need another press of Back. A link within the program scrolls
 * without an entry.
 */
export function leaveHistoryAlone(): void {
  for (const name of methods) replace(History.prototype, name, () => undefined);
  // Missing in some browsers.
  const { Navigation } = window;
  if (Navigation) for (const name of newMethods) replace(Navigation.prototype, name, () => undefined);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.scrollIntoView();
  });
}
