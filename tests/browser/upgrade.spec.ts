import { expect, test } from './fixtures';
import { openPage } from './site';

const shownSteps = 'main section:not([hidden]) > h2';

test('the chosen versions show only the steps between them, and the address keeps them @smoke', async ({
  page,
}) => {
  await openPage(page, 'docs/upgrade');
  await expect(page.getByLabel('I have')).toHaveValue('1');
  await expect(page.locator(shownSteps).last()).toHaveText(/^To 2\.0/);
  await page.getByLabel('I have').selectOption('6.4');
  await page.getByLabel('I want').selectOption('7.0');
  await expect(page.locator(shownSteps)).toHaveText([/^To 7\.0/, /^To 6\.5/]);
  const summary = page.locator('main').getByRole('status').filter({ hasText: 'From 6.4' });
  await expect(summary).toContainText('From 6.4 to 7.0: 1 member added');
  await expect(summary).toContainText('react >=18.0.0 → >=19.2.0');
  await expect(page).toHaveURL(/\?from=6\.4&to=7\.0$/);
  await page.reload();
  await expect(page.locator(shownSteps)).toHaveText([/^To 7\.0/, /^To 6\.5/]);
});

test('a link to a step that the choice hides shows it', async ({ page }) => {
  await openPage(page, 'docs/upgrade?from=6.4');
  const step = page.getByRole('heading', { name: 'Your rows are no longer mutated' });
  await expect(step).toBeHidden();
  await page.getByRole('link', { name: 'Your rows are no longer mutated' }).first().click();
  await expect(step).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are there', async ({ page }) => {
    await page.goto('docs/upgrade');
    await expect(page.locator(shownSteps).first()).toBeVisible();
    await expect(page.locator(shownSteps).last()).toHaveText(/^To 2\.0/);
  });
});
