import { faultyProgram } from '../playground/faulty';
import { editorOf, openPane, openPlayground, pasteProgram } from '../playground/playground';
import { findViolations, violationsInBothThemes } from './axe';
import { demoOf, expect, test, type Page } from './fixtures';
import { openPage, saveData } from './site';

// The search dialog, the mobile menu and what the types show have their own tests: search.spec.ts,
// mobile-menu.spec.ts and types-states.spec.ts.

/** Two pieces of advice, two lines in the log. */
const faulty = faultyProgram({
  before: "console.log('rows', 1);\nconsole.warn('careful');\n",
  onRowDelete: 'async () => {}',
});

interface Place {
  /** The page with all states. */
  where: string;
  width: 1280 | 390;
  open: (page: Page) => Promise<void>;
  /** What is opened there, in turn; each starts where the previous one ended. */
  states: State[];
}

interface State {
  what: string;
  show: (page: Page) => Promise<void>;
  /** Close it again, if the next one needs that. */
  hide?: (page: Page) => Promise<void>;
}

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the new file' });
const escape = (page: Page) => page.keyboard.press('Escape');

const places: Place[] = [
  {
    where: 'a demo',
    width: 1280,
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, 'demos/sort/basic');
      await demoOf(page, 'sort/basic');
    },
    states: [
      {
        what: 'the menu of its tools',
        show: async (page) => {
          await page.getByRole('button', { name: 'More tools' }).first().click();
          await expect(page.getByRole('menu', { name: 'More tools' })).toBeVisible();
        },
        hide: escape,
      },
      {
        what: 'all lines, in JavaScript, just copied',
        show: async (page) => {
          const demo = page.locator('[data-demo="sort/basic"]');
          await demo.locator('pre summary').first().click();
          await demo.getByRole('button', { name: /^(JavaScript|JS)$/ }).click();
          // The message stays for two seconds.
          await page.clock.install();
          await demo.getByRole('button', { name: 'Copy code' }).click();
          await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
        },
      },
    ],
  },
  {
    where: 'the playground',
    width: 390,
    open: (page) => openPlayground(page),
    states: [
      {
        what: 'a log and a name for a new file',
        show: async (page) => {
          await pasteProgram(page, faulty);
          await openPane(page, 'Log');
          await expect(page.getByRole('log')).toContainText('careful');
          expect.soft(await violationsInBothThemes(page), 'its log').toEqual([]);
          await expect(page.getByRole('tab', { name: /^Advice/ })).toHaveText(/^Advice\d$/);
          await openPane(page, 'Code');
          await page.getByRole('button', { name: '+ File' }).click();
          await expect(nameOf(page)).toBeFocused();
        },
        hide: async (page) => {
          await escape(page);
          // The part below it moves up.
          await expect(nameOf(page)).toHaveCount(0);
        },
      },
      {
        what: 'advice',
        show: async (page) => {
          // A click right after scrolling may hit the frame's old place.
          await page.getByRole('tab', { name: 'Log' }).press('ArrowRight');
          await expect(page.getByRole('list', { name: 'Advice on your program' })).toBeVisible();
        },
      },
      {
        what: 'the search of its editor',
        show: async (page) => {
          await openPane(page, 'Code');
          await editorOf(page).focus();
          await page.keyboard.press('Control+f');
          await expect(page.getByRole('textbox', { name: 'Find' })).toBeVisible();
        },
        hide: escape,
      },
    ],
  },
  {
    where: 'the gallery',
    width: 390,
    open: (page) => openPage(page, 'demos/'),
    states: [
      {
        what: 'pages found',
        show: async (page) => {
          await page.getByRole('searchbox', { name: 'Filter demos' }).fill('csv');
          await expect(
            page.getByRole('main').getByRole('link', { name: 'Export', exact: true }),
          ).toBeVisible();
        },
      },
      {
        what: 'nothing found',
        show: async (page) => {
          await page.getByRole('searchbox', { name: 'Filter demos' }).fill('xylophonist');
          await expect(
            page.getByText('No demo page has all the words of “xylophonist” in its headings and sentences'),
          ).toBeVisible();
        },
      },
    ],
  },
];

for (const { where, width, open, states } of places)
  test(`axe finds nothing in ${where} with ${states.map(({ what }) => what).join('; ')}, in both themes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await saveData(page);
    await open(page);
    for (const { what, show, hide } of states)
      await test.step(what, async () => {
        await show(page);
        expect.soft(await violationsInBothThemes(page), `${where} with ${what}`).toEqual([]);
        await hide?.(page);
      });
  });

test('a table of text is a tab stop where it is too wide, and scrolls by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/about');
  const table = page.locator('main table[tabindex="0"]').first();
  await expect(table).toBeVisible();
  expect(await findViolations(page, { rules: ['scrollable-region-focusable'] })).toEqual([]);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 2000, height: 844 });
  await expect(page.locator('main table[tabindex]')).toHaveCount(0);
});
