import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('a select offers the values of its column and finds the exact one', async ({ page }) => {
  proves([
    'filterComponent renders the input, and customFilterAndSearch decides which rows pass.',
    'The filterComponent receives columnDef and onFilterChanged.',
    "It reads the current value and the column's id from columnDef.tableData, and clears the filter by passing undefined.",
  ]);
  const demo = await openDemo(page, 'filter/custom-filter');
  const team = demo.getByRole('combobox', { name: 'Filter by Team' });
  await expect(team.getByRole('option')).toHaveText(['All', 'Sales', 'Presales', 'Support']);
  await expect(team).toHaveValue('Sales');
  await expect.poll(() => rowNames(demo)).toEqual(['Aylin', 'Daan']);
  await demo.getByRole('combobox', { name: 'Filter by City' }).selectOption('Utrecht');
  await expect.poll(() => rowNames(demo)).toEqual(['Daan']);
});

test('choosing All brings every row back', async ({ page }) => {
  const demo = await openDemo(page, 'filter/custom-filter');
  const team = demo.getByRole('combobox', { name: 'Filter by Team' });
  await team.selectOption('Support');
  await expect.poll(() => rowNames(demo)).toEqual(['Carla', 'Elif']);
  await team.selectOption('All');
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

test('a range filters from, to, and both; emptied, all rows are back', async ({ page }) => {
  proves([
    'The value of a filterComponent can have any shape. In this demo, it is a pair of strings',
    'and the column starts with a defaultFilter of the same shape.',
  ]);
  await openDemo(page, 'filter/custom-filter');
  const demo = await demoOf(page, 'filter/custom-filter.range');
  expect(await rowNames(demo)).toEqual(['Mill Lane 4', 'Station Road 17', 'High Street 1', 'Church Walk 3']);
  await demo.getByRole('spinbutton', { name: 'Min Rent' }).fill('900');
  await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17', 'Church Walk 3']);
  await demo.getByRole('spinbutton', { name: 'Min Rooms' }).fill('3');
  await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17']);
  for (const name of ['Min Rent', 'Max Rent', 'Min Rooms'])
    await demo.getByRole('spinbutton', { name }).fill('');
  await expect.poll(() => rowNames(demo)).toHaveLength(6);
});

test('the search reads a column with its own filter', async ({ page }) => {
  await openDemo(page, 'filter/custom-filter');
  const demo = await demoOf(page, 'filter/custom-filter.range');
  await demo.getByRole('textbox', { name: 'Search' }).fill('91');
  await expect.poll(() => rowNames(demo)).toEqual(['Church Walk 3']);
});

test('several choices keep the rows that have all of them', async ({ page }) => {
  proves(['In this demo, a recipe must have all of the selected tags.']);
  await openDemo(page, 'filter/custom-filter');
  const demo = await demoOf(page, 'filter/custom-filter.multi-select');
  const field = demo.getByRole('combobox', { name: 'With all of' });
  await field.click();
  await page.getByRole('option', { name: 'vegan' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Tomato bread', 'Stuffed squash']);
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Stuffed squash']);
  await page.getByRole('option', { name: 'vegan' }).click();
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): Promise<string[]> {
  return demo.locator('tbody tr:not(#m--table--filter--row) td:first-child').allInnerTexts();
}
