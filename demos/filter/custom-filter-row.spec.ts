import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('chips in their own row filter the table', async ({ page }) => {
  proves([
    'components.FilterRow replaces the whole filter row, for example with a row of chips, or with the same inputs and an extra button.',
    'The component receives columns and onFilterChanged(columnId, value), and renders a tr.',
    "Each column's current filter is in tableData.filterValue, where undefined means no filter.",
    'The table still decides which rows pass.',
  ]);
  const demo = await openDemo(page, 'filter/custom-filter-row');
  const chips = demo.getByRole('group', { name: 'Filter by state' });
  await expect(chips.getByRole('button', { name: 'open' })).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeHidden();
  await expect(demo.getByRole('cell', { name: 'Printer prints blank pages' })).toBeVisible();
  await chips.getByRole('button', { name: 'all' }).click();
  await expect(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeVisible();
  await expect(chips.getByRole('button', { name: 'all' })).toHaveAttribute('aria-pressed', 'true');
  await chips.getByRole('button', { name: 'open' }).click();
  await expect(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeHidden();
});

test('a chip answers to the keyboard', async ({ page }) => {
  const demo = await openDemo(page, 'filter/custom-filter-row');
  await demo.getByRole('button', { name: 'closed' }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('cell', { name: 'Printer prints blank pages' })).toBeHidden();
  await expect(demo.getByRole('cell', { name: 'Order arrived twice' })).toBeVisible();
});

test('one button clears the filters of all columns, of a number too', async ({ page }) => {
  proves(['Setting each filter to undefined restores all rows, even with a numeric column']);
  await openDemo(page, 'filter/custom-filter-row');
  const demo = await demoOf(page, 'filter/custom-filter-row.clear-all');
  const clear = demo.getByRole('button', { name: 'Clear all filters' });
  await expectBooks(demo, ['The Time Machine', 'The Woman in White']);
  await demo.getByRole('spinbutton', { name: 'filter data by Year' }).fill('1860');
  await expectBooks(demo, ['The Woman in White']);
  await clear.click();
  await expectBooks(demo, ['The Time Machine', 'Middlemarch', 'The Moonstone', 'Emma', 'The Woman in White']);
  await expect(demo.getByRole('searchbox', { name: 'filter data by Title' })).toHaveValue('');
  await expect(clear).toBeDisabled();
});

async function expectBooks(demo: Locator, titles: string[]): Promise<void> {
  await expect(
    demo.locator('tbody tr:has(td:nth-child(4)):not(#m--table--filter--row) td:first-child'),
  ).toHaveText(titles);
}
