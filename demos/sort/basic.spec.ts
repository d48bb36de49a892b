import {
  columnTexts,
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const header = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

test('the table starts sorted by city, and a click on a header sorts by its column', async ({ page }) => {
  proves([
    'Every column with a field can be sorted by default: a click on its header sorts ascending, a second one descending',
    'defaultSort on a column sorts the table when it first appears.',
  ]);
  const demo = await openDemo(page, 'sort/basic');
  expect(await columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
  await header(demo, 'Population').click();
  await expect
    .poll(() => columnTexts(demo, 2))
    .toEqual(['173,000', '195,000', '232,000', '265,000', '292,000', '709,000']);
  await header(demo, 'Population').click();
  await expect
    .poll(() => columnTexts(demo, 2))
    .toEqual(['709,000', '292,000', '265,000', '232,000', '195,000', '173,000']);
  await expect(header(demo, 'Population')).toHaveAttribute('aria-sort', 'descending');
});

test('a header sorts with the keyboard too', async ({ page }) => {
  const demo = await openDemo(page, 'sort/basic');
  await header(demo, 'Country').press('Enter');
  await expect
    .poll(() => columnTexts(demo, 1))
    .toEqual(['Austria', 'Belgium', 'Finland', 'Norway', 'Portugal', 'Switzerland']);
});

test('a column with sorting off has a plain header', async ({ page }) => {
  proves([
    'sorting: false makes a header plain text, here for the charter dates, which have no useful order.',
  ]);
  const demo = await openDemo(page, 'sort/basic');
  await expect(header(demo, 'Country')).toHaveCount(1);
  await expect(header(demo, 'Charter')).toHaveCount(0);
  await demo.getByText('Charter', { exact: true }).click();
  expect(await columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
});

test('priorities sort by rank, releases by number, subjects without regard to accents', async ({ page }) => {
  proves(['customSort gets two whole rows and returns a number, as for Array.sort.']);
  const demo = await openDemo(page, 'sort/basic.custom');
  expect(await columnTexts(demo, 1)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
  await header(demo, 'Release').click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['2.2.0', '2.9.0', '2.9.1', '2.10.0', '2.10.1']);
  await header(demo, 'Subject').click();
  const firstWords = async () => (await columnTexts(demo, 0)).map((text) => text.split(' ')[0]);
  await expect.poll(firstWords).toEqual(['Ärger', 'Blank', 'export', 'Filter', 'Zoom']);
});

test('tickets without an owner stay last in both directions', async ({ page }) => {
  proves([
    'The fourth argument is the direction.',
    'You need it only for rows whose position must not change, such as tickets that no one owns, which stay at the end here.',
  ]);
  const demo = await openDemo(page, 'sort/basic.custom');
  await header(demo, 'Owner').click();
  await expect.poll(() => columnTexts(demo, 3)).toEqual(['Dora', 'Émile', 'Frank', 'no one', 'no one']);
  await header(demo, 'Owner').click();
  await expect.poll(() => columnTexts(demo, 3)).toEqual(['Frank', 'Émile', 'Dora', 'no one', 'no one']);
});

test('the third click goes back to the order of the data, or starts over when that is switched off', async ({
  page,
}) => {
  proves([
    'With thirdSortClick: false a third click starts over at ascending, so the table never returns to the order of your data once it is sorted.',
    'a third one restores the order of your data',
  ]);
  const demo = await openDemo(page, 'sort/basic.third-click');
  const given = ['48', '41', '55', '44', '39'];
  const ascending = ['39', '41', '44', '48', '55'];
  const clicks = async (count: number) => {
    for (let i = 0; i < count; i++) await header(demo, 'Minutes').click();
  };
  await clicks(2);
  await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
  await clicks(1);
  await expect.poll(() => columnTexts(demo, 2)).toEqual(given);
  await demo.getByLabel('The third click removes the sort').click();
  await clicks(2);
  await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
  await clicks(1);
  await expect.poll(() => columnTexts(demo, 2)).toEqual(ascending);
});

test('the table with sorting off has no sortable header and keeps its order', async ({ page }) => {
  proves(['maxColumnSort: 0 makes all headers plain text.']);
  await openDemo(page, 'sort/basic');
  const demo = await demoOf(page, 'sort/basic.none');
  await expect(demo.getByTestId('mtableheader-sortlabel')).toHaveCount(0);
  await demo.getByText('Task', { exact: true }).click();
  expect(await columnTexts(demo, 0)).toEqual(['1', '2', '3', '4']);
});
