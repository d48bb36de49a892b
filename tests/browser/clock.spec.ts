import { demoOf, expect, test } from './fixtures';
import { goOn, openPage, routeClasses, switchColors } from './site';

for (const year of [1970, 2099])
  test(`with a clock that says ${year}, a page of each class works and leads on`, async ({
    page,
    complaints,
  }) => {
    await page.clock.setFixedTime(new Date(`${year}-01-02T03:04:05Z`));
    for (const [kind, path] of Object.entries(routeClasses))
      await test.step(kind, async () => {
        await openPage(page, path);
        const theme = await page.locator('html').getAttribute('data-theme');
        await switchColors(page);
        if (kind !== 'full-screen')
          await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
        if (kind === 'demo' || kind === 'full-screen') {
          const table = await demoOf(page, 'sort/basic');
          await table.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
          await expect(table.locator('tbody tr').first()).toContainText('173,000');
        }
        if (kind === 'playground')
          await expect(page.frameLocator('iframe').locator('table').first()).toBeVisible();
        await goOn(page);
        await expect(page.locator('h1')).toHaveText(kind === 'full-screen' ? /Sort/ : /Quick start/);
        // The browser logs a missing page.
        if (kind === 'not-found')
          complaints.splice(0, Infinity, ...complaints.filter((one) => !/404/.test(one)));
      });
  });
