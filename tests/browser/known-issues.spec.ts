import { expect, test } from './fixtures';
import { openPage } from './site';

const shown = 'details[data-issue]:not([hidden])';

test('known issues are filtered by severity, topic and words, and the address keeps the choice @smoke', async ({
  page,
}) => {
  await openPage(page, 'docs/known-issues');
  const all = await page.locator(shown).count();
  expect(all).toBeGreaterThan(100);
  const severity = page.getByRole('group', { name: 'Severity' });
  await expect(severity.getByRole('button', { name: `All ${all}` })).toHaveAttribute('aria-pressed', 'true');
  await severity.getByRole('button', { name: /^Loses data/ }).click();
  const status = page.getByRole('group', { name: 'Filter the known issues' }).getByRole('status');
  await expect(status).toHaveText(`${await page.locator(shown).count()} of ${all} issues`);
  await expect(page.getByRole('heading', { level: 2, name: 'Breaks' })).toBeHidden();
  await page.getByLabel('Topic').selectOption('Editing');
  await page.getByLabel('Prop or words').fill('onBulkUpdate');
  await expect(page.locator(shown)).toHaveText([
    /Bulk edit saves invalid values/,
    /A second Enter during a save saves again/,
  ]);
  await expect(page).toHaveURL(/\?severity=loses-data&topic=Editing&words=onBulkUpdate$/);
  await page.reload();
  await expect(page.locator(shown)).toHaveCount(2);
  await page.getByLabel('Prop or words').fill('no such words');
  await expect(status).toHaveText(`0 of ${all} issues. Try fewer words, or another topic.`);
});

test('a row opens in place, and a link to an issue opens it', async ({ page }) => {
  await openPage(page, 'docs/known-issues#zero-sorts-first');
  const issue = (id: string) => page.locator(`details[data-issue]:has(#${id})`);
  await expect(issue('zero-sorts-first')).toHaveAttribute('open');
  await expect(page.locator('#zero-sorts-first')).toBeInViewport();
  const closed = issue('sorting-option');
  await expect(closed).not.toHaveAttribute('open');
  await closed.locator('summary').press('Enter');
  await expect(closed.getByText('Workaround:')).toBeVisible();
});

test('a search result leads into the row that it is about, and opens it', async ({ page }) => {
  await openPage(page, 'docs/about');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('combobox').fill('Two tables with filters have a duplicate id');
  await page
    .getByRole('option', { name: /Two tables with filters have a duplicate id/ })
    .first()
    .click();
  await expect(page).toHaveURL(/known-issues#filter-row-id$/);
  await expect(page.locator('details[data-issue]:has(#filter-row-id)')).toHaveAttribute('open');
});

test('a link to an issue that the filter hides shows all of them', async ({ page }) => {
  await openPage(page, 'docs/known-issues?severity=breaks');
  const target = page.locator('details[data-issue]:has(#filter-row-id)');
  await expect(target).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page
    .getByRole('combobox', { name: 'Search the docs' })
    .fill('Two tables with filters have a duplicate id');
  await page
    .getByRole('option', { name: /Two tables with filters have a duplicate id/ })
    .first()
    .click();
  await expect(target).toHaveAttribute('open');
  await expect(page.locator('#filter-row-id')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^All \d/ })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each issue is there and opens', async ({ page }) => {
    await page.goto('docs/known-issues');
    const first = page.locator('details[data-issue]').first();
    await first.locator('summary').click();
    await expect(first.getByText('Workaround:')).toBeVisible();
  });
});
