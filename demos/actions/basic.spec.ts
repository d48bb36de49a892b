import {
  columnTexts,
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
} from '../../tests/browser/fixtures';

test('a row action gets its row and a free action gets none @smoke', async ({ page }) => {
  proves([
    'A function in actions receives the row and returns its button, so the label and icon can depend on the row.',
    "An action with isFreeAction: true doesn't belong to a row. It appears in the toolbar, and its onClick receives an empty object.",
    "The tooltip is also the button's accessible name",
  ]);
  const demo = await openDemo(page, 'actions/basic');
  await demo.getByRole('button', { name: 'Assign to me: Printer prints blank pages' }).click();
  await expect(demo.getByRole('log', { name: 'Events' })).toHaveText('assign: ticket 503');
  await expect(demo.getByRole('row', { name: /Printer prints blank pages/ })).toContainText('me');
  await demo.getByRole('button', { name: 'New ticket' }).click();
  await expect(demo.getByRole('log')).toContainText('new ticket: called with {}');
  await expect(demo.getByRole('button', { name: 'Assign to me: New ticket' })).toBeVisible();
});

test('an action on selected rows gets exactly these rows', async ({ page }) => {
  proves([
    'The actions array defines the buttons of the rows, the toolbar, and the selection.',
    "With options.selection, an action with position: 'toolbarOnSelect' replaces the toolbar buttons while rows are selected and receives an array of these rows.",
    'Rows that have an id stay selected after an update.',
  ]);
  const demo = await openDemo(page, 'actions/basic.selected-rows');
  const ship = demo.getByRole('button', { name: 'Ship the selected orders' });
  await expect(ship).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Check the stock' })).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Select order A-1042' }).check();
  await demo.getByRole('checkbox', { name: 'Select order A-1044' }).check();
  await expect(demo.getByRole('button', { name: 'Check the stock' })).toBeHidden();
  await ship.click();
  await expect(demo.getByRole('log')).toHaveText('ship: A-1042, A-1044');
  await expect(demo.getByRole('row', { name: /A-1042/ })).toContainText('shipped');
  await expect(demo.getByRole('row', { name: /A-1041/ })).toContainText('paid');
  await expect(demo.getByRole('checkbox', { name: 'Select order A-1044' })).toBeChecked();
});

test('a row action with a named position stays in its row in a table with selection', async ({ page }) => {
  proves(["If the action is a function, write it as { position: 'row', action: (row) => ({ … }) }"]);
  const demo = await openDemo(page, 'actions/basic.selected-rows');
  await demo
    .getByRole('row', { name: /A-1043/ })
    .getByRole('button', { name: 'Look at order A-1043' })
    .click();
  await expect(demo.getByRole('log')).toHaveText('look at: A-1043');
});

test('actions are hidden and disabled by row and follow a change of the row', async ({ page }) => {
  proves([
    'hidden removes the button, and disabled grays it out.',
    'Both are properties of the action, so write the action as a function of the row.',
  ]);
  const demo = await openDemo(page, 'actions/basic.per-row');
  await expect(demo.getByRole('button', { name: 'Delete R-2201' })).toBeDisabled();
  await expect(demo.getByRole('button', { name: /^Send / })).toHaveCount(2);
  await demo.getByRole('button', { name: 'Send R-2203' }).click();
  await expect(demo.getByRole('row', { name: /R-2203/ })).toContainText('Sent');
  await expect(demo.getByRole('button', { name: 'Send R-2203' })).toBeHidden();
  await demo.getByRole('button', { name: 'Delete R-2202' }).click();
  await expect(demo.getByRole('row', { name: /R-2202/ })).toHaveCount(0);
});

test('the actions column moves to the place chosen', async ({ page }) => {
  proves([
    'Move it with options.actionsColumnIndex, which counts your columns from 0. -1 puts it at the end.',
    'Its header is localization.header.actions.',
  ]);
  const demo = await openDemo(page, 'actions/basic.position');
  const headers = () => demo.locator('thead th').allInnerTexts();
  expect(await headers()).toEqual(['Name', 'Company', 'Phone', 'Call']);
  await demo.getByRole('button', { name: 'After the name' }).click();
  await expect.poll(headers).toEqual(['Name', 'Call', 'Company', 'Phone']);
  await demo.getByRole('button', { name: 'First' }).click();
  await expect.poll(headers).toEqual(['Call', 'Name', 'Company', 'Phone']);
  await demo.getByRole('button', { name: 'Call Chidi Okafor' }).click();
  await expect(demo.getByRole('status')).toHaveText('Called: Chidi Okafor');
});

test('a row action uses the state of now', async ({ page }) => {
  await openDemo(page, 'actions/basic');
  const demo = await demoOf(page, 'actions/basic.current-state');
  await demo.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: 'Amara' }).click();
  await demo.getByRole('button', { name: 'Assign Order new badges' }).click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['no one', 'Amara', 'no one', 'no one', 'no one']);
});
