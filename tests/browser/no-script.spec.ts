import { expect, test } from './fixtures';
import { kinds } from './site';

// tests/built/no-script.test.ts checks each page's HTML; this checks what a visitor sees of it.
test.use({ javaScriptEnabled: false });

for (const [kind, path] of Object.entries(kinds)) {
  test(`without JavaScript the ${kind} page shows its text and its tables`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    // The home page shows one of six.
    for (const island of await page
      .locator(kind === 'home' ? '[data-island="home/edit"]' : '[data-island]')
      .all())
      await expect(island.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    if (kind === 'demo') await expect(page.locator('[data-demo] pre code').first()).toBeVisible();
  });
}

test('without JavaScript the home page shows the code of each feature', async ({ page }) => {
  await page.goto('');
  await page.getByText('Tree', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Lines of Tree' })).toContainText('parentChildData');
  await expect(page.locator('[data-island="home/tree"]')).toBeHidden();
});

test('without JavaScript a link leads to the next page @smoke', async ({ page }) => {
  await page.goto(kinds.docs);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.locator('h1')).toBeVisible();
});
