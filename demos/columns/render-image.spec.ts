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

test('the images are there and have their size', async ({ page }) => {
  proves(['Use column.render to show any element in the cells of a column.']);
  const demo = await openDemo(page, 'columns/render-image');
  const all = demo.locator('tbody img');
  await expect(all).toHaveCount(5);
  for (const image of await all.all()) {
    await expect(image).toHaveAttribute('width', /\d+/);
    await expect(image).toHaveAttribute('height', /\d+/);
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  }
});

test('search, sort and export of a rendered column use its field', async ({ page }) => {
  proves([
    'The table searches, sorts and exports the value of field, not what you render, so the countries in this demo are found by their name, and the stars are sorted by their number.',
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
