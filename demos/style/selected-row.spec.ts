import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const isTinted = (row: Locator) => row.evaluate((node) => node.style.backgroundColor !== '');
const row = (demo: Locator, name: string) => demo.getByRole('row').filter({ hasText: name });

test('a clicked row is highlighted, one at a time, and a second click clears it', async ({ page }) => {
  proves(['Clicking the same row again clears the highlight.']);
  const demo = await openDemo(page, 'style/selected-row');
  expect(await isTinted(row(demo, 'Carlo Bruno'))).toBe(true);
  expect(await isTinted(row(demo, 'Simon Adams'))).toBe(false);
  await row(demo, 'Simon Adams').click();
  await expect(demo.getByText('Team: Simon Adams')).toBeVisible();
  expect(await isTinted(row(demo, 'Simon Adams'))).toBe(true);
  await row(demo, 'Ingrid Hansen').click();
  await expect.poll(() => isTinted(row(demo, 'Ingrid Hansen'))).toBe(true);
  expect(await isTinted(row(demo, 'Simon Adams'))).toBe(false);
  await row(demo, 'Ingrid Hansen').click();
  await expect.poll(() => isTinted(row(demo, 'Ingrid Hansen'))).toBe(false);
});

test('the highlight stays with its row when the table is sorted', async ({ page }) => {
  const demo = await openDemo(page, 'style/selected-row');
  await row(demo, 'Emma Clarke').click();
  await expect.poll(() => isTinted(row(demo, 'Emma Clarke'))).toBe(true);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Name' }).dblclick();
  await expect.poll(() => isTinted(row(demo, 'Emma Clarke'))).toBe(true);
  expect(await isTinted(row(demo, 'Ingrid Hansen'))).toBe(false);
});

test('checked rows are tinted', async ({ page }) => {
  proves(['With options.selection, the table sets row.tableData.checked on checked rows.']);
  await openDemo(page, 'style/selected-row');
  const demo = await demoOf(page, 'style/selected-row.checked');
  await demo.getByLabel('Select Nina Weiss').check();
  await expect.poll(() => isTinted(row(demo, 'Nina Weiss'))).toBe(true);
  expect(await isTinted(row(demo, 'Ida Holm'))).toBe(false);
  await demo.getByLabel('Select all guests').check();
  await expect.poll(() => isTinted(row(demo, 'Ida Holm'))).toBe(true);
  await demo.getByLabel('Select all guests').uncheck();
  await expect.poll(() => isTinted(row(demo, 'Nina Weiss'))).toBe(false);
});
