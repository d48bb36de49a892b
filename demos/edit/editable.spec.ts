import {
  columnTexts,
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
} from '../../tests/browser/fixtures';

test('a row is added with its start values, and its data is what was typed @smoke', async ({ page }) => {
  proves([
    'Each function that you pass to editable adds a button. onRowAdd adds an Add button to the toolbar',
  ]);
  const demo = await openDemo(page, 'edit/editable');
  await demo.getByRole('button', { name: 'Add' }).click();
  const save = demo.getByRole('button', { name: 'Save' });
  await expect(demo.getByText('A title is needed')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Title' }).fill('Boats of the North');
  await save.click();
  await expect(demo.getByRole('log')).toHaveText(
    'added: {"shelf":"novel","year":2020,"isLent":false,"title":"Boats of the North","id":6}',
  );
  await expect.poll(() => columnTexts(demo, 1)).toContain('Boats of the North');
});

test('a row is changed with Enter, and Escape gives up', async ({ page }) => {
  proves([
    'onRowUpdate and onRowDelete add Edit and Delete buttons to each row',
    'Enter saves, and Escape cancels.',
    "The tooltips include the row's title, so screen reader users can tell the buttons apart.",
    'You pass functions that save. The table provides the buttons, fields, delete confirmation, and keyboard shortcuts',
  ]);
  const demo = await openDemo(page, 'edit/editable');
  await demo.getByRole('button', { name: 'Edit Night Trains' }).click();
  await demo.getByRole('spinbutton', { name: 'Year' }).fill('2021');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('log')).toHaveText(
    'changed: {"id":4,"title":"Night Trains","shelf":"travel","year":2021,"isLent":false}',
  );
  await expect(demo.getByRole('row', { name: /Night Trains/ })).toContainText('2021');
  await demo.getByRole('button', { name: 'Edit Joints in Oak' }).click();
  await demo.getByRole('textbox', { name: 'Title' }).fill('Joints in Pine');
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('log')).toContainText('gave up changing Joints in Oak');
  await expect(demo.getByRole('cell', { name: 'Joints in Oak', exact: true })).toBeVisible();
});

