import { colorRules, findViolations } from './axe';
import { demoOf, expect, sharedTest as test } from './fixtures';
import { transitionsEnd } from './site';

const examples = ['order-desk', 'stock-room', 'budget', 'people', 'help-desk'];
/** Checked on every page. */
const without = '.navbar, footer, pre';

for (const name of examples)
  test(`examples/${name} at 390, 820 and 1440 px: axe finds nothing in both themes, and no column is cut`, async ({
    page,
  }) => {
    await page.goto(`examples/${name}?docusaurus-theme=light`);
    const screen = await demoOf(page, `examples/${name}`);
    await expect(screen.getByTestId('mtablebodyrow').first()).toBeVisible();
    await expect(screen.getByRole('progressbar')).toHaveCount(0);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = () =>
        screen
          .locator('table')
          .evaluateAll((tables) =>
            tables.map((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
          );
      expect.soft(Math.max(...(await tooWide())), `cut at ${width} px`).toBeLessThanOrEqual(0);
      for (const [theme, rules] of [
        ['light', undefined],
        ['dark', colorRules],
      ] as const) {
        await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
        await page.evaluate(() => window.scrollTo(0, 0));
        await transitionsEnd(page);
        expect.soft(await findViolations(page, { rules, without }), `${theme} at ${width} px`).toEqual([]);
        await page.getByRole('button', { name: 'Code', exact: true }).click();
        // It fades in.
        await page
          .getByRole('dialog')
          .evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
        await transitionsEnd(page);
        const drawer = { rules, without: '.navbar, footer, [data-island]' };
        expect.soft(await findViolations(page, drawer), `code, ${theme} at ${width} px`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });
