import { expect, test } from '@playwright/test';

test('a task can be edited', async ({ page }) => {
  await page.goto('docs/guides/testing');
  const row = page.getByRole('row', { name: /Fix the roof/ });
  const hours = page.getByRole('spinbutton', { name: 'Hours' });
  // Server-rendered HTML shows the buttons before they work, so click until the row opens.
  await expect(async () => {
    if (!(await hours.isVisible())) await row.getByRole('button', { name: 'Edit' }).click({ timeout: 1000 });
    await expect(hours).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hours.fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('cell', { name: '8', exact: true })).toBeVisible();
});
