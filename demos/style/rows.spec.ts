import { expect, openDemo, proves, test, type Locator } from '../../tests/browser/fixtures';

test('the tint follows the color scheme', async ({ page }) => {
  proves('The background is a transparent theme color');
  const demo = await openDemo(page, 'style/rows');
  const row = demo.getByRole('row').filter({ hasText: 'Floor lamp' });
  const light = await background(row);
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(() => background(row)).not.toBe(light);
});

const background = (row: Locator) => row.evaluate((node) => getComputedStyle(node).backgroundColor);
