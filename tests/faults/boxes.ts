import type { Locator } from '@playwright/test';
import { demoOf, expect, test, type Page } from '../browser/fixtures';
import {
  chunksBetween,
  hydrated,
  kinds,
  navigate,
  openPage,
  scriptsOf,
  startScripts,
  wakeTables,
} from '../browser/site';
import { editorOf, openPlayground, pasteProgram, previewOf, problemOf } from '../playground/playground';

/** One of the site's red boxes, by a file whose failure opens it. */
export interface Box {
  /** Whether a request is for the failing file; called before anything is broken. */
  meant: (page: Page) => Promise<(url: string) => boolean>;
  /** All steps before the failure, while everything works. */
  before?: (page: Page) => Promise<void>;
  /** The visitor's action when it fails; it doesn't wait for the file. */
  act: (page: Page) => Promise<void>;
  /** What a visitor sees while the file is loading: what stays, and what announces it. */
  waits: (page: Page) => Locator[];
  /** Where the failure is reported, if not in the site's red box. */
  box?: (page: Page) => Locator;
  /** How a visitor tries again where there is no Retry. */
  tryAgain?: (page: Page) => Promise<void>;
  /** The text of the box. */
  says: RegExp;
  /** What has to be there all the time. */
  stays: (page: Page) => Locator;
  /** The element that had the focus may disappear. */
  isFocusMoved?: boolean;
  /** Resolves when the failed part works. */
  healed: (page: Page) => Promise<void>;
}

const named = (pattern: RegExp) => async () => (url: string) => pattern.test(new URL(url).pathname);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const body = (page: Page) => page.locator('[data-island] tbody').first();
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search the docs' });
const ownRows = (page: Page) => page.getByRole('textbox', { name: 'Rows, with their header' });
const dates = '[data-island="filter/basic.dates"]';
const docsLink = (page: Page) => page.locator('.menu__link', { hasText: 'Compatibility' });

/** Open an address and start its scripts without waiting for them. */
async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await startScripts(page);
}

/** Open the page of a demo and wait for its table. */
const openTable = (id: string) => async (page: Page) => {
  await openPage(page, `demos/${id}`);
  await demoOf(page, id);
};

/** The scripts of a demo's page without those that it starts with. */
async function tableScripts(page: Page): Promise<(url: string) => boolean> {
  const { main, route } = await scriptsOf(page, kinds.demo);
  return (url) => /\/assets\/js\//.test(url) && ![...main, ...route].some((name) => url.includes(name));
}

const isLive = (page: Page) =>
  expect(page.locator('[data-island]').first()).toHaveAttribute('data-state', 'live');

const scriptsIn = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );

async function exportCsv(page: Page): Promise<void> {
  await page.locator('[data-island="export/basic"]').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
}

/** What a page has downloaded. */
const downloaded = new WeakMap<Page, string>();
const rememberDownload = (page: Page) =>
  void page.on('download', (file) => downloaded.set(page, file.suggestedFilename()));

