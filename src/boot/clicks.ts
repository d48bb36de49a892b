import { switchColorScheme } from './colors';
import { barId } from './failure';
import { html, isHydrated } from './page';

/**
 * Handle a click on something whose script isn't loaded yet now (the color switch, the search), or repeat it later.
 * The keys that open the search count as a click on its box. What needs no script is marked `data-without-script`.
 */
export function keepClicks(): void {
  let kept: Element | undefined;
  document.addEventListener('keydown', (event) => {
    // The sidebar's folders are links that act as buttons, and Space presses a button.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement && event.target.role === 'button') {
      event.preventDefault();
      event.target.click();
      return;
    }
    const isSearch = (event.ctrlKey || event.metaKey ? 'k' : '/') === event.key.toLowerCase();
    const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (!isSearch || isHydrated() || isField) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[aria-keyshortcuts*="+K"]')?.click();
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`#${barId}`)) return;
      const island = target.closest<HTMLElement>('[data-island]');
      const control = target.closest<HTMLElement>(
        'button, [role="button"], [role="tab"], input, label, th, td, summary',
      );
      if (
        !isWaiting(island) ||
        !control ||
        (!island && control.closest('a[href], summary, [data-without-script]'))
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.matches('[data-color-switch]')) return switchColorScheme();
      kept = target;
      // The search can be typed in while its scripts load. Closed before that, it stays closed.
      const dialog = control.nextElementSibling;
      if (!(dialog instanceof HTMLDialogElement)) return;
      dialog.showModal();
      dialog.onclose = () => void (kept = undefined);
    },
    true,
  );
  const replay = () => {
    if (!kept || isWaiting(kept.closest<HTMLElement>('[data-island]'))) return;
    const target = kept;
    kept = undefined;
    if (target.isConnected)
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  };
  addEventListener('island-live', replay);
  new MutationObserver(replay).observe(html, { attributeFilter: ['data-has-hydrated'] });
}

/** Whether the script of a table, or of the page around it, is not loaded yet. */
function isWaiting(island: HTMLElement | null): boolean {
  return island ? island.dataset.state !== 'live' : !isHydrated();
}
