import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
  type Page,
} from '../../tests/browser/fixtures';

test('a header dragged into the bar groups the rows, a chip sorts the groups and takes them away @smoke', async ({
  page,
}) => {
  proves([
    'options.grouping lets users group rows by dragging a header',
    "Your data stays a flat array, and the table creates the groups from a column's values.",
    'options.grouping shows the group bar above the header.',
    "Clicking a chip in it reverses the order of the groups, and the chip's delete icon removes the group.",
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

test('the keyboard groups by a column', async ({ page }) => {
  proves(['With the keyboard, focus the header, and press Space, Up Arrow, and Space.']);
  const demo = await openDemo(page, 'group/basic');
  await removeGroup(demo);
  await demo.locator('thead [data-rfd-drag-handle-draggable-id="2"]').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert').or(page.locator('[aria-live=assertive]')).first()).toContainText(
    'lifted',
  );
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[aria-live=assertive]').first()).toContainText('groups');
  await page.keyboard.press('Space');
  await expect
    .poll(() => lines(demo))
    .toEqual([
      'Role: Accountant',
      'Role: Designer',
      'Emma Clarke available emma@example.com',
      'Role: Editor',
      'Ingrid Hansen available ingrid@example.com',
      'Role: Photographer',
      'Role: Reporter',
    ]);
});

test('default groups have their order, direction and counts, and some are open', async ({ page }) => {
  proves([
    'column.defaultGroupOrder groups them from the start',
    'defaultGroupOrder groups by a column from the start. 0 is the outer level, and 1 is the next one.',
    'defaultGroupSort sorts the groups, and defaultSort sorts the rows in them.',
    'those for which your function returns true. The function receives the first row of each group.',
    'groupTitle counts the rows.',
  ]);
  await openDemo(page, 'group/basic');
  const demo = await demoOf(page, 'group/basic.default-groups');
  expect(await lines(demo)).toEqual([
    '2 in Spain',
    '3 in Italy',
    '2 in Bari',
    'I-03 21',
    'I-02 5',
    '1 in Turin',
    'I-01 12',
    '2 in France',
  ]);
  await demo.getByRole('row', { name: '2 in France' }).getByRole('button').click();
  await expect.poll(() => lines(demo)).toContain('1 in Lille');
});

test('the box of a group selects its rows', async ({ page }) => {
  proves([
    'With selection, each group row has a checkbox for its rows',
    'showGroupingCount shows the number of rows after the value.',
  ]);
  await openDemo(page, 'group/basic');
  const demo = await demoOf(page, 'group/basic.selection');
  const blue = demo.getByRole('row', { name: 'Team: Blue (3)' }).getByRole('checkbox');
  const status = demo.getByRole('status');
  await blue.check();
  await expect(status).toHaveText('Asa, Cleo, Eve');
  await demo.getByRole('checkbox', { name: 'Select Cleo' }).uncheck();
  await expect(status).toHaveText('Asa, Eve');
  await expect(blue).toHaveAttribute('data-indeterminate', 'true');
  await demo.getByRole('checkbox', { name: 'Select all players' }).click();
  await expect(status).toContainText('Dan');
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
