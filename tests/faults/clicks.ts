import { expect, type Page } from '../browser/fixtures';
import { chunksBetween, kinds, navigate, openPage, scriptsOf, startScripts } from '../browser/site';
import { editorOf } from '../playground/playground';
import { comes } from './pages';
import { named, openAlive, openTable, press, type Fault } from './fault';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const body = (page: Page) => page.locator('[data-island] tbody').first();
const dates = '[data-island="filter/basic.dates"]';
const otherPage = 'docs/compatibility';

async function chooseTool(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More tools' }).first().click();
  await page.getByRole('menuitem', { name }).click();
}

/** Code that loads on request, each with its own box. */
const chunks: Omit<Fault, 'group'>[] = [
  {
    what: 'the dialog of the search',
    kinds: ['search'],
    when: 'click',
    meant: named(/\/js\/search\./),
    before: (page) => openPage(page, kinds.docs),
    act: (page) => press(page, 'Search'),
    waits: (page) => [field(page), page.getByText('Loading the search…')],
    says: /The search did not load/,
    stays: field,
    healed: async (page) => {
      await field(page).fill('sticky');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: "a table's code",
    kinds: ['table', 'island'],
    when: 'first load',
    meant: async (page) => {
      const { main, route } = await scriptsOf(page, kinds.demo);
      return (url) => /\/assets\/js\//.test(url) && ![...main, ...route].some((name) => url.includes(name));
    },
    act: async (page) => {
      await page.goto(kinds.demo, { waitUntil: 'domcontentloaded' });
      await startScripts(page);
    },
    // It is readable: a click on it is handled when it is interactive.
    waits: (page) => [body(page)],
    says: /can be read but not used/,
    stays: body,
    healed: (page) => expect(page.locator('[data-island]').first()).toHaveAttribute('data-state', 'live'),
  },
  {
    what: "a table's code",
    kinds: ['table', 'island'],
    when: 'navigation',
    meant: async (page) => {
      const { main, route } = await scriptsOf(page, kinds.demo);
      return (url) => /\/assets\/js\//.test(url) && ![...main, ...route].some((name) => url.includes(name));
    },
    before: (page) => openPage(page, kinds.docs),
    act: (page) => navigate(page, new URL(kinds.demo, rootOf(page)).href),
    waits: (page) => [page.locator('h1').first(), page.getByText('Loading the table…').first()],
    says: /cannot be shown/,
    stays: (page) => page.locator('main:has(h1)').filter({ hasText: /.{200}/s }),
    focusMoves: 'a new page begins at its top',
    healed: (page) => expect(page.locator('[data-island]').first()).toHaveAttribute('data-state', 'live'),
  },
  {
    what: 'the words of the next page',
    kinds: ['words'],
    when: 'navigation',
    meant: async (page) => {
      const own = await chunksBetween(page, kinds.docs, otherPage);
      return (url) => [...own].some((name) => url.includes(name));
    },
    before: (page) => openAlive(page, kinds.docs),
    act: (page) => page.locator('.menu__link', { hasText: 'Compatibility' }).click(),
    waits: (page) => [comes(page), page.locator('.menu__link', { hasText: 'Compatibility' })],
    says: /could not be fetched/,
    stays: (page) => page.locator('.menu__link', { hasText: 'Compatibility' }),
    focusMoves: 'a new page begins at its top',
    healed: (page) => expect(page.locator('h1')).toContainText('Compatib'),
  },
  {
    what: 'the date pickers',
    kinds: ['date-pickers'],
    when: 'first load',
    meant: named(/\/js\/date-pickers\./),
    act: async (page) => {
      await page.goto('demos/filter/basic', { waitUntil: 'domcontentloaded' });
      await startScripts(page);
      await page.locator(dates).scrollIntoViewIfNeeded();
    },
    waits: (page) => [page.locator(`${dates} tbody`)],
    says: /date picker did not load/,
    stays: (page) => page.locator(`${dates} tbody`),
    healed: (page) =>
      expect(
        page
          .locator(dates)
          .getByRole('button', { name: /^Choose/ })
          .first(),
      ).toBeVisible(),
  },
  {
    what: "a demo's editor",
    kinds: ['edited-demo'],
    when: 'click',
    meant: named(/\/js\/edited-demo\./),
    before: openTable('selection/basic', 'demos/selection/basic'),
    act: (page) => press(page, 'Edit'),
    waits: (page) => [body(page), page.getByText('Loading the editor…')],
    says: /The editor could not be loaded/,
    stays: body,
    healed: (page) => expect(page.locator('.cm-content').first()).toBeFocused(),
  },
  {
    what: 'the project to download',
    kinds: ['project'],
    when: 'click',
    meant: named(/\/js\/project\./),
    before: async (page) => {
      await openTable('selection/basic', 'demos/selection/basic')(page);
      page.on('download', (file) => names.set(page, file.suggestedFilename()));
    },
    act: (page) => chooseTool(page, /^Download/),
    waits: (page) => [body(page), page.getByText('Putting the project together…')],
    says: /The project could not be put together/,
    stays: body,
    healed: (page) => expect.poll(() => names.get(page)).toBe('material-table-demo.zip'),
  },
  {
    what: 'what writes the file of an export',
    kinds: ['exporters'],
    when: 'click',
    meant: async (page) => {
      await openTable('export/basic', 'demos/export/basic')(page);
      const before = await scriptsIn(page);
      await exportAs(page, 'CSV');
      await expect.poll(async () => (await scriptsIn(page)).length).toBeGreaterThan(before.length);
      const own = (await scriptsIn(page)).filter((url) => !before.includes(url));
      return (url) => own.includes(url);
    },
    before: async (page) => {
      await openTable('export/basic', 'demos/export/basic')(page);
      page.on('download', (file) => names.set(page, file.suggestedFilename()));
    },
    act: (page) => exportAs(page, 'CSV'),
    waits: (page) => [body(page)],
    says: /That action failed/,
    stays: body,
    focusMoves: 'the menu that had it is closed, and the table gives it back to its button in its own time',
    retry: {
      how: (page) => exportAs(page, 'CSV'),
      why: 'what was chosen is the demo’s own: no one else can do it',
    },
    healed: (page) => expect.poll(() => names.get(page)).toBe('parts.csv'),
  },
  {
    what: 'the playground itself',
    kinds: ['playground'],
    when: 'first load',
    meant: named(/\/js\/playground\./),
    act: async (page) => {
      await page.goto('playground', { waitUntil: 'domcontentloaded' });
      await startScripts(page);
    },
    waits: (page) => [page.locator('h1'), page.getByText('Loading the editor…')],
    says: /The editor could not be loaded/,
    stays: (page) => page.locator('h1'),
    healed: (page) => expect(editorOf(page)).toBeVisible(),
  },
  {
    what: 'the program of a link into the playground',
    kinds: ['playground-programs'],
    when: 'first load',
    meant: named(/\/js\/playground-programs\./),
    act: async (page) => {
      await page.goto('playground?program=known-issues/actions-index-filters', {
        waitUntil: 'domcontentloaded',
      });
      await startScripts(page);
    },
    waits: (page) => [page.locator('h1'), page.getByText('Loading the program…')],
    says: /The program did not load/,
    stays: (page) => page.getByRole('button', { name: 'Run' }).first(),
    healed: (page) => expect(editorOf(page)).toContainText('MaterialTable'),
  },
];

const scriptsIn = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );

async function exportAs(page: Page, format: string): Promise<void> {
  const demo = page.locator('[data-island="export/basic"]');
  await demo.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

/** What a page has downloaded. */
const names = new WeakMap<Page, string>();

export const chunkFaults: Fault[] = chunks.map((fault) => ({ ...fault, group: 'its own chunk' }));

function rootOf(page: Page): string {
  const url = new URL(page.url());
  return `${url.origin}/${url.pathname.split('/')[1]}/`;
}
