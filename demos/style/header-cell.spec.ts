import { expect, openDemo, proves, test, type Locator } from '../../tests/browser/fixtures';

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test('the header follows the color scheme', async ({ page }) => {
  proves(["This demo uses the theme's colors, so the header follows the theme."]);
  const demo = await openDemo(page, 'style/header-cell');
  const cell = demo.locator('thead th').first();
  const light = await styleOf(cell, 'background-color');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(() => styleOf(cell, 'background-color')).not.toBe(light);
});
