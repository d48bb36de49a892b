import fs from 'node:fs';
import { demoOf, expect, test } from './fixtures';
import { findViolations } from './axe';
import { openPage } from './site';

test('the table of the home page answers, and its Copy button gives its program @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  const table = await demoOf(page, 'home/edit');
  const rows = table.getByRole('row');
  const checked = rows.filter({ has: page.getByRole('checkbox', { checked: true }) });
  await expect(checked).toHaveText([/Cleo Dahl.*Packed/, /Dan Evans.*Packed/]);
  await table.getByRole('checkbox', { name: 'Select Ben Costa' }).click();
  await expect(table).toContainText('3 selected');
  await table.getByRole('button', { name: 'Mark as shipped' }).click();
  for (const name of ['Cleo Dahl', 'Ben Costa'])
    await expect(rows.filter({ hasText: name })).toContainText('Shipped');
  await page.getByRole('button', { name: 'Copy the whole program of: Edit' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('export default function EditRows()');
  expect(await copied()).toContain("customer: 'Ada Berg'");
});

test('the package manager that was chosen holds on other pages', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await openPage(page, 'docs/');
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await expect(page.getByText('npm install @material-table/core', { exact: true })).toBeHidden();
  await openPage(page, 'docs/guides/exporting');
  await expect(page.getByText('pnpm add @material-table/exporters')).toBeVisible();
});

test('a click makes the fix of the mistake that the home page shows, another undoes it, and nothing moves @smoke', async ({
  page,
}) => {
  await openPage(page, '');
  const figure = page.locator('figure').filter({ hasText: 'onRowUpdate' });
  const height = () => figure.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeVisible();
  await figure.getByRole('button', { name: 'Make it async' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: async (person) => {');
  await expect(figure.getByRole('status').getByText('The editor has no more advice.')).toBeVisible();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeHidden();
  expect(await height()).toBe(before);
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: (person) => {');
  await expect(figure.locator('mark')).toHaveText('onRowUpdate');
});

test('on the home page a choice shows the code of a feature and a table that has it @smoke', async ({
  page,
}) => {
  await openPage(page, '');
  await page.getByRole('group', { name: 'Feature' }).getByText('Export', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Lines of Export' })).toContainText('exportMenu');
  const table = await demoOf(page, 'home/export');
  expect(await findViolations(page, { without: '.navbar, footer' })).toEqual([]);
  await table.getByText('Total', { exact: true }).click();
  await table.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const lines = fs.readFileSync(await (await download).path(), 'utf8').split('\n');
  expect(lines.slice(0, 2)).toEqual(['Customer,Status,Ordered,Total', 'Eva Fischer,New,2026-10-07,64']);
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
