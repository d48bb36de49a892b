import { violationsInBothThemes } from '../browser/axe';
import { faultyProgram } from './faulty';
import { cursorBehind, expect, openPlayground, pasteProgram, test, type Page } from './playground';

/** What the types show next to the code, in turn in the same program. */
const states: { what: string; show: (page: Page) => Promise<void>; hide?: (page: Page) => Promise<void> }[] =
  [
    {
      what: 'what F2 explains',
      show: async (page) => {
        await cursorBehind(page, 'sorti');
        await page.keyboard.press('F2');
        await expect(explanationOf(page)).toContainText('in the reference');
      },
      hide: async (page) => {
        await page.keyboard.press('Escape');
        await expect(explanationOf(page)).toHaveCount(0);
      },
    },
    {
      what: 'the arguments of a call',
      show: async (page) => {
        await cursorBehind(page, "'Ada' }]");
        await page.keyboard.type('.slice(');
        await expect(page.locator('.cm-facts')).toContainText('start');
      },
      // A program without a syntax error.
      hide: (page) => page.keyboard.type('0)'),
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

const explanationOf = (page: Page) => page.getByRole('dialog', { name: 'At the cursor' });

for (const width of [1280, 390])
  test(`at ${width} px axe finds nothing in ${states.map(({ what }) => what).join(', in ')}, in both themes`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await openPlayground(page);
    // The first edit loads the types.
    await pasteProgram(page, faultyProgram({ onRowDelete: 'async () => {}' }));
    await expect(page.locator('[data-types]')).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
    for (const { what, show, hide } of states)
      await test.step(what, async () => {
        await show(page);
        expect.soft(await violationsInBothThemes(page), what).toEqual([]);
        await hide?.(page);
      });
  });
