import { expect, openDemo, proves, test, type Locator, type Page } from '../../tests/browser/fixtures';

test('a header dragged into the bar groups the rows, a chip sorts the groups and takes them away @smoke', async ({
  page,
}) => {
  proves([
    'options.grouping lets users group rows by dragging a header into the group bar.',
    "Clicking a chip in the bar reverses the order of the groups, and the chip's delete icon removes the group.",
  ]);
  const demo = await openDemo(page, 'group/basic');
  const available = [
    'Ingrid Hansen Editor ingrid@example.com',
    'Emma Clarke Designer emma@example.com',
    'Ana Costa Reporter ana@example.com',
  ];
  expect(await lines(demo)).toEqual(['Status: available', ...available, 'Status: away', 'Status: busy']);
  const chip = demo.locator('.MuiChip-root', { hasText: 'Status' });
  await chip.click();
  await expect
    .poll(() => lines(demo))
    .toEqual(['Status: busy', 'Status: away', 'Status: available', ...available]);
  await demo.locator('tbody button').first().click();
  await expect(demo.getByRole('cell', { name: 'Paul Weber' })).toBeVisible();
  await removeGroup(demo);
  await expect(demo.getByRole('cell', { name: 'Simon Adams' })).toBeVisible();
  await drag(
    page,
    demo.getByRole('columnheader', { name: 'Role' }).last(),
    demo.getByText('Drag headers here to group by'),
  );
  await expect.poll(() => lines(demo)).toContain('Role: Reporter');
});

test('a column with grouping false does not group', async ({ page }) => {
  proves(['grouping: false excludes a column, such as the name in this demo.']);
  const demo = await openDemo(page, 'group/basic');
  await removeGroup(demo);
  await drag(
    page,
    demo.getByRole('columnheader', { name: 'Name' }).last(),
    demo.getByText('Drag headers here to group by'),
  );
  await expect(demo.getByRole('cell', { name: 'Simon Adams' })).toBeVisible();
  await expect(demo.getByText('Drag headers here to group by')).toBeVisible();
});

/** Remove the group that the demo starts with. */
async function removeGroup(demo: Locator): Promise<void> {
  await demo.locator('.MuiChip-deleteIcon').click();
  await expect(demo.getByText('Drag headers here to group by')).toBeVisible();
}

/** The rows of the body as text, cells joined with a space. */
async function lines(demo: Locator): Promise<string[]> {
  const texts = await demo.locator('tbody tr').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y, { steps: 5 });
  await page.mouse.move(end.x + 40, end.y + end.height / 2, { steps: 15 });
  await page.mouse.up();
}
