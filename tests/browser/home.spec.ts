import fs from 'node:fs';
import { demoOf, expect, test, type Locator, type Page } from './fixtures';
import { findViolations } from './axe';
import { openPage } from './site';

const program = fs.readFileSync('demos/home.tsx', 'utf8');

test('the table of the home page answers, and its Copy button gives the file that runs @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  await expect(demo.locator('[data-state="live"]')).toHaveCount(1);
  const rows = demo.getByRole('row');
  await expect(rows.filter({ has: page.getByRole('checkbox', { checked: true }) })).toHaveText([
    /Cleo Dahl.*Packed/,
    /Dan Evans.*Packed/,
  ]);
  await demo.getByRole('checkbox', { name: 'Select Ada Berg' }).click();
  await demo.getByRole('button', { name: 'Ship the selected orders' }).click();
  for (const name of ['Ada Berg', 'Cleo Dahl', 'Dan Evans'])
    await expect(rows.filter({ hasText: name })).toContainText('Shipped');
  await demo.getByRole('button', { name: /^Copy/ }).first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).trim()).toBe(program.trim());
});

test('the package manager that was chosen holds on other pages', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  // At the start and at the end of the page.
  const command = page.getByText('pnpm add @material-table/core');
  await expect(command).toHaveCount(2);
  await expect(command.first()).toBeVisible();
  await expect(command.last()).toBeVisible();
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

function tabOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Feature' }).getByText(name, { exact: true });
}

test('on the home page a tab shows a prop, a table that has it, and code to copy @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  await tabOf(page, 'Export').click();
  const table = await demoOf(page, 'home/export');
  expect(await findViolations(page, { without: '.navbar, footer' })).toEqual([]);
  await table.getByText('Total', { exact: true }).click();
  await table.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const lines = fs.readFileSync(await (await download).path(), 'utf8').split('\n');
  expect(lines.slice(0, 2)).toEqual(['"Invoice","Customer","Total"', '"I-313","Dahl","80"']);
  const panel = page.locator('main section > div > div').filter({ has: table });
  await panel.getByRole('button', { name: 'Copy the code' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(fs.readFileSync('demos/home/export.tsx', 'utf8'));
});

test('the log next to the remote table gets a line for each query: sort, next page, search', async ({
  page,
}) => {
  await openPage(page, '');
  const table = await demoOf(page, 'home/remote');
  const log = table.getByRole('log', { name: 'Queries and answers' });
  await expect(log).toHaveText('page 0 → 5 of 240 rows');
  await table.getByText('Total', { exact: true }).click();
  await expect(log).toContainText(/^page 0, total asc → 5 of 240 rows\n/);
  await table.getByRole('button', { name: 'Next Page' }).click();
  await expect(log).toContainText(/^page 1, total asc → 5 of 240 rows\n/);
  await table.getByRole('textbox', { name: 'Search' }).fill('Leeds');
  await expect(log).toContainText(/^page 0, total asc, “Leeds” → 5 of 48 rows\n/);
  await expect(table.getByRole('cell', { name: 'Leeds' })).toHaveCount(5);
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
