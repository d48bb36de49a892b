import { isSlowConnection } from '#kit/slow-connection.ts';
import { fail } from './failure';
import { html, page } from './page';

/** Start the page's scripts after the first paint, or earlier when the visitor moves, types or touches. */
export function startAfterPaintOrIntent(): void {
  const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'];
  let isStarted = false;
  const start = (event?: Event) => {
    if (isStarted || (event && isMadeUp(event))) return;
    isStarted = true;
    for (const name of intents) removeEventListener(name, start, true);
    runPage();
    // The page's own chunks load along with the main scripts instead of after them.
    setTimeout(addInTurn, 0, [...page.preload, ...(isSlowConnection() ? [] : page.ahead)]);
  };
  for (const name of intents) addEventListener(name, start, { capture: true, passive: true });
  const startUnasked = () => afterFirstPaint(() => start());
  if (document.readyState !== 'loading') startUnasked();
  else addEventListener('DOMContentLoaded', startUnasked);
}

/** Chromium reports a move on each page that appears under a resting pointer, before its first paint. */
function isMadeUp(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}

/**
 * The first paint can be seconds after parsing on a slow phone. A background tab doesn't paint: wait 3 s. Firefox
 * reports no paint when a scrolled page is reloaded: what is scrolled 1 s after everything has loaded is shown.
 */
function afterFirstPaint(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) setTimeout(then);
    isDone = true;
  };
  const waitUnseen = () => {
    if (document.visibilityState === 'hidden') setTimeout(once, 3000);
  };
  waitUnseen();
  document.addEventListener('visibilitychange', waitUnseen);
  addEventListener('load', () => setTimeout(() => scrollY > 0 && once(), 1000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
}

/** A few at a time: on a slow phone each takes up to 10 ms. */
function addInTurn(addresses: string[]): void {
  for (const src of addresses.splice(0, 2)) {
    // Remove the element when done: the bundler's loader would wait forever for a failed one.
    const script = addScript(src, true);
    script.onload = script.onerror = () => script.remove();
  }
  if (addresses.length > 0) setTimeout(addInTurn, 0, addresses);
}

/** Add the page's styles and scripts. If one fails, show why with Retry, which starts them all again. */
function runPage(again = ''): void {
  let isFailed = false;
  const fails = (src: string) => {
    if (isFailed || showBaseUrlBanner()) return;
    isFailed = true;
    fail(`${src.split('/').pop() ?? src} could not be loaded.`, () => {
      // What failed once fails again: a new release may have been published.
      if (again) return location.reload();
      forgetChunks();
      runPage(`?again=${Date.now()}`);
    });
  };
  addStyles(again, fails);
  for (const src of page.scripts) {
    const script = addScript(src + again, false);
    script.onerror = () => fails(src);
    // Some hosts answer a missing file with a page, or cut it off: the script loads, and nothing runs.
    if (src === page.scripts.at(-1)) script.onload = () => html.dataset.started === '' || fails(src);
  }
}

/**
 * Add the whole style sheets; `src/client` waits for them. Anywhere but at the end, Chromium would compute all
 * styles again, and show texts in a font that has come since.
 */
function addStyles(again: string, fails: (href: string) => void): void {
  for (const old of document.querySelectorAll('link[data-whole]')) old.remove();
  document.head.append(
    ...page.styles.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: href + again });
      link.dataset.whole = '';
      link.onerror = () => fails(href);
      return link;
    }),
  );
}

function addScript(src: string, async: boolean): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src, async });
  document.head.append(script);
  return script;
}

/** Scripts register in lists of the bundler: forget them, so that no script of the page runs twice. */
function forgetChunks(): void {
  for (const name of Object.keys(window))
    if (name.startsWith('webpackChunk')) Reflect.deleteProperty(window, name);
}

/**
 * The generator's hint that the site is served under another path than it was built for; it is only on
 * the home page. A style sheet hides it, and ours are inlined, so show it when the scripts are missing.
 */
function showBaseUrlBanner(): boolean {
  const banner = document.getElementById('__docusaurus-base-url-issue-banner-container');
  if (!banner || location.pathname.startsWith(page.base)) return false;
  banner.style.display = 'block';
  return true;
}
