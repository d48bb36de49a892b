import {
  columnTexts,
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const edit = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click();
/** The library puts the name of a disabled button on an element around it. */
const save = (demo: Locator) => demo.locator('button[aria-label="Save"], [aria-label="Save"] button');

test("a name that is too short has an error under its field and can't be saved @smoke", async ({ page }) => {
  proves([
    'It runs on every keystroke, and its message appears under the field. Users can save the row only when every column is valid.',
    "Enter doesn't save an invalid row either.",
  ]);
  const demo = await openDemo(page, 'validation/basic');
  await edit(demo, 'Choir');
  const name = demo.getByRole('textbox', { name: 'Course' });
  await name.fill('Ch');
  await expect(demo.getByText('At least 3 letters')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(save(demo)).toBeDisabled();
  await name.press('Enter');
  await expect(name).toBeVisible();
  await name.fill('Chorus');
  await expect(demo.getByText('At least 3 letters')).toHaveCount(0);
  await save(demo).click();
  await expect(demo.getByRole('cell', { name: 'Chorus' })).toBeVisible();
});

test('one field is checked against another, and a valid field can carry a hint', async ({ page }) => {
  proves([
    'validate receives the whole row, including unsaved input, so you can compare one field with another.',
    'Edit a row, and set "At most" to less than "At least", or to more than 20.',
  ]);
  const demo = await openDemo(page, 'validation/basic');
  await edit(demo, 'First aid');
  const most = demo.getByRole('spinbutton', { name: 'At most' });
  await most.fill('5');
  await expect(demo.getByText('Not below 6')).toBeVisible();
  await expect(save(demo)).toBeDisabled();
  await demo.getByRole('spinbutton', { name: 'At least' }).fill('5');
  await expect(demo.getByText('Not below')).toHaveCount(0);
  await expect(save(demo)).toBeEnabled();
  await most.fill('25');
  await expect(demo.getByText('Needs the large room')).toBeVisible();
  await expect(save(demo)).toBeEnabled();
  await most.fill('');
  await expect(demo.getByText('A whole number above 0')).toBeVisible();
});

test('a new row complains about a field only once it is touched, and is saved when complete', async ({
  page,
}) => {
  const demo = await openDemo(page, 'validation/basic');
  await demo.getByRole('button', { name: 'Add' }).click();
  await expect(save(demo)).toBeDisabled();
  await expect(demo.getByText('At least 3 letters')).toHaveCount(0);
  await demo.getByRole('textbox', { name: 'Course' }).fill('Yo');
  await expect(demo.getByText('At least 3 letters')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Course' }).fill('Yoga');
  await demo.getByRole('spinbutton', { name: 'At least' }).fill('3');
  await demo.getByRole('spinbutton', { name: 'At most' }).fill('9');
  await save(demo).click();
  await expect.poll(() => columnTexts(demo, 1)).toContain('Yoga');
});

test('a login that the server rejects keeps the row in edit and says why, above the table and under the field', async ({
  page,
}) => {
  proves([
    'If the promise of onRowUpdate rejects, the row stays in edit mode with the unsaved input.',
    'show it yourself above the table. If the error concerns a single field, show it under that field: store the rejected value, and reject it in validate.',
  ]);
  await openDemo(page, 'validation/basic');
  const demo = await demoOf(page, 'validation/basic.server');
  await edit(demo, 'Jules Tran');
  const login = demo.getByRole('textbox', { name: 'Login' });
  await login.fill('admin');
  await demo.getByRole('textbox', { name: 'Owner' }).fill('Julia Tran');
  await save(demo).click();
  await expect(demo.getByRole('alert')).toHaveText('Not saved: login taken.');
  await expect(demo.getByText('Already taken')).toBeVisible();
  await expect(demo.getByRole('textbox', { name: 'Owner' })).toHaveValue('Julia Tran');
  await expect(save(demo)).toBeDisabled();
  await login.fill('juliat');
  await expect(demo.getByText('Already taken')).toHaveCount(0);
  await save(demo).click();
  await expect(demo.getByRole('cell', { name: 'juliat' })).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('another rejection is told above the table, and cancelling clears it', async ({ page }) => {
  await openDemo(page, 'validation/basic');
  const demo = await demoOf(page, 'validation/basic.server');
  await edit(demo, 'Rana Kaya');
  await demo.getByRole('textbox', { name: 'Owner' }).fill('Sunday');
  await save(demo).click();
  await expect(demo.getByRole('alert')).toHaveText('Not saved: the server is closed on Sundays.');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.getByRole('cell', { name: 'Rana Kaya' })).toBeVisible();
});

test('a cell is saved only with a valid value', async ({ page }) => {
  proves([
    'With cellEditable, validate receives the new value instead of the row.',
    'A single function can handle both.',
    'The third demo shows a function for both.',
  ]);
  await openDemo(page, 'validation/basic');
  const demo = await demoOf(page, 'validation/basic.cell');
  await demo.getByRole('row').filter({ hasText: 'Pencil' }).getByText('€1.00').click();
  const price = demo.getByRole('spinbutton', { name: 'Price' });
  await price.fill('0');
  await expect(demo.getByText('Above 0', { exact: true })).toBeVisible();
  await price.press('Enter');
  await expect(price).toBeVisible();
  await price.fill('');
  await expect(demo.getByText('A number', { exact: true })).toBeVisible();
  await price.fill('2');
  await price.press('Enter');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['€4.00', '€2.00', '€3.00']);
});
