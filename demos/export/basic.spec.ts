import { readFile } from 'node:fs/promises';
import {
  demoOf,
  expect,
  openDemo,
  proves,
  test,
  type Locator,
  type Page,
} from '../../tests/browser/fixtures';

test('the CSV holds the header and the rows of the page, with the labels of a lookup @smoke', async ({
  page,
}) => {
  proves([
    'The table provides the button and menu, and collects the columns and rows. Each item of options.exportMenu writes a file.',
    'The button in the toolbar opens the menu.',
    'The file contains the visible columns and the rows of the current page, with the labels of a lookup instead of its keys.',
    "Numbers aren't formatted. The price in the file is 0.18, not $0.18.",
  ]);
  const demo = await openDemo(page, 'export/basic');
  const { name, bytes } = await download(page, demo, 'CSV');
  expect(name).toBe('parts.csv');
  expect(linesOf(bytes)).toEqual([
    '"Part","State","Quantity","Price"',
    '"Hex bolt M8","In stock",1200,0.18',
    '"Washer, 8 mm","In stock",3400,0.04',
    '"Ball bearing 608","On order",0,1.35',
    '"Toothed belt 6 mm","In stock",64,4.9',
    '"Stepper motor","On order",2,21.5',
  ]);
});

test('the PDF holds the title and the rows of the page', async ({ page }) => {
  const demo = await openDemo(page, 'export/basic');
  const { name, bytes } = await download(page, demo, 'PDF');
  expect(name).toBe('parts.pdf');
  const text = bytes.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  for (const word of ['parts', 'Quantity', 'Hex bolt M8', 'On order', '21.5'])
    expect(text).toContain(`(${word})`);
  expect(text).not.toContain('Limit switch');
});

test('the export follows the page and the search', async ({ page }) => {
  const demo = await openDemo(page, 'export/basic');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect(demo.getByRole('cell', { name: 'Limit switch' })).toBeVisible();
  expect(linesOf((await download(page, demo, 'CSV')).bytes).slice(1)).toEqual([
    '"Linear rail 300 mm","In stock",18,16.2',
    '"Limit switch","In stock",45,0.95',
  ]);
  await demo.getByRole('textbox', { name: 'Search' }).fill('bolt');
  await expect(demo.getByRole('cell', { name: 'Limit switch' })).toBeHidden();
  expect(linesOf((await download(page, demo, 'CSV')).bytes).slice(1)).toEqual([
    '"Hex bolt M8","In stock",1200,0.18',
  ]);
});

test('exportAllData exports the rows of all pages, whatever the search hides', async ({ page }) => {
  proves(['exportAllData passes the rows of all pages to exportFunc', 'ignoring the filters and search']);
  await openDemo(page, 'export/basic');
  const demo = await demoOf(page, 'export/basic.which-rows');
  expect(firstFields((await download(page, demo, 'This page')).bytes)).toEqual(['A-101', 'A-102', 'A-103']);
  await demo.getByRole('switch', { name: 'exportAllData' }).click();
  await demo.getByRole('textbox', { name: 'Search' }).fill('Porto');
  await expect(demo.getByRole('cell', { name: 'Brandt' })).toBeHidden();
  const all = ['A-101', 'A-102', 'A-103', 'A-104', 'A-105', 'A-106', 'A-107'];
  expect(firstFields((await download(page, demo, 'All rows')).bytes)).toEqual(all);
});

test('all rows come in the order of the data, the page in the order of the sort', async ({ page }) => {
  await openDemo(page, 'export/basic');
  const demo = await demoOf(page, 'export/basic.which-rows');
  await demo.getByText('Total', { exact: true }).click();
  await expect(demo.locator('tbody tr').first()).toContainText('Ferreira');
  expect(firstFields((await download(page, demo, 'This page')).bytes)).toEqual(['A-105', 'A-103', 'A-107']);
  await demo.getByRole('switch', { name: 'exportAllData' }).click();
  expect(firstFields((await download(page, demo, 'All rows')).bytes).slice(0, 3)).toEqual([
    'A-101',
    'A-102',
    'A-103',
  ]);
});

test('searchedData are the rows found on all pages, selectedData the selected ones', async ({ page }) => {
  proves([
    'use searchedData from the third argument, as the second menu item does',
    'selectedData contains the selected rows.',
  ]);
  await openDemo(page, 'export/basic');
  const demo = await demoOf(page, 'export/basic.which-rows');
  await demo.getByRole('textbox', { name: 'Search' }).fill('r');
  await expect(demo.getByText('1-3 of 6')).toBeVisible();
  const found = await download(page, demo, 'All that match the search');
  expect(found.name).toBe('orders-found.csv');
  expect(firstFields(found.bytes)).toEqual(['A-101', 'A-102', 'A-104', 'A-105', 'A-106', 'A-107']);
  await demo.getByRole('checkbox', { name: 'Select A-102' }).check();
  const selected = await download(page, demo, 'Selected rows');
  expect(selected.name).toBe('orders-selected.csv');
  expect(linesOf(selected.bytes).slice(1)).toEqual(['"A-102","Costa","Porto",129']);
});

async function download(page: Page, demo: Locator, entry: string): Promise<{ name: string; bytes: Buffer }> {
  await demo.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ]);
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The lines of a CSV without its byte order mark. */
function linesOf(csv: Buffer): string[] {
  return csv.toString('utf8').replace('\uFEFF', '').trim().split(/\r?\n/);
}

function firstFields(csv: Buffer): string[] {
  return linesOf(csv)
    .slice(1)
    .map((line) => line.split('"')[1] ?? '');
}
