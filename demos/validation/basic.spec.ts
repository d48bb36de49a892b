import { demoOf, expect, openDemo, proves, test, type Locator } from '../../tests/browser/fixtures';

const edit = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click();
/** The library puts the name of a disabled button on an element around it. */
const save = (demo: Locator) => demo.locator('button[aria-label="Save"], [aria-label="Save"] button');

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
