import specified from '../content/routes.json';
import { expect, type Page, type Route } from '@playwright/test';

/** The pages of the specification, relative to the base path. */
export const specifiedPages = specified.routes.map(({ path }) => path.slice(1));

/** One page of each kind. */
export const kinds = {
  home: '',
  docs: 'docs/about',
  reference: 'docs/api/props/mt_prop_data',
  demo: 'demos/sort/basic',
} as const;

/** One page of each class of routes: those with the site's frame, and two without it. */
export const routeClasses = {
  ...kinds,
  gallery: 'demos/',
  upgrade: 'docs/upgrade',
  playground: 'playground',
  'full-screen': 'fullscreen?demo=sort/basic',
  'not-found': 'no/such-page',
} as const;

/** Navigate from a page of any class by its link to the docs, or by its only link. */
export async function goOn(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' });
  await main
    .or(page.getByRole('link', { name: 'Text and code' }))
    .first()
    .click();
}

/** Switch to dark colors with the page's button. */
export async function switchColors(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Switch between light and dark/ }).first();
  if ((await button.count()) > 0) await button.click();
}

/** Wait until the scripts of a page have taken over its markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Open a page and start its scripts immediately, like a visitor's first movement. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startScripts(page);
  await hydrated(page);
}

/** Simulate a visitor's first intent, at which the page loads its scripts. */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
}

/** Wait until all tables of a page are interactive: each starts when it is in view, or its tab is chosen. */
export async function wakeTables(page: Page): Promise<void> {
  const tables = page.locator('[data-island]');
  const wakeVisible = async () => {
    for (const table of await tables.filter({ visible: true }).all()) {
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-state', 'live');
    }
  };
  await wakeVisible();
  for (const tab of await page.getByRole('group', { name: 'Feature' }).getByRole('radio').all()) {
    await tab.check({ force: true });
    await wakeVisible();
  }
  await expect(tables.and(page.locator(':not([data-state="live"])'))).toHaveCount(0);
}

/** Turn on data saver: no prefetching, and the editor's types load only on request. Call before any page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g', addEventListener() {} },
      configurable: true,
    }),
  );
}

/** Wait for the end of transitions, to read the theme's colors; progress bars don't count. */
export async function transitionsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
}

/** Navigate with the site's router, without reloading the page. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    const state = { key: Math.random().toString(36).slice(2, 8) };
    history.pushState(state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

export interface Scripts {
  /** The scripts of every page: the bundler's runtime and the main script, in this order. */
  main: string[];
  /** The chunks of the page's route. */
  route: string[];
  /** The chunks of its tables, on a demo's page. */
  table: string[];
}

/** The names of a page's scripts, from its own boot script. */
export async function scriptsOf(page: Page, path: string): Promise<Scripts> {
  const html = await (await page.request.get(path)).text();
  const listed = (attribute: string) => {
    const value = new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1];
    if (value === undefined) throw new Error(`/${path} has no ${attribute}. Has plugins/delivery changed?`);
    return value.split(' ').filter(Boolean).map(nameOf);
  };
  return { main: listed('data-scripts'), route: listed('data-preload'), table: listed('data-ahead') };
}

/** The chunks that a navigation between two pages has to load. */
export async function chunksBetween(page: Page, from: string, to: string): Promise<Set<string>> {
  const [start, end] = [await scriptsOf(page, from), await scriptsOf(page, to)];
  return new Set(end.route.filter((name) => !start.route.includes(name)));
}

function nameOf(url: string): string {
  return url.split('?')[0]?.split('/').pop() ?? url;
}

/** Answer the scripts of `isMeant` in a custom way until released. Returns the requested names. */
export async function meddle(
  page: Page,
  isMeant: (name: string) => boolean,
  answer: (route: Route) => Promise<void>,
): Promise<{ asked: string[]; stop: () => void }> {
  const asked: string[] = [];
  let isOn = true;
  await page.route('**/assets/js/**', (route) => {
    const name = nameOf(route.request().url());
    if (!isMeant(name) || !isOn) return route.fallback();
    asked.push(name);
    return answer(route);
  });
  return { asked, stop: () => (isOn = false) };
}

/** Hold the scripts of `isMeant` back until they are released. */
export async function holdBack(page: Page, isMeant: (name: string) => boolean): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await meddle(page, isMeant, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
