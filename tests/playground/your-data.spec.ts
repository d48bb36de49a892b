import { findViolations } from '../browser/axe';
import { editorOf, expect, openPlayground, previewOf, problemOf, test, type Page } from './playground';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your data' });
const noticeOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const products = `Product,Price,In stock,Added
Travel mug,14.50,yes,2026-03-14
Teapot,32.00,no,2026-04-02
`;

/** More than 200 kB of rows. */
const long = `Name,Number\n${Array.from({ length: 9000 }, (_, index) => `Person ${index},${index}`).join('\n')}\n`;

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Rows, with their header' }).fill(text);
  await page.getByRole('button', { name: 'Make a table' }).click();
}

test('rows that are pasted become a program and its table, and nothing is sent @smoke', async ({ page }) => {
  await openPlayground(page);
  await page.getByRole('combobox', { name: 'Start from' }).fill('Your data: paste CSV, TSV or JSON');
  await expect(dialogOf(page)).toContainText('Nothing leaves your browser');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Teapot')) sent.push(request.url());
  });
  await paste(page, products);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(previewOf(page).locator('tbody')).toContainText('Travel mug');
  // A price is a number, a date is a date.
  await expect(editorOf(page)).toContainText("{ title: 'Price', field: 'price', type: 'numeric'");
  await expect(editorOf(page)).toContainText("{ title: 'In stock', field: 'inStock', type: 'boolean' }");
  await expect(editorOf(page)).toContainText("{ title: 'Added', field: 'added', type: 'date'");
  await expect(page.getByRole('button', { name: 'rows.json' })).toBeVisible();
  await expect(problemOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.reload();
  await expect(previewOf(page).locator('tbody')).toContainText('Teapot');
});

test('broken rows are listed with their lines before the table is made from the others', async ({ page }) => {
  await openPlayground(page, '?demo=your-data');
  await paste(page, 'Name,City\nAda,London\nKim,Seoul,South Korea\nEve,Oslo\n');
  const lines = dialogOf(page).getByRole('list', { name: 'Lines with a problem' });
  await expect(lines.getByRole('listitem')).toHaveText([
    /^Line 3 has 3 cells, and the table has 2 columns\./,
  ]);
  await expect(dialogOf(page)).toContainText('4 lines: 1 with the header, 2 with rows, 1 left out.');
  expect(await findViolations(page)).toEqual([]);
  // The button keeps the focus while the rows are read.
  await expect(page.getByRole('button', { name: 'Make a table of 2 rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(previewOf(page).locator('tbody')).toContainText('Oslo');
  await expect(previewOf(page).locator('tbody')).not.toContainText('Seoul');
});

test('the line of the header is said when it is unclear, and another one can be chosen', async ({ page }) => {
  await openPlayground(page, '?demo=your-data');
  await paste(page, 'Report 2026\n\nName;Sum\nLamp;1,50\n');
  const header = dialogOf(page).getByRole('combobox', { name: 'Names of the columns' });
  await expect(header).toHaveValue('3');
  await expect(dialogOf(page)).toContainText('Line 1 is above the table.');
  expect(await findViolations(page)).toEqual([]);
  await header.selectOption('None: all lines are rows');
  await expect(page.getByRole('button', { name: 'Make a table of 2 rows' })).toBeVisible();
  await header.selectOption('Line 3: Name, Sum');
  await page.getByRole('button', { name: 'Make a table of 1 row' }).click();
  await expect(editorOf(page)).toContainText("{ title: 'Sum', field: 'sum', type: 'numeric' }");
});

test('what is no table keeps the text and says what to do', async ({ page }) => {
  await openPlayground(page, '?demo=your-data');
  await paste(page, '   ');
  await expect(dialogOf(page).getByRole('alert')).toHaveText(/^It is empty\./);
  await paste(page, '[1, 2');
  await expect(dialogOf(page).getByRole('alert')).not.toHaveText('');
  await expect(page.getByRole('textbox', { name: 'Rows, with their header' })).toHaveValue('[1, 2');
  await page.getByLabel('Or a file').setInputFiles({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'),
  });
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('the limit is 5 MB');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(editorOf(page)).toBeVisible();
});

test('over 200 kB of rows stay out of links and of what the browser keeps, and both say so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(sessionStorage.setItem('copied', text)) },
    });
  });
  await openPlayground(page, '?demo=your-data');
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(long) });
  await page.getByRole('button', { name: 'Make a table' }).click();
  await expect(dialogOf(page)).toContainText('Your rows are over 200 kB.');
  await page.getByRole('button', { name: 'Make a table of 9,000 rows' }).click();
  await expect(previewOf(page)).toContainText('people');
  await expect(previewOf(page)).toContainText('of 9000');
  await expect(problemOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(noticeOf(page, 'Link copied.')).toContainText('Your rows are too long for a link');
  const link = await page.evaluate(() => sessionStorage.getItem('copied') ?? '');
  expect(link.length).toBeGreaterThan(100);
  expect(link.length).toBeLessThan(8000);

  await page.goto('playground');
  await expect(page.getByText('The rows of this program were too large to be saved.')).toBeVisible();
  await expect(editorOf(page)).toContainText("title: 'Number'");

  // The program stays, the rows are restored.
  await page.goto('playground?demo=your-data');
  await page.getByLabel('Keep my program and replace only its rows').check();
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(long) });
  await page.getByRole('button', { name: 'Make a table' }).click();
  await page.getByRole('button', { name: 'Make a table of 9,000 rows' }).click();
  await expect(previewOf(page)).toContainText('of 9000');
});

test('with the keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlayground(page);
  await page.getByRole('combobox', { name: 'Start from' }).focus();
  await page.keyboard.type('Your data: paste CSV, TSV or JSON');
  const rows = page.getByRole('textbox', { name: 'Rows, with their header' });
  await expect(rows).toBeFocused();
  const box = await dialogOf(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.insertText(products);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make a table' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(previewOf(page).locator('tbody')).toContainText('Teapot');
});
