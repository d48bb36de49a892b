import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './site';

test('the filter narrows the members by name, words and type, tells how many, and Escape ends it @smoke', async ({
  page,
}) => {
  await openPage(page, 'docs/api/props/options');
  const box = page.getByRole('searchbox', { name: 'Filter members' });
  const titles = page.locator('main h3:visible');
  const all = await titles.count();
  expect(all).toBeGreaterThan(70);
  await box.fill('exportmenu');
  await expect(page.locator('#exportmenu')).toBeVisible();
  await expect(page.locator('#paging')).toBeHidden();
  // Sections without a match are not left as empty headings.
  await expect(page.locator('main h2:visible')).toHaveText([/^Export/]);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ members match$/ })).toBeVisible();
  // The page says "page size"; other libraries' names find it, too.
  await box.fill('rowsPerPageOptions');
  await expect(page.locator('#pagesizeoptions')).toBeVisible();
  await box.fill('no such member anywhere');
  await expect(titles).toHaveCount(0);
  await expect(page.locator('main h2:visible')).toHaveCount(0);
  await box.press('Escape');
  await expect(titles).toHaveCount(all);
});

test('a link to a member leads to it, also when the filter hides it', async ({ page }) => {
  await openPage(page, 'docs/api/props/options#exportmenu');
  await expect(page.locator('#exportmenu')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('exportmenu');
  await expect(page.locator('#paging')).toBeHidden();
  await page.evaluate(() => (location.hash = '#paging'));
  await expect(page.locator('#paging')).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Filter members' })).toHaveValue('');
});

test('an entry tells type and default, since when a later member is there, and links the demo that shows it best', async ({
  page,
}) => {
  await openPage(page, 'docs/api/props/columns#defaultfilteroperator');
  await expect(page.locator('#defaultfilteroperator ~ [data-facts]').first()).toContainText('Since6.4.4');
  await openPage(page, 'docs/api/props/options#paging');
  const facts = page.locator('#paging ~ [data-facts]').first();
  await expect(facts).toContainText('Typeboolean');
  await expect(facts).toContainText('Defaulttrue');
  // One line: the name and, behind it, its facts.
  const middle = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height / 2;
  };
  expect(Math.abs((await middle(page.locator('#paging'))) - (await middle(facts)))).toBeLessThan(6);
  await expect(facts).not.toContainText(/since/i);
  const demo = page
    .locator('#paging ~ [data-facts] p')
    .filter({ hasText: /^Demo: / })
    .first();
  await demo.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/demos\//);
});
