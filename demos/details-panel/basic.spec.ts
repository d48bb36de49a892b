import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const toggles = (demo: Locator, row: RegExp) =>
  demo
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: 'Detail panel visibility toggle' });

test('the arrow opens and closes the panel of its row, and several rows may be open @smoke', async ({
  page,
}) => {
  proves([
    'detailPanel accepts a function that receives an object with rowData and returns the content.',
    'Each row then has an arrow that opens its panel.',
  ]);
  const demo = await openDemo(page, 'details-panel/basic');
  await expect(demo.getByRole('list', { name: 'Items of B-310' })).toContainText('Paper cups, 500');
  await toggles(demo, /B-311/).click();
  await toggles(demo, /B-313/).click();
  await expect(demo.getByRole('list', { name: 'Items of B-311' })).toContainText('Mug, blue');
  await expect(demo.getByRole('list', { name: 'Items of B-313' })).toContainText('Hand grinder');
  await toggles(demo, /B-311/).click();
  await expect(demo.getByRole('list', { name: 'Items of B-311' })).toHaveCount(0);
  await expect(demo.getByRole('list', { name: 'Items of B-313' })).toBeVisible();
});

test('a row with several panels shows one at a time, and a panel can be disabled by row', async ({
  page,
}) => {
  proves([
    'If you pass an array, each row has an icon for each panel, and shows one panel at a time.',
    'An entry can be a function of the row, so that its icon or disabled state depends on the row.',
  ]);
  const demo = await openDemo(page, 'details-panel/basic.several');
  const heron = toggles(demo, /Heron/);
  await expect(heron).toHaveCount(2);
  const icon = heron.nth(0).locator('path');
  const closedIcon = (await icon.getAttribute('d')) ?? '';
  await heron.nth(0).hover();
  await expect(page.getByRole('tooltip', { name: 'Where it stands' })).toBeVisible();
  await heron.nth(0).click();
  await expect(demo.getByText('It stands at Quay 4.')).toBeVisible();
  await expect(icon).not.toHaveAttribute('d', closedIcon);
  await heron.nth(1).click();
  await expect(demo.getByText('Last service: brakes, new chain')).toBeVisible();
  await expect(demo.getByText('It stands at Quay 4.')).toHaveCount(0);
  await expect(toggles(demo, /Kestrel/).nth(1)).toBeDisabled();
});

test('panels named in the rows are open at once and close with one click', async ({ page }) => {
  proves(["If you pass a row with the panel's function in this field, its panel starts open"]);
  const demo = await openDemo(page, 'details-panel/basic.open');
  await expect(demo.getByText('Held at customs, expected one day later.')).toBeVisible();
  await expect(demo.getByText('Truck broke down, a second one is on its way.')).toBeVisible();
  await expect(demo.getByText('Signed by the neighbor.')).toHaveCount(0);
  await toggles(demo, /D-72/).click();
  await expect(demo.getByText('Held at customs, expected one day later.')).toHaveCount(0);
});

test('a click on a row opens its panel and reports it', async ({ page }) => {
  proves(['The third argument of onRowClick contains toggleDetailPanel.']);
  const demo = await openDemo(page, 'details-panel/basic.row-click');
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect(demo.getByText('A full day, with a certificate.')).toBeVisible();
  await demo.getByRole('cell', { name: 'First aid' }).click();
  await expect(demo.getByText('A full day, with a certificate.')).toHaveCount(0);
  await expect(demo.getByRole('log')).toHaveText('closed: First aid\nopen: First aid', {
    useInnerText: true,
  });
});

test('a panel keeps its own state while open, and what it saves appears in the row', async ({ page }) => {
  proves([
    'Use hooks in a component that your function returns.',
    'Its state is kept as long as the panel is open. Keep state that should survive closing, such as the saved note in this demo, in the page.',
    'The panel stays open when the rows change',
  ]);
  await openDemo(page, 'details-panel/basic');
  const demo = await demoOf(page, 'details-panel/basic.state');
  await toggles(demo, /Harbor/).click();
  const note = demo.getByRole('textbox', { name: 'Note for Harbor' });
  await note.pressSequentially('Window is stuck');
  await expect(demo.getByRole('cell', { name: 'Window is stuck', exact: true })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('cell', { name: 'Window is stuck', exact: true })).toBeVisible();
  await expect(note).toHaveValue('Window is stuck');
  await note.pressSequentially(' again');
  await toggles(demo, /Harbor/).click();
  await expect(note).toHaveCount(0);
  await toggles(demo, /Harbor/).click();
  await expect(note).toHaveValue('Window is stuck');
});

test('a panel loads its data when it opens, once, and offers a retry after an error', async ({ page }) => {
  proves([
    "A panel's component is mounted when the panel opens and unmounted when it closes, so it can load its data in an effect.",
    "Keep the response in the page's state, so that the panel can show it immediately when it is reopened.",
  ]);
  await openDemo(page, 'details-panel/basic');
  const demo = await demoOf(page, 'details-panel/basic.load');
  const loading = demo.getByRole('progressbar');
  await toggles(demo, /B-310/).click();
  await expect(demo.getByText('Espresso beans, 2 kg')).toBeVisible();
  await toggles(demo, /B-310/).click();
  await expect(demo.getByText('Espresso beans, 2 kg')).toHaveCount(0);
  await toggles(demo, /B-310/).click();
  await expect(demo.getByText('Espresso beans, 2 kg')).toBeVisible();

  await toggles(demo, /B-311/).click();
  await expect(demo.getByRole('alert')).toContainText('The items could not be loaded.');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(loading).toHaveAccessibleName('Loading the items of B-311');
  await expect(demo.getByText('Tea tin; mug, blue; mug, white')).toBeVisible();
});
