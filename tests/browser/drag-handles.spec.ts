import { expect, openDemo, test } from './fixtures';

// Until a table is interactive, its handles can't be dragged, and refer to a description in its scripts.
test('the columns of a table that is alive tell how to drag them', async ({ page }) => {
  const table = await openDemo(page, 'columns/hide');
  const handles = table.locator('[aria-describedby^="rfd-"]');
  await expect(handles).not.toHaveCount(0);
  for (const handle of await handles.all())
    await expect(handle).toHaveAccessibleDescription(/Press space bar to start a drag/);
});
