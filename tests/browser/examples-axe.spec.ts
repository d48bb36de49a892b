import { findViolations } from './axe';
import { demoOf, expect, test } from './fixtures';

const examples = ['order-desk', 'stock-room', 'budget', 'people', 'help-desk'];

for (const name of examples)
  test(`examples/${name}: no column is cut and nothing scrolls sideways at 390, 820 and 1440 px, and axe finds nothing on a phone`, async ({
    page,
  }) => {
    await page.goto(`examples/${name}?docusaurus-theme=light`);
    const screen = await demoOf(page, `examples/${name}`);
    await expect(screen.getByTestId('mtablebodyrow').first()).toBeVisible();
    await expect(screen.getByRole('progressbar')).toHaveCount(0);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = () =>
        screen
          .locator('table')
          .evaluateAll((tables) =>
            tables.map((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
          );
      expect.soft(Math.max(...(await tooWide())), `cut at ${width} px`).toBeLessThanOrEqual(0);
      expect
        .soft(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `sideways at ${width} px`,
        )
        .toBe(0);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    // Checked on every page.
    expect(await findViolations(page, { without: '.navbar, footer, pre' })).toEqual([]);
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    // It fades in.
    await page
      .getByRole('dialog')
      .evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    expect(await findViolations(page, { without: '.navbar, footer, [data-island]' })).toEqual([]);
  });
