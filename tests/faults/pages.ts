import { expect, type Page } from '../browser/fixtures';
import { chunksBetween, hydrated, kinds, navigate, scriptsOf, startScripts } from '../browser/site';
import { openAlive, type Fault } from './fault';

const text = (page: Page) => page.locator('h1').first();
const wholeText = (page: Page) => page.locator('main:has(h1)').filter({ hasText: /.{200}/s });

/** The progress bar of a navigation; after a Retry without an old page, the spinner. */
export const comes = (page: Page) =>
  page.locator('#nprogress .bar, [role="status"][aria-label="Loading the page"]').first();

/** One page of each kind with different scripts. */
const classes = { ...kinds, gallery: 'demos/', upgrade: 'docs/upgrade', playground: 'playground' };
const main = { home: classes.home, docs: classes.docs, reference: classes.reference, demo: classes.demo };
const fullScreen = 'fullscreen?demo=sort/basic';

const firstLoads = Object.entries({ ...classes, 'full-screen': fullScreen }).flatMap(([kind, path]) =>
  (['runtime', 'main script', 'route'] as const)
    // Every page has the same two main scripts: they fail on five kinds of page.
    .filter((part) => part === 'route' || !['gallery', 'upgrade', 'full-screen'].includes(kind))
    .map((part): Fault => ({
      what: `the ${part} of a ${kind} page`,
      kinds: part === 'route' ? ['component of a route', 'words', 'page data'] : [part],
      when: 'first load',
      group: `first load, ${part}`,
      meant: async (page) => {
        const scripts = await scriptsOf(page, path);
        const own = {
          runtime: scripts.main.slice(0, 1),
          'main script': scripts.main.slice(1),
          route: scripts.route,
        }[part];
        return (url) => own.some((name) => url.includes(name));
      },
      act: async (page) => {
        // With a hash: the bar must be where the visitor looks.
        await page.goto(kind === 'docs' ? `${path}#versions` : path, { waitUntil: 'domcontentloaded' });
        await startScripts(page);
      },
      // The page is readable, and a click is handled when its script has loaded: no message is needed.
      waits: (page) => [text(page)],
      says: /did not load/,
      stays: ['playground', 'full-screen'].includes(kind) ? text : wholeText,
      healed: hydrated,
    })),
);

const routes = Object.entries({ ...main, playground: classes.playground }).flatMap(
  ([kind, path]): Fault[] => {
    const start = kind === 'home' ? kinds.docs : kinds.home;
    const base: Omit<Fault, 'when' | 'group' | 'act'> = {
      what: `the route of a ${kind} page`,
      kinds: ['component of a route', 'words', 'page data'],
      meant: async (page) => {
        const own = await chunksBetween(page, start, path);
        return (url) => [...own].some((name) => url.includes(name));
      },
      before: async (page) => {
        await openAlive(page, start);
        await focusSwitch(page);
      },
      waits: (page) => [comes(page)],
      says: /could not be fetched/,
      // The links of the page's frame may be among the failed parts.
      stays: (page) =>
        page
          .getByRole('alert')
          .filter({ hasText: /Home.*Docs.*Demos/s })
          .getByRole('link', { name: 'Docs' }),
      focusMoves: 'the page that had it is gone, its frame as well: a new page begins at its top',
      healed: (page) =>
        expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${path}/?$`)),
    };
    const to = async (page: Page, hash = '') => navigate(page, new URL(path + hash, await baseOf(page)).href);
    return [
      { ...base, when: 'navigation', group: 'navigation', act: to },
      { ...base, when: 'hash link', group: 'hash link', act: (page) => to(page, '#some-place') },
      {
        ...base,
        when: 'back',
        group: 'back',
        before: async (page) => {
          await openAlive(page, path);
          await navigate(page, new URL(start, await baseOf(page)).href);
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            new RegExp(`/${start}/?$`),
          );
          await page.reload();
          await startScripts(page);
          await hydrated(page);
          await focusSwitch(page);
        },
        act: async (page) => void (await page.evaluate(() => history.back())),
      },
    ];
  },
);

const notFound: Fault = {
  what: 'the page for unknown addresses',
  kinds: ['not-found page'],
  when: 'first load',
  group: 'first load, route',
  meant: async (page) => {
    const scripts = await scriptsOf(page, 'no/such-page');
    return (url) => url.includes('/assets/js/') && !scripts.main.some((name) => url.includes(name));
  },
  act: async (page) => {
    await page.goto('no/such-page', { waitUntil: 'domcontentloaded' });
    await startScripts(page);
  },
  waits: (page) => [text(page)],
  says: /did not load/,
  stays: (page) => page.locator('main').getByRole('link', { name: 'Demos' }),
  healed: hydrated,
};

export const pageFaults: Fault[] = [...firstLoads, notFound, ...routes];

async function focusSwitch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Switch between light and dark/ })
    .first()
    .focus();
}

async function baseOf(page: Page): Promise<string> {
  const url = new URL(page.url());
  return `${url.origin}/${url.pathname.split('/')[1]}/`;
}
