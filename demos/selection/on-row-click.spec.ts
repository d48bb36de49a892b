import { expect, openDemo, proves, sharedTest as test, type Locator } from '../../tests/browser/fixtures';

test('a click on a row selects and highlights it, a second one releases it', async ({ page }) => {
  proves([
    'Keep the ids of the selected rows in your own state, and highlight these rows with rowStyle.',
    'The clicked row is kept in state, and a second click clears it.',
  ]);
  const demo = await openDemo(page, 'selection/on-row-click');
  const row = demo.getByRole('row', { name: 'Emma Clarke' });
  const plain = await backgroundOf(row);
  await demo.getByText('Designer', { exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: Emma Clarke');
  await expect.poll(() => backgroundOf(row)).not.toBe(plain);
  await demo.getByText('Paul Weber').click();
  await expect(demo.getByRole('status')).toHaveText('Selected: Paul Weber');
  await expect.poll(() => backgroundOf(row)).toBe(plain);
  await demo.getByText('Accountant').click();
  await expect(demo.getByRole('status')).toHaveText('Click a row.');
});

test('clicks on rows and on checkboxes change the same selection', async ({ page }) => {
  proves([
    "The rows are derived from the selected ids, which determine each row's tableData.checked.",
    'Clicks on rows and on checkboxes update the same state, so both stay in sync.',
    "A click on a checkbox doesn't trigger onRowClick.",
  ]);
  const demo = await openDemo(page, 'selection/on-row-click.checkboxes');
  const row = demo.getByRole('row', { name: 'Update logo' });
  const plain = await backgroundOf(row);
  await demo.getByText('Update logo').click();
  await expect(demo.getByRole('checkbox', { name: 'Select Update logo' })).toBeChecked();
  await expect.poll(() => backgroundOf(row)).not.toBe(plain);
  await demo.getByRole('checkbox', { name: 'Select Book a room' }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: T1, T2, T4');
  await demo.getByText('Update logo').click();
  await expect(demo.getByRole('status')).toHaveText('Selected: T1, T4');
  await expect(demo.getByRole('checkbox', { name: 'Select Update logo' })).not.toBeChecked();
  await demo.getByRole('checkbox', { name: 'Select all tasks' }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: T1, T2, T3, T4, T5, T6');
});

const backgroundOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor);
