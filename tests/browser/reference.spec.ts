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

test('a member is found by the words of its known issues', async ({ page }) => {
  await openPage(page, 'docs/api/props/options');
  const issue = page.locator('#pagesize ~ [data-facts] .known-issue-item a').first();
  const words = (await issue.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Filter members' }).fill(words);
  await expect(page.locator('#paging')).toBeHidden();
  await expect(page.locator('#pagesize')).toBeVisible();
});

test('the contents list only the members that the filter shows, and mark the one that is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, 'docs/api/props/options');
  const contents = page.locator('.table-of-contents__link:visible');
  const all = await contents.count();
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('debounce');
  const titles = page.locator('main h3:visible');
  await expect.poll(() => titles.count()).toBeLessThan(10);
  const shown = await page
    .locator('main :is(h2, h3)[id]:visible')
    .evaluateAll((list) => list.map(({ id }) => id));
  const hrefs = () => contents.evaluateAll((list) => list.map((link) => link.getAttribute('href')?.slice(1)));
  await expect.poll(hrefs).toEqual(shown);
  // The members between the first and the second are hidden; none of them is read.
  for (const id of shown) {
    await page.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - innerHeight + 100, behavior: 'instant' });
    }, id);
    await expect(page.locator('.table-of-contents__link--active:not(:visible)')).toHaveCount(0);
  }
  await page.getByRole('searchbox', { name: 'Filter members' }).press('Escape');
  await expect(contents).toHaveCount(all);
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
  await expect(facts).toContainText('boolean');
  await expect(facts).toContainText('true');
  await expect(facts).not.toContainText(/since/i);
  const demo = page
    .locator('#paging ~ [data-facts] p')
    .filter({ hasText: /^Demo: / })
    .first();
  await demo.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/demos\//);
});

test('on a phone the first words of a prop come before its long type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/api/props/mt_prop_editable');
  const words = page.locator('main .markdown > p').first();
  await expect(words).toBeInViewport();
  const type = page.getByText('The type in full').first();
  const topOf = async (place: typeof type) => (await place.boundingBox())?.y ?? NaN;
  expect(await topOf(words)).toBeLessThan(await topOf(type));
  await type.click();
  await expect(page.getByText('onRowAddCancelled?: (rowData: RowData) => void')).toBeVisible();
});

test('a filter that finds nothing says how to go on', async ({ page }) => {
  await openPage(page, 'docs/api/props/options');
  const box = page.getByRole('searchbox', { name: 'Filter members' });
  await box.fill('no such member anywhere');
  await page.getByRole('button', { name: 'show all members' }).click();
  await expect(box).toHaveValue('');
  await expect(page.locator('#paging')).toBeVisible();
  // Unrelated members stay hidden.
  await box.fill('exportAll');
  await expect(page.locator('main h3:visible')).toHaveText([/^exportAllData/]);
});

test('without JavaScript every entry can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}docs/api/props/columns`);
  expect(await page.locator('main h3:visible').count()).toBeGreaterThan(46);
  await expect(page.locator('main [data-facts]').first()).toBeVisible();
  await page.getByText('The type in full').first().click();
  await expect(page.locator('[data-facts] > details[open] code').first()).toBeVisible();
  await context.close();
});
