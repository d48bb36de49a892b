import { expect, openDemo, test } from './fixtures';

// Before a table is alive its handles can't be dragged, and point to the description that comes with its scripts.
test('the columns of a table that is alive tell how to drag them', async ({ page }) => {
  const table = await openDemo(page, 'columns/hide');
  const handles = table.locator('[aria-describedby^="rfd-"]');
  await expect(handles).not.toHaveCount(0);
  for (const handle of await handles.all())
    await expect(handle).toHaveAccessibleDescription(/Press space bar to start a drag/);
});
