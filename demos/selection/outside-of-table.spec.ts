import { expect, openDemo, proves, sharedTest as test, type Locator } from '../../tests/browser/fixtures';

test('buttons outside the table select by rule, invert and clear, together with the checkboxes', async ({
  page,
}) => {
  proves(['Update the same state in onSelectionChange, so the buttons and checkboxes stay in sync.']);
  const demo = await openDemo(page, 'selection/outside-of-table');
  expect(await selectedRows(demo)).toEqual(['Adams', 'Dahl']);
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => selectedRows(demo)).toEqual([]);
  await demo.getByRole('button', { name: 'Select late ones' }).click();
  await expect.poll(() => selectedRows(demo)).toEqual(['Costa']);
  await expect(demo).toContainText('3 row(s) selected');
  await demo.getByRole('checkbox', { name: 'Select Evans' }).click();
  await expect(demo).toContainText('4 row(s) selected');
  await demo.getByRole('button', { name: 'Invert' }).click();
  await expect.poll(() => selectedRows(demo)).toEqual(['Adams', 'Berger', 'Dahl']);
  await expect(demo).toContainText('8 row(s) selected');
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => selectedRows(demo)).toEqual([]);
});

test('the table selects all rows that the search has found', async ({ page }) => {
  proves([
    'tableRef.current.onAllSelected works like the header checkbox. It selects the rows that match the search and filters',
    'Search for "lake", and select the matching rows.',
  ]);
  const demo = await openDemo(page, 'selection/outside-of-table.table-ref');
  await demo.getByRole('textbox', { name: 'Search' }).fill('lake');
  await expect(demo.getByText('Harbor')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Select all found' }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: P01.jpg, P03.jpg, P05.jpg');
  await demo.getByRole('textbox', { name: 'Search' }).fill('');
  await expect(demo.getByText('Harbor')).toBeVisible();
  await expect(demo.getByRole('checkbox', { name: 'Select P02.jpg' })).not.toBeChecked();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: none');
});

const selectedRows = (demo: Locator) =>
  demo
    .locator('tbody tr', { has: demo.page().locator('input:checked') })
    .locator('td:nth-child(2)')
    .allInnerTexts();
