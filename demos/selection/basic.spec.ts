import { expect, openDemo, proves, sharedTest as test } from '../../tests/browser/fixtures';

test('the open orders start selected, and a click on a named checkbox adds to the total @smoke', async ({
  page,
}) => {
  proves([
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'A row that you pass with tableData: { checked: true } starts selected.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ]);
  const demo = await openDemo(page, 'selection/basic');
  await expect(demo.getByRole('status')).toHaveText('4 selected, $480 in total');
  await expect(demo.getByRole('checkbox', { name: 'Select the order of Adams' })).toBeChecked();
  await demo.getByRole('checkbox', { name: 'Select the order of Berger' }).click();
  await expect(demo.getByRole('status')).toHaveText('5 selected, $525 in total');
  await demo.getByRole('checkbox', { name: 'Select the order of Adams' }).click();
  await expect(demo.getByRole('status')).toHaveText('4 selected, $405 in total');
});

test('select-all takes the rows of all pages, and a second click clears them', async ({ page }) => {
  proves([
    'Each row has a checkbox, the header has one for all rows, and onSelectionChange reports the selected rows after each change.',
    'selectionProps and headerSelectionProps can set one, in this demo through slotProps.input.',
  ]);
  const demo = await openDemo(page, 'selection/basic');
  const all = demo.getByRole('checkbox', { name: 'Select all orders' });
  await all.click();
  await expect(demo.getByRole('status')).toHaveText('12 selected, $1340 in total');
  await expect(demo).toContainText('12 row(s) selected');
  await all.click();
  await expect(demo.getByRole('status')).toHaveText('0 selected, $0 in total');
});

test('sold seats stay out, and the box of the title is checked when every free seat is', async ({ page }) => {
  proves([
    "selectionProps can be a function of the row, whose result is passed to MUI's Checkbox.",
    "To exclude a row, return disabled: true. The select-all checkbox doesn't select such a row",
  ]);
  const demo = await openDemo(page, 'selection/basic.disabled-rows');
  const all = demo.getByRole('checkbox', { name: /All free seats/ });
  const sold = demo.getByRole('checkbox', { name: 'Choose seat 1B' });
  await expect(sold).toBeDisabled();
  await all.click();
  await expect(demo).toContainText('3 of 3 chosen');
  await expect(all).toBeChecked();
  await expect(sold).not.toBeChecked();
  await demo.getByRole('checkbox', { name: 'Choose seat 1A' }).click();
  await expect(demo).toContainText('2 of 3 chosen');
  await expect(all).not.toBeChecked();
});
