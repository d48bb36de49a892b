import {
  columnTexts,
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
  type Page,
} from '../../tests/browser/fixtures';

const background = (row: Locator) => row.evaluate((node) => getComputedStyle(node).backgroundColor);
const color = (cell: Locator) => cell.evaluate((node) => getComputedStyle(node).color);
const setDark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));

test('rows with a low stock are tinted, rows out of stock differently and bold @smoke', async ({ page }) => {
  const demo = await openDemo(page, 'style/rows');
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  const [plain, low, empty] = [row('Garden chair'), row('Oak table'), row('Wool blanket')];
  expect(await background(plain)).toBe('rgba(0, 0, 0, 0)');
  expect(await background(low)).toBe(await background(row('Floor lamp')));
  expect(await background(low)).not.toBe(await background(empty));
  await expect(empty).toHaveCSS('font-weight', '700');
});

test('the tint follows the color scheme', async ({ page }) => {
  const demo = await openDemo(page, 'style/rows');
  const row = demo.getByRole('row').filter({ hasText: 'Floor lamp' });
  const light = await background(row);
  await setDark(page);
  await expect.poll(() => background(row)).not.toBe(light);
});

test('every second row is striped, also after sorting and on the next page', async ({ page }) => {
  proves([
    "The second argument of rowStyle is the index on the page, counted from 0, so the stripes start again on each page and don't change when rows are sorted.",
  ]);
  await openDemo(page, 'style/rows');
  const demo = await demoOf(page, 'style/rows.stripes');
  const stripes = async () => {
    const rows = await demo.getByTestId('mtablebodyrow').all();
    return Promise.all(rows.map(async (row) => (await background(row)) !== 'rgba(0, 0, 0, 0)'));
  };
  await page.mouse.move(0, 0);
  expect(await stripes()).toEqual([false, true, false, true, false]);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Depth' }).click();
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Bohinj', 'Chiemsee', 'Inari', 'Ohrid', 'Garda']);
  expect(await stripes()).toEqual([false, true, false, true, false]);
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(stripes).toEqual([false, true]);
});

test('the row under the pointer gets an outline', async ({ page }) => {
  proves(["For :hover styles, use the table's sx."]);
  await openDemo(page, 'style/rows');
  const demo = await demoOf(page, 'style/rows.stripes');
  const row = demo.getByRole('row').filter({ hasText: 'Inari' });
  await expect(row).toHaveCSS('outline-style', 'none');
  await row.hover();
  await expect(row).toHaveCSS('outline-style', 'solid');
});

test('negative values are red and others are not', async ({ page }) => {
  await openDemo(page, 'style/rows');
  const demo = await demoOf(page, 'style/rows.cells');
  const cell = (text: string) => demo.getByRole('cell', { name: text, exact: true });
  const red = await color(cell('-1.1'));
  expect(await color(cell('-3.2'))).toBe(red);
  expect(await color(cell('check'))).toBe(red);
  expect(await color(cell('0.4'))).not.toBe(red);
  await expect(cell('-2.5')).toHaveCSS('opacity', '0.75');
});