/** Each red box of the site, but those of the preview and the types (tests/playground). */
export const boxes: Record<string, Box> = {
  'the bar of a page that doesn’t start': {
    meant: async (page) => {
      const { route } = await scriptsOf(page, kinds.docs);
      return (url) => route.some((name) => url.includes(name));
    },
    // With a hash: the bar must be where the visitor looks.
    act: (page) => begin(page, `${kinds.docs}#versions`),
    // The page is readable, and a click is handled when its script has loaded: no message is needed.
    waits: (page) => [page.locator('h1').first()],
    says: /did not load/,
    stays: (page) => page.locator('main:has(h1)').filter({ hasText: /.{200}/s }),
    healed: hydrated,
  },
  'the next page, when a link is followed': {
    meant: async (page) => {
      const own = await chunksBetween(page, kinds.docs, 'docs/compatibility');
      return (url) => [...own].some((name) => url.includes(name));
    },
    before: async (page) => {
      await openPage(page, kinds.docs);
      await wakeTables(page);
    },
    act: (page) => docsLink(page).click(),
    // After a Retry there is no old page, so the spinner shows.
    waits: (page) => [
      page.locator('#nprogress .bar, [role="status"][aria-label="Loading the page"]').first(),
      docsLink(page),
    ],
    says: /could not be fetched/,
    stays: docsLink,
    isFocusMoved: true,
    healed: (page) => expect(page.locator('h1')).toContainText('Compatib'),
  },
  'a table that can be read': {
    meant: tableScripts,
    act: (page) => begin(page, kinds.demo),
    // A click on it is handled when it is interactive.
    waits: (page) => [body(page)],
    says: /can be read but not used/,
    stays: body,
    healed: isLive,
  },
  'a table of the next page': {
    meant: tableScripts,
    before: (page) => openPage(page, kinds.docs),
    act: (page) => navigate(page, new URL(kinds.demo, test.info().project.use.baseURL).href),
    waits: (page) => [page.locator('h1').first(), page.getByText('Loading the table…').first()],
    says: /cannot be shown/,
    stays: (page) => page.locator('main:has(h1)').filter({ hasText: /.{200}/s }),
    isFocusMoved: true,
    healed: isLive,
  },
  'the dialog of the search': {
    meant: named(/\/js\/search\./),
    before: (page) => openPage(page, kinds.docs),
    act: (page) => press(page, 'Search'),
    waits: (page) => [searchField(page), page.getByText('Loading the search…')],
    says: /The search did not load/,
    stays: searchField,
    healed: async (page) => {
      await searchField(page).fill('sticky');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  'the results of the search': {
    meant: named(/\/search\/worker\.js/),
    before: (page) => openPage(page, kinds.docs),
    act: async (page) => {
      await press(page, 'Search');
      await searchField(page).fill('sticky header');
    },
    waits: (page) => [searchField(page), page.getByRole('dialog').getByText(/ooking/)],
    says: /did not load/,
    stays: searchField,
    healed: (page) => expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible(),
  },
  'the filter of the gallery': filterBox('demos/', 'Filter demos', 'kanban', /^\d+ pages?/),
  'the filter of a reference page': filterBox(
    'docs/api/props/options',
    'Filter members',
    'sticky',
    /members match/,
  ),
  'a date picker': {
    meant: named(/\/js\/date-pickers\./),
    act: async (page) => {
      await begin(page, 'demos/filter/basic');
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
  'the editor of a demo': {
    meant: named(/\/js\/edited-demo\./),
    before: openTable('selection/basic'),
    act: (page) => press(page, 'Edit'),
    waits: (page) => [body(page), page.getByText('Loading the editor…')],
    says: /The editor could not be loaded/,
    stays: body,
    healed: (page) => expect(page.locator('.cm-content').first()).toBeFocused(),
  },
  'the project of a demo': {
    meant: named(/\/js\/project\./),
    before: async (page) => {
      await openTable('selection/basic')(page);
      rememberDownload(page);
    },
    act: async (page) => {
      await press(page, 'More tools');
      await page.getByRole('menuitem', { name: /^Download/ }).click();
    },
    waits: (page) => [body(page), page.getByText('Preparing the project…')],
    says: /The project could not be created/,
    stays: body,
    healed: (page) => expect.poll(() => downloaded.get(page)).toBe('material-table-demo.zip'),
  },
  'an action of a demo, such as an export': {
    meant: async (page) => {
      await openTable('export/basic')(page);
      const before = await scriptsIn(page);
      await exportCsv(page);
      await expect.poll(async () => (await scriptsIn(page)).length).toBeGreaterThan(before.length);
      const own = (await scriptsIn(page)).filter((url) => !before.includes(url));
      return (url) => own.includes(url);
    },
    before: async (page) => {
      await openTable('export/basic')(page);
      rememberDownload(page);
    },
    act: exportCsv,
    waits: (page) => [body(page)],
    says: /That action failed/,
    stays: body,
    // The menu that had it is closed, and the table gives it back to its button in its own time.
    isFocusMoved: true,
    // What was chosen is the demo's own: no one else can do it.
    tryAgain: exportCsv,
    healed: (page) => expect.poll(() => downloaded.get(page)).toBe('parts.csv'),
  },
  'the playground': {
    meant: named(/\/js\/playground\./),
    act: (page) => begin(page, 'playground'),
    waits: (page) => [page.locator('h1'), page.getByText('Loading the editor…')],
    says: /The editor could not be loaded/,
    stays: (page) => page.locator('h1'),
    healed: (page) => expect(editorOf(page)).toBeVisible(),
  },
  'another start of the playground, over one’s own program': {
    meant: async (page) => {
      const known = new Set<string>();
      page.on('request', (request) => known.add(request.url()));
      await openPlayground(page);
      await expect(previewOf(page).locator('table').first()).toBeVisible();
      page.removeAllListeners('request');
      return (url) => /\/js\/\d+\./.test(url) && !known.has(url);
    },
    before: async (page) => {
      await openPlayground(page);
      await pasteProgram(page, 'export default () => <p>My own</p>;\n');
      await expect(previewOf(page)).toContainText('My own');
    },
    act: (page) =>
      page.getByRole('combobox', { name: 'Start from' }).fill('Selection: Default selection and total'),
    waits: (page) => [editorOf(page), page.getByText('Loading the program…')],
    says: /The program did not load/,
    stays: (page) => editorOf(page).filter({ hasText: 'My own' }),
    healed: async (page) => {
      await expect(editorOf(page)).toContainText('MaterialTable');
      await page.getByRole('button', { name: 'Restore it' }).click();
      await expect(editorOf(page)).toContainText('My own');
    },
  },
  'the import of a program': {
    meant: named(/\/sandbox\/chunks\/exporters/),
    before: async (page) => {
      // A program that doesn't need it.
      await openPlayground(page, '?demo=sort/basic');
      await expect(previewOf(page).locator('table').first()).toBeVisible();
    },
    act: (page) =>
      pasteProgram(
        page,
        "import { ExportCsv } from '@material-table/exporters';\nexport default () => <p>Here it is: {typeof ExportCsv}</p>;\n",
      ),
    waits: (page) => [editorOf(page)],
    box: problemOf,
    says: /could not be loaded. Are you online\? Run the program again to retry/,
    // The program asks for it, when it runs.
    tryAgain: (page) => press(page, 'Run'),
    stays: editorOf,
    healed: (page) => expect(previewOf(page)).toContainText('Here it is'),
  },
  Advice: {
    meant: named(/\/js\/advice\./),
    before: (page) => openPlayground(page),
    act: async (page) => {
      await page.getByRole('tab', { name: 'Advice' }).click();
      await editorOf(page).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' ');
    },
    waits: (page) => [editorOf(page), page.getByText('The program is being checked.')],
    says: /rules of Advice did not load/,
    stays: editorOf,
    healed: (page) => expect(page.getByText(/checked \d+ tables?, nothing breaks a rule/)).toBeVisible(),
  },
  'the visitor’s rows': {
    meant: named(/\/js\/rows\./),
    before: (page) => openPlayground(page, '?demo=your-data'),
    act: async (page) => {
      await ownRows(page).fill('Name,Age\nAda,36\n');
      await press(page, 'Make a table');
    },
    waits: (page) => [ownRows(page), page.getByText('Reading…')],
    says: /The import did not load/,
    stays: ownRows,
    healed: (page) => expect(previewOf(page).locator('tbody')).toContainText('Ada'),
  },
};

/** A filter that works without the texts of the search, and says so. */
function filterBox(path: string, label: string, words: string, count: RegExp): Box {
  const found = (page: Page) => page.getByText(count);
  return {
    meant: named(/\/search\/texts\.json/),
    before: (page) => openPage(page, path),
    act: (page) => page.getByLabel(label).fill(words),
    waits: (page) => [page.getByLabel(label), found(page).filter({ hasText: 'still looking' })],
    says: /did not load/,
    stays: (page) => page.getByLabel(label),
    healed: (page) => expect(found(page)).not.toContainText('still looking'),
  };
}
