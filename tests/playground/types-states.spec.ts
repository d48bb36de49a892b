import { findViolations } from '../browser/axe';
import { transitionsEnd } from '../browser/site';
import { faultyProgram } from './faulty';
import { cursorBehind, expect, openPlayground, pasteProgram, test, type Page } from './playground';

/** What the types show beside the code. */
const states: { what: string; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'what F2 explains',
    open: async (page) => {
      await openTyped(page);
      await cursorBehind(page, 'sorti');
      await page.keyboard.press('F2');
      await expect(page.getByRole('dialog', { name: 'At the cursor' })).toContainText('in the reference', {
        timeout: 30_000,
      });
    },
  },
  {
    what: 'a mistake under the pointer',
    open: async (page) => {
      await openTyped(page);
      await cursorBehind(page, 'sorting');
      await page.keyboard.type('s');
      const mistake = page.locator('.cm-lintRange-error, .cm-lintRange-warning').first();
      await expect(mistake).toBeVisible({ timeout: 30_000 });
      await mistake.hover();
      await expect(page.locator('.cm-diagnostic')).toContainText('sortings');
    },
  },
  {
    what: 'the arguments of a call',
    open: async (page) => {
      await openTyped(page);
      await cursorBehind(page, "'Ada' }]");
      await page.keyboard.type('.slice(');
      await expect(page.locator('.cm-facts')).toContainText('start', { timeout: 30_000 });
    },
  },
];

for (const width of [1280, 390])
  for (const { what, open } of states)
    test(`at ${width} px axe finds nothing in ${what}, in both themes`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 844 });
      await open(page);
      await transitionsEnd(page);
      expect(await findViolations(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await transitionsEnd(page);
      expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
    });

/** The first edit loads the types. */
async function openTyped(page: Page): Promise<void> {
  await openPlayground(page);
  await pasteProgram(page, faultyProgram({ onRowDelete: 'async () => {}' }));
  await expect(page.locator('[data-types]')).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
}
