import { expect, test } from './fixtures';
import { specifiedPages } from './site';

test.use({ javaScriptEnabled: false });

for (const path of specifiedPages) {
  test(`without JavaScript /${path} shows its text, and its tables with rows`, async ({ page }) => {
    await page.goto(path);
    const main = page.locator('main');
    expect((await main.innerText()).length).toBeGreaterThan(200);
    await expect(main).not.toContainText(/Loading\b/);
    for (const island of await page.locator('[data-island]').all()) {
      expect(await island.locator('table').count()).toBeGreaterThan(0);
      await expect(island.locator('tbody')).not.toHaveText('');
    }
    for (const code of await page.locator('[data-demo] pre code').all())
      await expect(code).toContainText('import');
  });
}
