import { expect, test } from './fixtures';
import { holdBack, openPage } from './site';

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

test('a version in the address may be a release or a major, an unknown one is left out', async ({ page }) => {
  await page.goto('docs/upgrade?from=5&to=6.0.3');
  await expect(page.locator(shownSteps)).toHaveText([/^To 6\.0/]);
  await page.goto('docs/upgrade?from=1');
  await expect(page.locator(shownSteps).last()).toHaveText(/^To 2\.0/);
  await page.goto('docs/upgrade?from=9.9&to=nonsense');
  await expect(page.locator(shownSteps).first()).toHaveText(/^To 8\.0/);
  await expect(page.locator(shownSteps).last()).toHaveText(/^To 2\.0/);
});

test('a link to a step that the choice hides shows it', async ({ page }) => {
  await openPage(page, 'docs/upgrade?from=6.4');
  const step = page.getByRole('heading', { name: 'Your rows are no longer mutated' });
  await expect(step).toBeHidden();
  await page.getByRole('link', { name: 'Your rows are no longer mutated' }).first().click();
  await expect(step).toBeInViewport();
});

test('a link from another page lands on its step and stays there when the scripts run, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdBack(page, (name) => name.startsWith('main.'));
  await page.goto('docs/upgrade#to-70', { waitUntil: 'domcontentloaded' });
  const step = page.getByRole('heading', { name: 'To 7.0' });
  await expect(step).toBeInViewport();
  const top = await step.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  release();
  await page.getByLabel('I want').and(page.locator(':enabled')).waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await step.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeCloseTo(top, 0);
});

test('a choice made before the scripts is kept', async ({ page }) => {
  const release = await holdBack(page, (name) => name.startsWith('main.'));
  await page.goto('docs/upgrade', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('I have').selectOption('6.4');
  release();
  await expect(page.locator(shownSteps)).toHaveText([/^To 8\.0/, /^To 7\.0/, /^To 6\.5/]);
});

test('to go back in versions gets words', async ({ page }) => {
  await page.goto('docs/upgrade?from=7.0&to=6.0');
  await expect(page.getByRole('status').filter({ hasText: '7.0 is not older than 6.0' })).toBeVisible();
  await expect(page.locator(shownSteps)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are there', async ({ page }) => {
    await page.goto('docs/upgrade');
    await expect(page.locator(shownSteps).first()).toBeVisible();
    await expect(page.locator(shownSteps).last()).toHaveText(/^To 2\.0/);
  });
});
