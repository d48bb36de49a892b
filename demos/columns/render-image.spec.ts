import { readFile } from 'node:fs/promises';
import {
  columnTexts,
  expect,
  openDemo,
  proves,
  test,
  type Locator,
  type Page,
} from '../../tests/browser/fixtures';

for (const { id, images } of [
  { id: 'columns/render-image', images: 5 },
  { id: 'columns/render-image.object', images: 4 },
]) {
  test(`the images of ${id} are there and have their size`, async ({ page }) => {
    proves(['Use column.render to show any element in the cells of a column.']);
    const demo = await openDemo(page, id);
    const all = demo.locator('tbody img');
    await expect(all).toHaveCount(images);
    for (const image of await all.all()) {
      await expect(image).toHaveAttribute('width', /\d+/);
      await expect(image).toHaveAttribute('height', /\d+/);
      await expect
        .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

test('search, sort and export of a rendered column use its field', async ({ page }) => {
  proves([
    'The table searches, sorts, and exports the value of field, not what you render, so keep a field on every rendered column.',
    'The country is searched, sorted, and exported by its name, and the stars by their number.',
  ]);
  const demo = await openDemo(page, 'columns/render-image');
  await demo.getByText('Stars', { exact: true }).click();
  await expect
    .poll(() => columnTexts(demo, 0))
    .toEqual(['Da Marco', 'Zur Post', 'Tallinn Inn', 'Le Phare', 'The Harp']);
  await demo.getByRole('textbox', { name: 'Search' }).fill('ireland');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['The Harp']);
  expect(await exportCsv(page, demo)).toEqual(['"Hotel","Country","Stars"', '"The Harp","Ireland",5']);
});

test('search, sort and export of a column with objects use the functions of the column', async ({ page }) => {
  proves([
    'In this demo, the value of field is an object with a name and an image.',
    'so the column defines customSort, customFilterAndSearch and customExport.',
  ]);
  const demo = await openDemo(page, 'columns/render-image.object');
  await demo.getByText('Owner', { exact: true }).click();
  await expect
    .poll(() => columnTexts(demo, 0))
    .toEqual(['Menu for spring', 'Web shop', 'Delivery bikes', 'Audit', 'New warehouse']);
  await demo.getByRole('textbox', { name: 'Search' }).fill('okafor');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Menu for spring']);
  expect(await exportCsv(page, demo)).toEqual([
    '"Project","Owner","Budget"',
    '"Menu for spring","Chidi Okafor",8000',
  ]);
});

/** Export with the menu and return the lines of the file. */
async function exportCsv(page: Page, demo: Locator): Promise<string[]> {
  await demo.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '');
}
