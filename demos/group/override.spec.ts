import { demoOf, expect, openDemo, test } from '../../tests/browser/fixtures';

test('group cells have a title and a value of their own', async ({ page }) => {
  const demo = await openDemo(page, 'group/override');
  const groups = demo.locator('tbody tr');
  await expect(groups).toHaveText(['Total $45 Late', 'Total $430 Open', 'Total $175 Paid']);
  await expect(demo.locator('tbody .MuiChip-colorError')).toHaveText('Late');
});

test('a group with cells of its own opens to its rows', async ({ page }) => {
  const demo = await openDemo(page, 'group/override');
  await demo.locator('tbody tr', { hasText: 'Open' }).getByRole('button').click();
  await expect(demo.getByRole('cell', { name: 'Okafor' })).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Petit' })).toHaveCount(0);
});

test('a group row of your own has a named button that says whether it is open', async ({ page }) => {
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
