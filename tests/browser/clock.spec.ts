import { demoOf, expect, test } from './fixtures';
import { kinds, openPage } from './site';

for (const year of [1970, 2099])
  for (const [kind, path] of Object.entries({ ...kinds, playground: 'playground' }))
    test(`with a clock that says ${year}, a ${kind} page works and leads on`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${year}-01-02T03:04:05Z`));
      await openPage(page, path);
      await page
        .getByRole('button', { name: /Switch between light and dark/ })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      if (kind === 'demo') {
        const table = await demoOf(page, 'sort/basic');
        await table.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
        await expect(table.locator('tbody tr').first()).toContainText('173000');
      }
      if (kind === 'playground')
        await expect(page.frameLocator('iframe').locator('table').first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
      await expect(page.locator('h1')).toHaveText(/Install/);
    });
