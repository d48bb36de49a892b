import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

/** The texts of a column of the rows that are visible. */
const texts = async (demo: Locator, column: number) =>
  (await demo.getByTestId('mtablebodyrow').locator(`td:nth-child(${column})`).allInnerTexts()).map((text) =>
    text.trim(),
  );

const toggle = (demo: Locator, name: string) =>
  demo.getByRole('row').filter({ hasText: name }).getByRole('button');

test('countries are open at the start, states are closed @smoke', async ({ page }) => {
  proves([
    'Your data stays a flat array. Each row has the id of its parent, and one function finds the parent.',
    'parentChildData(row, rows) returns the parent of a row, or undefined for a root row.',
    'if it is a function, those for which it returns true, such as the countries in this demo.',
  ]);
  const demo = await openDemo(page, 'tree-data/basic');
  expect(await texts(demo, 2)).toEqual(['Austria', 'Styria', 'Tyrol', 'Switzerland', 'Bern']);
});

test('a click opens a branch and another one closes it', async ({ page }) => {
  const demo = await openDemo(page, 'tree-data/basic');
  await toggle(demo, 'Styria').click();
  await expect
    .poll(() => texts(demo, 2))
    .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland', 'Bern']);
  await toggle(demo, 'Austria').click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Switzerland', 'Bern']);
});

test('a search opens the branch of its hit and hides the others', async ({ page }) => {
  proves(['If you search for "Graz", the branch that leads to it opens, and the other branches are hidden.']);
  const demo = await openDemo(page, 'tree-data/basic');
  await demo.getByPlaceholder('Search').fill('Graz');
  await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Styria', 'Graz']);
  await demo.getByPlaceholder('Search').fill('');
  await expect
    .poll(() => texts(demo, 2))
    .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland']);
});

test('sorting works within each level', async ({ page }) => {
  const demo = await openDemo(page, 'tree-data/basic');
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Switzerland', 'Bern', 'Austria', 'Tyrol', 'Styria']);
});

test('selecting a parent selects its branch; clearing a child leaves the parent selected', async ({
  page,
}) => {
  proves([
    "A click on a parent's checkbox selects everything below it, and another click clears it.",
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ]);
  await openDemo(page, 'tree-data/basic');
  const demo = await demoOf(page, 'tree-data/basic.selection');
  const selected = demo.getByLabel('Selected');
  await demo.getByLabel('Select Orders').check();
  await expect(selected).toHaveText('Selected: Orders, List, Read, Export, Invoices');
  await demo.getByLabel('Select Export').uncheck();
  await expect(selected).toHaveText('Selected: Orders, List, Read, Invoices');
  await demo.getByLabel('Select Orders').uncheck();
  await expect(selected).toHaveText('Nothing selected');
});

test('all children together do not select their parent, and select all selects every level', async ({
  page,
}) => {
  proves([
    "This works downwards only: selecting children doesn't check their parent, and clearing one doesn't uncheck it.",
  ]);
  await openDemo(page, 'tree-data/basic');
  const demo = await demoOf(page, 'tree-data/basic.selection');
  await demo.getByLabel('Select Read').check();
  await demo.getByLabel('Select Export').check();
  await expect(demo.getByLabel('Selected')).toHaveText('Selected: Read, Export');
  await expect(demo.getByLabel('Select List')).not.toBeChecked();
  await demo.getByLabel('Select all permissions').click();
  await expect(demo.getByLabel('Selected')).toHaveText(
    'Selected: Orders, List, Read, Export, Invoices, Reports',
  );
});

test('a page holds two roots with all that is open beneath, and opening is logged', async ({ page }) => {
  proves([
    'pageSize counts only root rows.',
    'onTreeExpandChange is called after a row is opened or closed.',
  ]);
  await openDemo(page, 'tree-data/basic');
  const demo = await demoOf(page, 'tree-data/basic.expanded');
  expect(await texts(demo, 2)).toEqual(['letters', 'photos']);
  await toggle(demo, 'photos').click();
  await expect.poll(() => texts(demo, 2)).toEqual(['letters', 'photos', 'garden.jpg', 'roof.jpg']);
  await expect(demo.getByLabel('Events')).toHaveText('onTreeExpandChange: photos opened');
  await toggle(demo, 'photos').click();
  await expect(demo.getByLabel('Events')).toContainText('onTreeExpandChange: photos closed');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(() => texts(demo, 2)).toEqual(['taxes']);
});
