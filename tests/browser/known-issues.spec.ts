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
