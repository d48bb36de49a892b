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

test('an entry writes its own format: JSON of the visible fields', async ({ page }) => {
  proves([
    'exportFunc receives the columns and rows and can write a file in any format.',
    'The demo saves JSON and Markdown files using a Blob',
  ]);
  const demo = await openDemo(page, 'export/custom');
  const { name, text } = await download(page, demo, 'JSON');
  expect(name).toBe('orders.json');
  const rows: unknown = JSON.parse(text);
  expect(rows).toHaveLength(12);
  expect(rows).toContainEqual({ customer: 'Berger', state: 'Paid', total: 45 });
});

test('an entry writes its own format: a table in Markdown', async ({ page }) => {
  const demo = await openDemo(page, 'export/custom');
  const { name, text } = await download(page, demo, 'Markdown');
  expect(name).toBe('orders.md');
  expect(text.split('\n').slice(0, 3)).toEqual([
    '| Customer | State | Total |',
    '| --- | --- | --- |',
    '| Adams | Open | 120 |',
  ]);
});

test('the delimiter of the CSV is the fourth argument', async ({ page }) => {
  proves(['and a CSV file with semicolons']);
  const demo = await openDemo(page, 'export/custom');
  const { text } = await download(page, demo, 'CSV with semicolons');
  expect(text.split('\r\n').slice(0, 2)).toEqual(['"Customer";"State";"Total"', '"Adams";"Open";120']);
});

test('customExport, exportTransformer and export decide what the file holds', async ({ page }) => {
  proves([
    'customExport computes the exported value from the whole row.',
    'export: false excludes a visible column, and export: true includes a hidden one.',
  ]);
  await openDemo(page, 'export/custom');
  const demo = await demoOf(page, 'export/custom.values');
  await expect(demo.getByRole('cell', { name: 'Ask the agency' })).toBeVisible();
  await expect(demo.getByText('Amal')).toHaveCount(0);
  const { text } = await download(page, demo, 'CSV');
  expect(text.split('\r\n')).toEqual([
    '"Ticket","Labels","Hours","Reporter"',
    '"#412 Logo is blurred","design","1.50","Amal"',
    '"#415 Slow search","bug, speed","6.00","Ben"',
    '"#419 Export to PDF","idea","4.25","Chiara"',
    '"#423 Typo on the invoice","bug, text","0.50","Dmitri"',
    '"#430 Dark mode","design, idea","12.00","Eun-ji"',
  ]);
});

async function download(page: Page, demo: Locator, entry: string): Promise<{ name: string; text: string }> {
  await demo.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), text: text.replace('\uFEFF', '') };
}
