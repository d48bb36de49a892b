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

test('the table starts sorted by city, and a click on a header sorts by its column @smoke', async ({
  page,
}) => {
  proves([
    'By default, users can sort by every column that has a field. The first click on its header sorts in ascending order, the second in descending order',
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
    'sorting: false makes a header plain text. This demo uses it for the charter dates, which have no useful order.',
  ]);
  const demo = await openDemo(page, 'sort/basic');
  await expect(header(demo, 'Country')).toHaveCount(1);
  await expect(header(demo, 'Charter')).toHaveCount(0);
  await demo.getByText('Charter', { exact: true }).click();
  expect(await columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
});

test('priorities sort by rank, releases by number, subjects without regard to accents', async ({ page }) => {
  proves([
    'customSort receives two whole rows and returns a number, like the function you pass to Array.sort.',
  ]);
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
    'You need it only for rows whose position must not change. In this demo, unassigned tickets stay at the end.',
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
    'With thirdSortClick: false, a third click sorts in ascending order again, so once the table is sorted, it never returns to the order of your data.',
    'the third restores the order of your data',
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
  proves(['maxColumnSort: 0 makes every header plain text']);
  await openDemo(page, 'sort/basic');
  const demo = await demoOf(page, 'sort/basic.none');
  await expect(demo.getByTestId('mtableheader-sortlabel')).toHaveCount(0);
  await demo.getByText('Task', { exact: true }).click();
  expect(await columnTexts(demo, 0)).toEqual(['1', '2', '3', '4']);
});
