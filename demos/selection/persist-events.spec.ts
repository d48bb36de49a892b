import { columnTexts, expect, openDemo, proves, sharedTest as test } from '../../tests/browser/fixtures';

test('the selection follows its row through new values, another order and removed rows', async ({ page }) => {
  proves([
    'The table keeps the selection when rows change, move, or disappear, if each row has an id',
    'Select a row, and then change the data. The check mark follows the row by its id, even to another position.',
  ]);
  const demo = await openDemo(page, 'selection/persist-events');
  await demo.getByRole('checkbox', { name: 'Select Oak table' }).click();
  await expect(demo.getByLabel('Events')).toHaveText('Oak table changed, 1 selected');
  await demo.getByRole('button', { name: 'Deliver ten of each' }).click();
  await expect(demo.getByRole('status')).toHaveText('Selected: Oak table (13)');
  await expect(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
  await demo.getByRole('button', { name: 'Reverse the order' }).click();
  await expect
    .poll(() => columnTexts(demo, 1))
    .toEqual(['Wool blanket', 'Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
  await expect(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
  await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Remove the first' }).click();
  await expect
    .poll(() => columnTexts(demo, 1))
    .toEqual(['Floor lamp', 'Gift card', 'Oak table', 'Garden chair']);
  await expect(demo.getByRole('checkbox', { name: 'Select Oak table' })).toBeChecked();
});

test('the log tells which row changed, or that all did', async ({ page }) => {
  proves([
    'onSelectionChange receives all selected rows and, as its second argument, the clicked row. If the user clicked the select-all checkbox, the second argument is undefined.',
  ]);
  const demo = await openDemo(page, 'selection/persist-events');
  await demo.getByRole('checkbox', { name: 'Select Garden chair' }).click();
  await demo.getByRole('checkbox', { name: 'Select all products' }).click();
  await expect(demo.getByLabel('Events')).toHaveText(
    'all rows changed, 5 selected\nGarden chair changed, 1 selected',
  );
});

test('stored events still know whether Shift was held', async ({ page }) => {
  proves(['React keeps events readable after the handler, so you can store them']);
  const demo = await openDemo(page, 'selection/persist-events.events');
  await demo.getByRole('checkbox', { name: 'Select Soup' }).click();
  await demo.getByRole('checkbox', { name: 'Select Pasta' }).click({ modifiers: ['Shift'] });
  await expect(demo.getByLabel('Events')).toHaveText('Shift + click on Pasta\nclick on Soup');
  await expect(demo.getByRole('checkbox', { name: 'Select Pasta' })).toBeChecked();
});
