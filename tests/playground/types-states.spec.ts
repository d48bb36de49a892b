import { violationsInBothThemes } from '../browser/axe';
import { faultyProgram } from './faulty';
import { cursorBehind, expect, openPlayground, pasteProgram, test, type Page } from './playground';

/** What the types show next to the code, in turn in the same program. */
const states: { what: string; show: (page: Page) => Promise<void>; hide?: (page: Page) => Promise<void> }[] =
  [
    {
      what: 'what the pointer explains',
      show: async (page) => {
        await cursorBehind(page, 'sorti');
        await page.locator('.cm-line').getByText('sorting', { exact: true }).hover();
        await expect(page.locator('.cm-tooltip-hover')).toContainText('in the reference');
      },
      hide: async (page) => {
        await page.keyboard.press('Escape');
        await expect(page.locator('.cm-tooltip-hover')).toHaveCount(0);
      },
    },
    {
      what: 'completions',
      show: async (page) => {
        await cursorBehind(page, 'sorting: false');
        await page.keyboard.type(', pag');
        await expect(page.getByRole('option', { name: /^paging/ }).first()).toBeVisible();
      },
      hide: async (page) => {
        for (const _ of ', pag') await page.keyboard.press('Backspace');
      },
    },
    {
      what: 'a mistake under the pointer',
      show: async (page) => {
        await cursorBehind(page, 'sorting');
        await page.keyboard.type('s');
        const mistake = page.locator('.cm-lintRange-error, .cm-lintRange-warning').first();
        await expect(mistake).toBeVisible();
        // Advice on the old name stays marked until the text is checked.
        await expect(async () => {
          await page.mouse.move(0, 0);
          await mistake.hover();
          await expect(page.locator('.cm-diagnostic')).toContainText('sortings', { timeout: 2000 });
        }).toPass();
      },
    },
  ];

test(`axe finds nothing in ${states.map(({ what }) => what).join(', in ')}, in both themes`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPlayground(page);
  await pasteProgram(page, faultyProgram({ onRowDelete: 'async () => {}' }));
  await expect(page.locator('[data-types]')).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
  for (const { what, show, hide } of states)
    await test.step(what, async () => {
      await show(page);
      expect.soft(await violationsOf(page), what).toEqual([]);
      await hide?.(page);
    });
});

/** CodeMirror's list of completions scrolls with the arrow keys of the editor, which keeps the focus. */
async function violationsOf(page: Page): Promise<string[]> {
  const found = await violationsInBothThemes(page);
  return found.filter((line) => !/^\w+: scrollable-region-focusable: <ul id="cm-ac-/.test(line));
}