test('a row is deleted only after confirmation', async ({ page }) => {
  proves([
    'onRowUpdate and onRowDelete add Edit and Delete buttons to each row.',
    'You pass functions that save. The table provides the buttons, fields, delete confirmation, and keyboard shortcuts',
  ]);
  const demo = await openDemo(page, 'edit/editable');
  await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
  await expect(demo.getByText('Are you sure you want to delete this row?')).toBeVisible();
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByRole('cell', { name: 'Night Trains', exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Delete Night Trains' }).click();
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('cell', { name: 'Night Trains', exact: true })).toHaveCount(0);
  await expect(demo.getByRole('log')).toContainText('deleted: {"id":4');
});

test('a slow save shows that it is under way, and a refused one keeps the row open and says why', async ({
  page,
}) => {
  proves([
    'Return a promise. The table shows the loading overlay until the promise settles.',
    'If it rejects, the row stays open with the unsaved input',
    'catch the error, show it, and rethrow it',
  ]);
  const demo = await openDemo(page, 'edit/editable.save');
  await demo.getByRole('button', { name: 'Edit Staples' }).click();
  const stock = demo.getByRole('spinbutton', { name: 'In stock' });
  await stock.fill('500');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveText('Not saved: the shelf for Staples holds 100 at most.');
  await expect(stock).toHaveValue('500');
  await stock.fill('95');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('row', { name: /Staples/ })).toContainText('95');
  await expect(stock).toHaveCount(0);
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('bulk edit saves the changed rows only, and refuses all if one is wrong', async ({ page }) => {
  proves([
    'onBulkUpdate adds a button that opens every row on the page.',
    'It receives only the changed rows, as an object whose values are { oldData, newData }.',
  ]);
  await openDemo(page, 'edit/editable');
  const demo = await demoOf(page, 'edit/editable.bulk');
  await demo.getByRole('button', { name: 'Edit All' }).click();
  const price = demo.getByRole('spinbutton', { name: 'Price' });
  await expect(price).toHaveCount(5);
  await price.nth(0).fill('0');
  await price.nth(4).fill('6.5');
  await demo.getByRole('button', { name: 'Save all changes' }).click();
  await expect(demo.getByRole('alert')).toHaveText('Not saved: every price must be above zero.');
  await expect(price.nth(4)).toHaveValue('6.5');
  await price.nth(0).fill('5.9');
  await demo.getByRole('button', { name: 'Save all changes' }).click();
  await expect(demo.getByRole('alert')).toHaveText('Saved 2 of 5 rows.');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['$5.90', '$13.00', '$17.50', '$9.00', '$6.50']);
});

test('a cell is edited by a click, except where the rule forbids it', async ({ page }) => {
  proves([
    'With cellEditable, a click on a cell opens it for editing.',
    'isCellEditable receives the row and the column.',
    'onCellEditApproved saves the value and returns a promise',
  ]);
  await openDemo(page, 'edit/editable');
  const demo = await demoOf(page, 'edit/editable.cells');
  await demo.getByText('5120').click();
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
  await demo.getByText('880').click();
  await demo.getByRole('spinbutton', { name: 'Hours' }).fill('900');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('log')).toHaveText('Band saw, hours: 880 -> 900');
  await expect(demo.getByRole('row', { name: /Band saw/ })).toContainText('900');
  await demo.getByText('Yard').click();
  await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByRole('row', { name: /Forklift/ })).toContainText('Yard');
  await demo.getByText('Yard').click();
  await demo.getByRole('textbox', { name: 'Place' }).fill('Hall 3');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('row', { name: /Forklift/ })).toContainText('Hall 3');
});

test('own editors change their field, or several at once', async ({ page }) => {
  proves([
    "editComponent replaces a column's field.",
    'It receives the value and reports changes with onChange. To change other fields of the row at the same time, call onRowDataChange. In this demo, choosing a room sets its price.',
  ]);
  await openDemo(page, 'edit/editable');
  const demo = await demoOf(page, 'edit/editable.component');
  await demo.getByRole('button', { name: 'Edit the stay of Jonas Berg' }).click();
  await demo.getByRole('combobox', { name: 'Room' }).click();
  await page.getByRole('option', { name: 'Suite' }).click();
  await expect(demo.getByRole('combobox', { name: 'Room' })).toHaveText('Suite');
  await demo.locator('label', { hasText: '5 Stars' }).click();
  await expect(demo.getByRole('radio', { name: '5 Stars' })).toBeChecked();
  await demo.getByRole('button', { name: 'Save' }).click();
  const row = demo.getByRole('row', { name: /Jonas Berg/ });
  await expect(row).toContainText('Suite');
  await expect(row).toContainText('$190.00');
  await expect(row.getByRole('img', { name: '5 Stars' })).toBeVisible();
});

test('the buttons follow the rights of each row', async ({ page }) => {
  proves(['isEditHidden and isDeleteHidden remove the buttons']);
  await openDemo(page, 'edit/editable');
  const demo = await demoOf(page, 'edit/editable.rights');
  const edit = demo.getByRole('button', { name: /^Edit / });
  const remove = demo.getByRole('button', { name: /^Delete / });
  await expect(edit).toHaveCount(3);
  await expect(remove).toHaveCount(2);
  await demo.getByRole('button', { name: 'Marco' }).click();
  await expect(edit).toHaveCount(2);
  await expect(demo.getByRole('button', { name: 'Delete New bus line' })).toBeVisible();
  await expect(remove).toHaveCount(1);
  await demo.getByRole('button', { name: 'Admin' }).click();
  await expect(edit).toHaveCount(5);
  await expect(remove).toHaveCount(3);
});
