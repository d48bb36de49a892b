import { readFile } from 'node:fs/promises';
import { expect, openDemo, proves, test, type Locator, type Page } from '../../tests/browser/fixtures';

test('the CSV holds the header and the rows of the page, with the labels of a lookup @smoke', async ({
  page,
}) => {
  proves([
    'Each item of options.exportMenu writes a file.',
    'The file contains the visible columns and the rows of the current page, with the labels of a lookup instead of its keys.',
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
