import { expect, proves, test } from '../../../tests/browser/fixtures';

test('the search and its rows need no wait of their own', async ({ page }) => {
  proves('Its expect waits automatically, which covers searches and remote data.');
  await page.goto('docs/guides/testing');
  const rows = page.getByTestId('mtablebodyrow');
  const search = page.locator('main').getByPlaceholder('Search', { exact: true });
  // A table from the server's HTML shows its fields before they work: type until the rows follow.
  await expect(async () => {
    await search.fill('');
    await search.fill('roof');
    await expect(rows).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await search.fill('tree');
  // The rows follow 200 ms later.
  await expect(rows.first()).toContainText('Plant a tree');
});
