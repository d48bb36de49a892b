/**
 * The one script that every page runs at once: it puts the address and the color scheme in order, starts the page's scripts at
 * idle or at the visitor's first intent, and keeps clicks that come before them. No imports: it is inlined into each page.
 *
 * Reads `data-scripts`, `data-preload` and `data-ahead` (space-separated addresses), `data-base` and `data-theme-key` from its own element.
 */
export {};

interface SiteBoot {
  /** Show the red bar with a message and a Retry button, above the text that the page already shows. */
  fail(message: string, retry: () => void): void;
}

declare global {
  interface Window {
    siteBoot?: SiteBoot;
  }
}

const html = document.documentElement;
const self = document.currentScript as HTMLScriptElement;
const { scripts = '', preload = '', ahead = '', base = '/', themeKey = 'theme' } = self.dataset;
const isHydrated = () => html.dataset.hasHydrated === 'true';

const barId = 'load-failure';
const retries: (() => void)[] = [];

window.siteBoot = { fail };
cleanAddress();
cleanColorScheme();
keepClicks();
startAtIdleOrIntent();

/** Drop a trailing `index.html`, and anything the router would choke on: it decodes the path and the hash without a guard. */
function cleanAddress(): void {
  const { pathname, search, hash } = location;
  const clean = decodes(pathname) ? pathname.replace(/\/index\.html$/, '/') : `${base}404.html`;
  const page = clean === base ? clean : clean.replace(/(?<=\/index\.html)\/$/, '');
  const known = isNotFound() ? knownPath(page) : undefined;
  if (known) location.replace(known + search + hash);
  else if (page !== pathname || !decodes(hash))
    history.replaceState(history.state, '', page + search + safeHash(hash));
  addEventListener('popstate', () => {
    if (!decodes(location.hash)) history.replaceState(history.state, '', safeHash(location.hash));
  });
}

function safeHash(hash: string): string {
  return decodes(hash) ? hash : hash.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%(?!25)/g, '%25');
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isNotFound(): boolean {
  return document.querySelector('meta[name="page"][content="not-found"]') !== null;
}

/** The page of this name in other letter case, or with `.html` or a slash at its end; only the not-found page lists the paths. */
function knownPath(pathname: string): string | undefined {
  const list = document.getElementById('site-routes')?.textContent;
  const wanted = plain(pathname);
  return (JSON.parse(list ?? '[]') as string[]).find((path) => plain(path) === wanted && path !== pathname);
}

function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
}

/** A stored or linked color scheme that doesn't exist would hide the switch; light is the default. */
function cleanColorScheme(): void {
  for (const name of ['data-theme', 'data-theme-choice']) {
    if (html.getAttribute(name) !== 'dark') html.setAttribute(name, 'light');
  }
}

function switchColorScheme(): void {
  const next = html.dataset.theme === 'dark' ? 'light' : 'dark';
  html.dataset.theme = next;
  html.dataset.themeChoice = next;
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // Blocked or full storage: the choice lasts as long as the page.
  }
}

/** A click on something that has no script yet is done at once (the color switch) or again when its script is there. */
function keepClicks(): void {
  let kept: HTMLElement | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest(`#${barId}`)) return;
      const island = target.closest<HTMLElement>('[data-island]');
      const control = target.closest<HTMLElement>(
        'button, [role="button"], [role="tab"], input, label, th, td, summary',
      );
      const isWaiting = island ? island.dataset.state !== 'live' : !isHydrated();
      if (!isWaiting || !control || (!island && control.closest('a[href], summary'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control.matches('[data-color-switch]')) switchColorScheme();
      else kept = target as HTMLElement;
    },
    true,
  );
  const replay = () => {
    if (!kept) return;
    const island = kept.closest<HTMLElement>('[data-island]');
    if (island ? island.dataset.state !== 'live' : !isHydrated()) return;
    const target = kept;
    kept = undefined;
    if (target.isConnected)
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  };
  addEventListener('island-live', replay);
  new MutationObserver(replay).observe(html, { attributeFilter: ['data-has-hydrated'] });
}

function startAtIdleOrIntent(): void {
  const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of intents) removeEventListener(name, start, true);
    // The page's own chunks come along with the main scripts instead of after them. Their elements go when they are done: the bundler's
    // loader would wait for ever for an element of this address that has failed already.
    addInTurn([...listed(preload, addPreload), ...listed(scripts, addScript)]);
  };
  for (const name of intents) addEventListener(name, start, { capture: true, passive: true });
  const atIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 300);
  // A page with tables fetches its scripts as soon as it is painted, and lets them lie until it is idle.
  if (ahead)
    afterFirstPaint(() =>
      addInTurn(listed(isStarted ? ahead : `${scripts} ${preload} ${ahead}`, addPrefetch)),
    );
  const atRest = () => afterFirstPaint(atIdle);
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest);
}

/** A page can be loaded and idle before it is painted. A tab in the background is not painted: it waits 3 s. */
function afterFirstPaint(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  setTimeout(once, 3000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
}

type Addition = [address: string, add: (address: string) => void];

function listed(addresses: string, add: (address: string) => void): Addition[] {
  return addresses
    .split(' ')
    .filter(Boolean)
    .map((address) => [address, add]);
}

/** A few at a time: on a slow phone each takes some ms. */
function addInTurn(additions: Addition[]): void {
  for (const [address, add] of additions.splice(0, 4)) add(address);
  if (additions.length > 0) setTimeout(addInTurn, 0, additions);
}

function addPreload(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

function addPrefetch(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
  );
}

function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: false });
  const fails = () => {
    script.remove();
    if (showBaseUrlBanner()) return;
    const again = `${src.split('?')[0]}?again=${Date.now()}`;
    fail(`${src.split('/').pop() ?? src} could not be loaded.`, () => addScript(again));
  };
  script.onerror = fails;
  // Some hosts answer a missing file with a page: the script loads, and nothing runs.
  if (src.includes('/main.')) script.onload = () => html.dataset.started === '' || fails();
  document.head.append(script);
}

/**
 * The generator's hint that the site is served under another path than it was built for. It is on the home page only, and hidden as soon as
 * a style sheet is there, which here is always the case because styles are inlined: so it is shown when the scripts are not where they should be.
 */
function showBaseUrlBanner(): boolean {
  const banner = document.getElementById('__docusaurus-base-url-issue-banner-container');
  if (!banner || location.pathname.startsWith(base)) return false;
  banner.style.display = 'block';
  return true;
}

/** One bar for all that failed: a page's layouts and its text are chunks of their own and often fail together. */
function fail(message: string, retry: () => void): void {
  retries.push(retry);
  if (document.getElementById(barId)) return;
  const bar = Object.assign(document.createElement('div'), { id: barId, className: 'load-failure' });
  bar.setAttribute('role', 'alert');
  const text = Object.assign(document.createElement('p'), {
    textContent: `The interactive part of this page did not load: ${message} The text below is complete.`,
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Retry' });
  button.addEventListener('click', () => {
    bar.remove();
    for (const again of retries.splice(0)) again();
  });
  bar.append(text, button);
  document.body.prepend(bar);
}
