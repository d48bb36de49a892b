import { demoOf, expect, openDemo, proves, sharedTest as test } from '../../tests/browser/fixtures';

test('group cells have a title and their own value', async ({ page }) => {
  proves([
    'column.groupTitle and column.groupRender change the content of a group row. For example, you can add a sum, or show a colored chip instead of "State: Open".',
    'A group row consists of a title, a separator, and a value.',
    'column.groupTitle creates the title from the group ({ value, data, groups, path, isExpanded }), column.groupRender renders the value, and options.groupRowSeparator separates the two.',
  ]);
  const demo = await openDemo(page, 'group/override');
  const groups = demo.locator('tbody tr').filter({ has: page.getByRole('button') });
  await expect(groups).toHaveText(['Total $545 Late', 'Total $480 Open', 'Total $315 Paid']);
  await expect(demo.locator('tbody .MuiChip-colorError')).toHaveText('Late');
});

test('a group with its own cells opens to its rows', async ({ page }) => {
  const demo = await openDemo(page, 'group/override');
  await expect(demo.getByRole('cell', { name: 'Adams' })).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Berger' })).toHaveCount(0);
  await demo.locator('tbody tr', { hasText: 'Paid' }).getByRole('button').click();
  await expect(demo.getByRole('cell', { name: 'Berger' })).toBeVisible();
});

test('your own group row has a named button that says whether it is open', async ({ page }) => {
  proves([
    'A component in components.GroupRow replaces the whole row.',
    "Your component receives the group in groupData. It renders the group's row and, if the group is open, the rows inside.",
    'a named button that tells screen readers whether the group is open',
  ]);
  await openDemo(page, 'group/override');
  const demo = await demoOf(page, 'group/override.row');
  const button = demo.getByRole('button', { name: 'Second floor', expanded: false });
  await expect(demo.getByRole('cell', { name: '22 seats' })).toBeVisible();
  await button.click();
  await expect(demo.getByRole('button', { name: 'Second floor', expanded: true })).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Birch' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('cell', { name: 'Birch' })).toHaveCount(0);
});
