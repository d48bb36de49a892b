import {
  columnTexts,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const headers = (demo: Locator) => demo.locator('thead th').allInnerTexts();

test('the columns button shows and hides columns, except locked ones and those left out @smoke', async ({
  page,
}) => {
  proves([
    'options.columnsButton adds a button with a menu of the columns to the toolbar.',
    'hidden is the initial state, removable: false keeps the column visible, hiddenByColumnsButton: true removes it from the menu',
    'hiddenByColumnsButton: true only removes it from the menu.',
  ]);
  const demo = await openDemo(page, 'columns/hide');
  expect(await headers(demo)).toEqual(['Product', 'In stock', 'Sold']);
  await demo.getByRole('button', { name: 'Show Columns' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText('Weight')).toBeVisible();
  await expect(menu.getByText('Price')).toHaveCount(0);
  await expect(menu.getByRole('checkbox', { name: 'Product' })).toBeDisabled();
  await menu.getByText('Weight').click();
  await menu.getByText('In stock').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => headers(demo)).toEqual(['Product', 'Sold', 'Weight']);
});

test('the search finds a column that is hidden for good', async ({ page }) => {
  proves(['searchable: true includes it in the search while it is hidden']);
  const demo = await openDemo(page, 'columns/hide');
  await demo.getByRole('textbox', { name: 'Search' }).fill('320');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Oak table']);
});

test('a switch outside shows a column, and the menu and the switches stay in step', async ({ page }) => {
  proves(['onChangeColumnHidden reports choices made in the menu, so both stay in sync.']);
  const demo = await openDemo(page, 'columns/hide.outside');
  expect(await headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate']);
  await demo.getByRole('switch', { name: 'Aircraft' }).check();
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Gate', 'Aircraft']);
  await demo.getByRole('button', { name: 'Show Columns' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('checkbox', { name: 'Aircraft' })).toBeChecked();
  await menu.getByText('Gate').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => headers(demo)).toEqual(['Flight', 'To', 'Departure', 'Aircraft']);
  await expect(demo.getByRole('switch', { name: 'Gate' })).not.toBeChecked();
});
