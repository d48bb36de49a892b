import fs from 'node:fs';
import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

const program = fs.readFileSync('demos/_home/bicycle-parts.tsx', 'utf8').trimEnd();

async function openHome(page: Page) {
  await openPage(page, '');
  const live = page.locator('[data-island="home"][data-state="live"]');
  await page.locator('[data-island="home"]').scrollIntoViewIfNeeded();
  await expect(live).toHaveCount(1);
  return {
    live,
    code: page.getByRole('group', { name: 'Code of the table' }),
    toggle: (name: string) => page.getByRole('switch', { name, exact: true }),
  };
}

test('a switch changes the table and the one line of the program that says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { live, code, toggle } = await openHome(page);
  expect((await code.innerText()).trimEnd()).toBe(program);
  await expect(live.getByRole('checkbox', { name: 'Select all parts' })).toBeVisible();

  await toggle('Selection').click();
  await expect(live.getByRole('checkbox', { name: 'Select all parts' })).toHaveCount(0);
  await toggle('Editing').click();
  await expect(live.getByRole('button', { name: 'Add' })).toBeVisible();
  const wanted = program
    .replace('selection = true', 'selection = false')
    .replace('editing = false', 'editing = true');
  expect((await code.innerText()).trimEnd()).toBe(wanted);
  await page.getByRole('button', { name: 'Copy the code of this table' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('editing = true');
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(wanted);
});

test('tree data wins over groups, whose switch says why it is off', async ({ page }) => {
  const { live, toggle } = await openHome(page);
  await toggle('Groups').click();
  await expect(live.getByText('Grouped By:')).toBeVisible();
  await toggle('Tree').click();
  await expect(toggle('Groups')).toBeDisabled();
  await expect(toggle('Groups')).not.toBeChecked();
  await expect(live.getByText('Grouped By:')).toHaveCount(0);
  await toggle('Tree').click();
  await expect(toggle('Groups')).toBeChecked();
});

test('the package manager that was chosen holds on other pages', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await openPage(page, 'docs/');
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await expect(page.getByText('pnpm add @material-table/exporters')).toBeVisible();
  await expect(page.getByText('npm install @material-table/core', { exact: true })).toBeHidden();
});

test('a live fence of a page is a demo that can be edited', async ({ page }) => {
  await openPage(page, 'docs/api/props/mt_prop_title');
  const island = page.locator('[data-island^="live-"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live');
  await expect(island.getByRole('heading', { level: 2, name: 'People' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('the gallery shows a picture of every demo, in the colors of the page', async ({ page }) => {
  await openPage(page, 'demos/');
  const shown = page.locator('main li img:visible');
  const cards = await page.locator('main a:has(img)').count();
  expect(cards).toBeGreaterThan(30);
  await expect(shown).toHaveCount(cards);
  await shown.last().scrollIntoViewIfNeeded();
  for (const picture of [shown.first(), shown.last()])
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(560);
});
