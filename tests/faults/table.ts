import type { Locator } from '@playwright/test';
import { demoOf, expect, type Page } from '../browser/fixtures';
import { chunksBetween, hydrated, kinds, navigate, openPage, scriptsOf, startScripts } from '../browser/site';

/** One thing that can fail, at one moment; every way to fail is tried on it. */
export interface Fault {
  /** What fails. */
  what: string;
  /** Rows of one group fail in the same code and differ in the page around it; together they meet every way. */
  group: string;
  /** `first load`, `navigation`, `back`, `hash link` or `click`. */
  when: string;
  /** Whether a request is for what fails; asked for before anything is broken. */
  meant: (page: Page) => Promise<(url: string) => boolean>;
  /** All that comes before the failure, while everything works. */
  before?: (page: Page) => Promise<void>;
  /** What the visitor does when it fails. */
  act: (page: Page) => Promise<void>;
  /** What the red box says. */
  says: RegExp;
  /** What has to be there all the while. */
  stays: (page: Page) => Locator;
  /** Resolves when what had failed works. */
  healed: (page: Page) => Promise<void>;
  /** Ways that can't be told from success, each with its reason. */
  not?: Record<string, string>;
}

const text = (page: Page) => page.locator('h1').first();
const wholeText = (page: Page) => page.locator('main:has(h1)').filter({ hasText: /.{200}/s });
const named = (pattern: RegExp) => async () => (url: string) => pattern.test(new URL(url).pathname);

const firstLoads = Object.entries({ ...kinds, playground: 'playground' }).flatMap(([kind, path]): Fault[] =>
  (['runtime', 'main script', 'route'] as const).map((part) => ({
    what: `the ${part} of a ${kind} page`,
    when: 'first load',
    group: `first load, ${part}`,
    meant: async (page) => {
      const { main, route } = await scriptsOf(page, path);
      const own = { runtime: main.slice(0, 1), 'main script': main.slice(1), route }[part];
      return (url) => own.some((name) => url.includes(name));
    },
    act: async (page) => {
      await page.goto(path);
      await startScripts(page);
    },
    says: /did not load/,
    stays: kind === 'playground' ? text : wholeText,
    healed: hydrated,
  })),
);

const routes = Object.entries({ ...kinds, playground: 'playground' }).flatMap(([kind, path]): Fault[] => {
  const start = kind === 'home' ? kinds.docs : kinds.home;
  const base: Omit<Fault, 'when' | 'group' | 'act'> = {
    what: `the route of a ${kind} page`,
    meant: async (page) => {
      const own = await chunksBetween(page, start, path);
      return (url) => [...own].some((name) => url.includes(name));
    },
    before: (page) => openAlive(page, start),
    says: /chunk/i,
    // The links of the page's frame may be among what has failed.
    stays: (page) =>
      page
        .getByRole('alert')
        .filter({ hasText: /Home.*Docs.*Demos/s })
        .getByRole('link', { name: 'Docs' }),
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
      },
      act: async (page) => void (await page.evaluate(() => history.back())),
    },
  ];
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const openTable = (id: string, path: string) => async (page: Page) => {
  await openPage(page, path);
  await demoOf(page, id);
};

const clicks: Omit<Fault, 'group'>[] = [
  {
    what: 'the dialog of the search',
    when: 'click',
    meant: named(/\/js\/search\./),
    before: (page) => openPage(page, kinds.docs),
    act: (page) => press(page, 'Search'),
    says: /The search did not load/,
    stays: field,
    healed: async (page) => {
      await field(page).fill('sticky');
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
    },
  },
  ...(['worker.js', 'names.json', 'texts.json'] as const).map((file): Omit<Fault, 'group'> => ({
    what: `the search's ${file}`,
    when: 'click',
    meant: named(new RegExp(`/search/${file.replace('.', '\\.')}`)),
    before: (page) => openPage(page, kinds.docs),
    act: async (page) => {
      await press(page, 'Search');
      await field(page).fill('sticky header');
    },
    says: /did not load/,
    stays: field,
    healed: (page) => expect(dialog(page).getByRole('option').first()).toBeVisible(),
  })),
  {
    what: "a table's code",
    when: 'click',
    meant: async (page) => {
      const { main, route } = await scriptsOf(page, kinds.demo);
      return (url) => /\/assets\/js\//.test(url) && ![...main, ...route].some((name) => url.includes(name));
    },
    act: (page) => openPage(page, kinds.demo),
    says: /./,
    stays: (page) => page.locator('[data-island] tbody').first(),
    healed: (page) => expect(page.locator('[data-island]').first()).toHaveAttribute('data-state', 'live'),
  },
  {
    what: 'the turn from right to left',
    when: 'click',
    meant: named(/\/js\/right-to-left\./),
    before: openTable('sort/basic', 'demos/sort/basic'),
    act: async (page) => {
      const demo = page.locator('[data-demo="sort/basic"]');
      await demo.getByRole('button', { name: 'More tools' }).click();
      await demo.getByRole('menuitemcheckbox', { name: /^RTL/ }).click();
    },
    says: /not turned from right to left/,
    stays: (page) => page.locator('[data-island] tbody').first(),
    healed: (page) => expect(page.locator('[data-island] [class*="rtl-"]').first()).toBeVisible(),
  },
  {
    what: 'the date pickers',
    when: 'click',
    meant: named(/\/js\/date-pickers\./),
    act: openTable('filter/basic.dates', 'demos/filter/basic'),
    says: /date picker did not load/,
    stays: (page) => page.locator('[data-island="filter/basic.dates"] tbody'),
    healed: (page) =>
      expect(
        page
          .locator('[data-island="filter/basic.dates"]')
          .getByRole('button', { name: /^Choose/ })
          .first(),
      ).toBeVisible(),
  },
  {
    what: "a demo's editor",
    when: 'click',
    meant: named(/\/js\/edited-demo\./),
    before: openTable('selection/basic', 'demos/selection/basic'),
    act: (page) => press(page, 'Edit'),
    says: /The editor could not be loaded/,
    stays: (page) => page.locator('[data-island] tbody').first(),
    healed: (page) => expect(page.locator('.cm-content').first()).toBeFocused(),
  },
  {
    what: 'the rules of Advice',
    when: 'click',
    meant: named(/\/js\/advice\./),
    before: (page) => openPage(page, 'playground'),
    act: async (page) => {
      await page.locator('.cm-content').click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' ');
      await page.getByRole('tab', { name: 'Advice' }).click();
    },
    says: /rules of Advice did not load/,
    stays: (page) => page.locator('.cm-content').first(),
    healed: (page) => expect(page.getByText('Nothing in this program breaks a rule.')).toBeVisible(),
  },
  ...(['preview.html', 'frame.*.js'] as const).map((file): Omit<Fault, 'group'> => ({
    what: `the preview's ${file}`,
    when: 'first load',
    meant: named(new RegExp(`/sandbox/${file.replaceAll('.', '\\.').replace('*', '.*')}`)),
    act: (page) => openPage(page, 'playground'),
    says: /The preview could not be loaded/,
    stays: (page) => page.locator('.cm-content').first(),
    healed: (page) => expect(page.frameLocator('iframe').locator('table').first()).toBeVisible(),
  })),
];

export const faults: Fault[] = [
  ...firstLoads,
  ...routes,
  ...clicks.map((fault) => ({ ...fault, group: fault.what })),
];

async function openAlive(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'live');
  }
}

async function baseOf(page: Page): Promise<string> {
  const url = new URL(page.url());
  return `${url.origin}/${url.pathname.split('/')[1]}/`;
}
