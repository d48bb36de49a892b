import { expect, test, type Locator } from './fixtures';
import { openPage } from './site';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } });

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colors the chosen entry of sidebar, navbar, tabs and languages is told from the others', async ({
  page,
}) => {
  for (const [selected, other, path = 'docs/guides/exporting'] of [
    ['.table-of-contents__link--active', 'a:not(.table-of-contents__link--active)', 'docs/compatibility'],
    ['.menu__link[aria-current="page"]', '.menu__link[href]:not([aria-current])'],
    ['.navbar__link--active', '.navbar__link:not(.navbar__link--active)'],
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
    ['[data-demo] [aria-pressed="true"]', '[data-demo] [aria-pressed="false"]'],
  ] as const) {
    await openPage(page, path);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expect(page.locator(selected).first()).toBeVisible();
    expect(await ground(page.locator(selected).first()), selected).not.toBe(
      await ground(page.locator(other).first()),
    );
  }
});

test('with forced colors the bars of a table and the marked lines of code stay visible', async ({ page }) => {
  await openPage(page, 'demos/sort/basic');
  const bar = page.locator('[data-island] td [style*="width"]').first();
  expect(await ground(bar)).not.toBe(await ground(page.locator('body')));
  await expect(page.locator('[data-demo] mark').first()).toHaveCSS('outline-style', 'solid');
});
