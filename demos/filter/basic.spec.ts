import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

/** Those in double rooms and suites, for which the demo starts filtered. */
const guests = ['Bianchi', 'Dahl', 'Evans', 'Fischer'];

test('a text filter finds the text anywhere, ignoring case, and lets go when emptied @smoke', async ({
  page,
}) => {
  proves(['A text filter matches anywhere in the value, ignoring case.']);
  const demo = await openDemo(page, 'filter/basic');
  const field = demo.getByRole('searchbox', { name: 'filter data by Guest' });
  await field.fill('AN');
  await expect.poll(() => rowNames(demo)).toEqual(['Bianchi', 'Evans']);
  await field.fill('');
  await expect.poll(() => rowNames(demo)).toEqual(guests);
});

test('emptying the filter of a number brings all rows back', async ({ page }) => {
  const demo = await openDemo(page, 'filter/basic');
  const field = demo.getByRole('spinbutton', { name: 'filter data by Nights' });
  await field.fill('2');
  await expect.poll(() => rowNames(demo)).toEqual(['Dahl']);
  await field.fill('');
  await expect.poll(() => rowNames(demo)).toEqual(guests);
});

test('lookup, currency and boolean columns have their own filters', async ({ page }) => {
  proves([
    "options.filtering adds a row of filters below the header, one for each column. The column's type or lookup determines the input.",
    'A lookup filter is a menu where users can check several items',
    'The checkbox of a boolean column has three states: all, checked, and unchecked.',
  ]);
  const demo = await openDemo(page, 'filter/basic');
  await expect(demo.getByRole('combobox')).toHaveText('Double, Suite');
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Single' }).click();
  await page.getByRole('option', { name: 'Double' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro', 'Dahl']);
  const paid = demo.getByRole('checkbox', { name: 'Filter of Paid' });
  await paid.click();
  await expect.poll(() => rowNames(demo)).toEqual(['Abel', 'Castro']);
  await paid.click();
  await expect.poll(() => rowNames(demo)).toEqual(['Dahl']);
  await paid.click();
  await demo.getByRole('searchbox', { name: 'filter data by Price' }).fill('5');
  await expect.poll(() => rowNames(demo)).toEqual(['Castro']);
});

test('a date is typed, found and cleared with all rows back', async ({ page }) => {
  proves(["Each column's function lets every row pass while its filter is empty or not a valid date."]);
  await openDemo(page, 'filter/basic');
  const demo = await demoOf(page, 'filter/basic.dates');
  const cell = filterCell(demo, 1);
  await cell.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('03');
  // Half a date filters nothing.
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
  await page.keyboard.type('052026');
  await expect.poll(() => rowNames(demo)).toEqual(['Delfin', 'Estrella']);
  await cell.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

test('date and time, and a time, are matched to the minute', async ({ page }) => {
  proves([
    'date, datetime and time columns have pickers.',
    'They compare the day, the minute, and the time of day, respectively.',
  ]);
  await openDemo(page, 'filter/basic');
  const demo = await demoOf(page, 'filter/basic.dates');
  await filterCell(demo, 3).getByRole('spinbutton', { name: 'Hours' }).click();
  await page.keyboard.type('0130PM');
  await expect.poll(() => rowNames(demo)).toEqual(['Borealis', 'Estrella']);
  await filterCell(demo, 2).getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('030520261215PM');
  await expect.poll(() => rowNames(demo)).toEqual(['Estrella']);
  await filterCell(demo, 2).getByRole('button', { name: 'Clear' }).click();
  await filterCell(demo, 3).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

test('default filters count from the first frame and every change is told', async ({ page }) => {
  proves([
    'filterOnItemSelect applies each choice in the menu immediately.',
    "filtering: false removes a column's filter, and onFilterChange reports the active filters.",
  ]);
  await openDemo(page, 'filter/basic');
  const demo = await demoOf(page, 'filter/basic.default-filter');
  expect(await rowNames(demo)).toEqual(['Order the tiles', 'Check the wiring', 'Hang the doors']);
  await expect(filterCell(demo, 2).locator('input')).toHaveCount(0);
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Open' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Check the wiring']);
  await page.keyboard.press('Escape');
  await expect(demo.getByLabel('Events')).toContainText('state = ["review"], isBlocked = "unchecked"');
  await demo.getByRole('checkbox', { name: 'Filter of Blocked' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Check the wiring', 'Lay the floor']);
});

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): Promise<string[]> {
  return demo.locator('tbody tr:not(#m--table--filter--row) td:first-child').allInnerTexts();
}

function filterCell(demo: Locator, column: number): Locator {
  return demo.locator('#m--table--filter--row td').nth(column);
}
