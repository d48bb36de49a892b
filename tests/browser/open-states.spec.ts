import { faultyProgram } from '../playground/faulty';
import { cursorBehind, editorOf, openPlayground, pasteProgram, previewOf } from '../playground/playground';
import { findViolations } from './axe';
import { demoOf, expect, test, type Page } from './fixtures';
import { openPage, transitionsEnd } from './site';

// The search dialog and the mobile menu have such tests of their own: search.spec.ts, mobile-menu.spec.ts.

/** Two pieces of advice, two lines in the log. */
const faulty = faultyProgram({
  before: "console.log('rows', 1);\nconsole.warn('careful');\n",
  onRowDelete: 'async () => {}',
});

interface State {
  what: string;
  open: (page: Page) => Promise<void>;
  /** Only where there is room for it. */
  isWide?: boolean;
}

const states: State[] = [
  {
    what: 'a demo with the menu of its tools',
    open: async (page) => {
      await openPage(page, 'demos/sort/basic');
      await demoOf(page, 'sort/basic');
      await page.getByRole('button', { name: 'More tools' }).first().click();
      await expect(page.getByRole('menu', { name: 'More tools' })).toBeVisible();
    },
  },
  {
    what: 'a demo with all lines, in JavaScript, just copied',
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, 'demos/sort/basic');
      const demo = page.locator('[data-demo="sort/basic"]');
      await demo.getByRole('button', { name: /^Show all/ }).click();
      await demo.getByRole('button', { name: /^(JavaScript|JS)$/ }).click();
      // It says so for two seconds.
      await page.clock.install();
      await demo.getByRole('button', { name: 'Copy code' }).click();
      await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
    },
  },
  {
    what: 'an edited demo with advice',
    open: async (page) => {
      await edit(page);
      await pasteProgram(page, faulty);
      await expect(page.getByRole('list', { name: 'Advice on your program' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(previewOf(page)).toContainText('Faulty', { timeout: 20_000 });
    },
  },
  {
    what: 'an edited demo with a message about its text',
    open: async (page) => {
      await edit(page);
      await pasteProgram(page, `${faulty}const broken = ;\n`);
      await expect(page.locator('[data-problem]')).toBeVisible();
    },
  },
  {
    what: 'the playground with its list of starts',
    open: async (page) => {
      await openPlayground(page);
      await page.getByRole('combobox', { name: 'Start from' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'the playground with a log and a name for a new file',
    open: async (page) => {
      await openFaulty(page);
      await page.getByRole('button', { name: '+ File' }).click();
      await expect(page.getByRole('textbox', { name: 'Name of the new file' })).toBeFocused();
    },
  },
  {
    what: 'the playground with advice',
    open: async (page) => {
      await openFaulty(page);
      await page.getByRole('tab', { name: /^Advice/ }).click();
      await expect(page.getByRole('list', { name: 'Advice on your program' })).toBeVisible();
    },
  },
  {
    what: 'the playground with completions',
    open: async (page) => {
      await openFaulty(page);
      await cursorBehind(page, 'sorting: false');
      await page.keyboard.type(', pag');
      await expect(page.getByRole('option', { name: /^paging/ }).first()).toBeVisible();
    },
  },
  {
    what: 'the playground with the search of its editor',
    open: async (page) => {
      await openFaulty(page);
      await editorOf(page).focus();
      await page.keyboard.press('Control+f');
      await expect(page.getByRole('textbox', { name: 'Find' })).toBeVisible();
    },
  },
  {
    what: 'the gallery with pages found',
    open: async (page) => {
      await filterDemos(page, 'csv');
      await expect(page.getByRole('heading', { name: 'Export' }).first()).toBeVisible();
    },
  },
  {
    what: 'the gallery with nothing found',
    open: async (page) => {
      await filterDemos(page, 'xylophonist');
      await expect(page.getByText('No demo page has all the words of “xylophonist”')).toBeVisible();
    },
  },
  {
    what: 'the reference with its types unfolded',
    open: async (page) => {
      await openPage(page, 'docs/api/props/mt_prop_components');
      const folds = page.locator('main details');
      expect(await folds.count()).toBeGreaterThan(0);
      await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
    },
  },
  {
    what: 'the reference with filtered members',
    open: async (page) => {
      await openPage(page, 'docs/api/props/options');
      await page.getByRole('searchbox', { name: 'Filter members' }).fill('page');
      await expect(page.getByText(/\d+ of \d+ members match/)).toBeVisible();
    },
  },
  {
    what: 'the sidebar with a category unfolded',
    isWide: true,
    open: async (page) => {
      await openPage(page, 'docs/about');
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const category = sidebar.locator('button[aria-expanded="false"]').first();
      const count = await sidebar.locator('[aria-expanded="true"]').count();
      await category.click();
      await expect(sidebar.locator('[aria-expanded="true"]')).toHaveCount(count + 1);
    },
  },
  {
    what: 'a page that was copied',
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, 'docs/about');
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    },
  },
];

for (const width of [1280, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 800 } });
    for (const { what, open } of states.filter((state) => width > 996 || !state.isWide))
      test(`axe finds nothing in ${what}, in both themes`, async ({ page }) => {
        test.setTimeout(120_000);
        await open(page);
        await transitionsEnd(page);
        expect(await violationsOf(page)).toEqual([]);
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        await transitionsEnd(page);
        expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
      });
  });

for (const address of ['docs/compatibility', 'docs/api/components/components_index'])
  test(`/${address}: a table of text is a tab stop where it is too wide, and scrolls by arrow keys`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    const table = page.locator('main table[tabindex="0"]').first();
    await expect(table).toBeVisible();
    expect(await findViolations(page, { rules: ['scrollable-region-focusable'] })).toEqual([]);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 2000, height: 844 });
    await expect(page.locator('main table[tabindex]')).toHaveCount(0);
  });

/** CodeMirror's list of completions scrolls with the arrow keys of the editor, which keeps the focus. */
async function violationsOf(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  return found.filter((line) => !line.startsWith('scrollable-region-focusable: <ul id="cm-ac-'));
}

async function edit(page: Page): Promise<void> {
  await page.goto('demos/selection/on-row-click', { waitUntil: 'domcontentloaded' });
  await demoOf(page, 'selection/on-row-click');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused({ timeout: 20_000 });
  await expect(previewOf(page)).toContainText('Click a row.', { timeout: 20_000 });
}

async function openFaulty(page: Page): Promise<void> {
  await openPlayground(page);
  await pasteProgram(page, faulty);
  await expect(page.getByRole('log')).toContainText('careful', { timeout: 20_000 });
  await expect(page.getByRole('tab', { name: /^Advice/ })).toHaveText(/^Advice\d$/, { timeout: 20_000 });
}

async function filterDemos(page: Page, words: string): Promise<void> {
  await openPage(page, 'demos/');
  await page.getByRole('searchbox', { name: 'Filter demos' }).fill(words);
}
