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
  expect(await isTinted(row(demo, 'Market'))).toBe(true);
  expect(await isTinted(row(demo, 'Museum'))).toBe(false);
  await row(demo, 'Museum').click();
  await expect(demo.getByText('Stations: Museum')).toBeVisible();
  expect(await isTinted(row(demo, 'Museum'))).toBe(true);
  await row(demo, 'Central').click();
  await expect.poll(() => isTinted(row(demo, 'Central'))).toBe(true);
  expect(await isTinted(row(demo, 'Museum'))).toBe(false);
  await row(demo, 'Central').click();
  await expect.poll(() => isTinted(row(demo, 'Central'))).toBe(false);
});

test('the highlight stays with its row when the table is sorted', async ({ page }) => {
  const demo = await openDemo(page, 'style/selected-row');
  await row(demo, 'Stadium').click();
  await expect.poll(() => isTinted(row(demo, 'Stadium'))).toBe(true);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Opened' }).dblclick();
  await expect.poll(() => isTinted(row(demo, 'Stadium'))).toBe(true);
  expect(await isTinted(row(demo, 'Central'))).toBe(false);
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
