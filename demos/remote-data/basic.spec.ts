import {
  columnTexts,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const firstFive = ['Alma Abel', 'Bruno Abel', 'Clara Abel', 'David Abel', 'Elif Abel'];

test('10,000 rows come page by page, and each query is shown as it is sent @smoke', async ({ page }) => {
  proves([
    'The table calls it with a query for each page, search, filter and sort order, and shows the rows it returns.',
    'The list below the table shows each query as it is sent.',
  ]);
  const demo = await openDemo(page, 'remote-data/basic');
  await expect.poll(() => names(demo)).toEqual(firstFive);
  await expect(demo).toContainText('1-5 of 10000');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect
    .poll(() => names(demo))
    .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
  await expect(requests(demo)).toContainText('200 /people?page=1&size=5');
  await demo.getByRole('button', { name: 'Last Page' }).click();
  await expect(demo).toContainText('9996-10000 of 10000');
});

test('search, filters and two sort keys reach the server together', async ({ page }) => {
  proves([
    'The table calls it with a query for each page, search, filter and sort order, and shows the rows it returns.',
    'Several sort keys: Click one header after another.',
    'Filters: Each filter has a column and a value.',
  ]);
  const demo = await openDemo(page, 'remote-data/basic');
  await expect.poll(() => names(demo)).toEqual(firstFive);
  await demo.getByText('Age', { exact: true }).click();
  await expect(requests(demo)).toContainText('200 /people?page=0&size=5&sort=age.asc\n');
  await demo.getByText('City', { exact: true }).click();
  await expect(requests(demo)).toContainText('200 /people?page=0&size=5&sort=age.asc&sort=city.asc');
  await demo.getByRole('textbox', { name: 'Search' }).fill('engel');
  await expect(requests(demo)).toContainText(
    '200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc',
  );
  await demo.getByLabel('filter data by Name').fill('hugo');
  await demo.getByLabel('Filter of Member').click();
  await expect(requests(demo)).toContainText(
    '200 /people?page=0&size=5&search=engel&sort=age.asc&sort=city.asc&name=hugo&isMember=checked',
  );
  expect(await names(demo)).toEqual(Array.from({ length: 5 }, () => 'Hugo Engel'));
  const ages = (await texts(demo, 2)).map(Number);
  expect(ages).toEqual([...ages].sort((a, b) => a - b));
});

test('refresh asks the same query again', async ({ page }) => {
  proves(['Refresh: The button reloads the table.']);
  const demo = await openDemo(page, 'remote-data/basic');
  await expect(requests(demo)).toHaveText('200 /people?page=0&size=5\nGET /people?page=0&size=5');
  await demo.getByRole('button', { name: 'Refresh' }).click();
  await expect(requests(demo)).toHaveText(
    ['200', 'GET', '200', 'GET'].map((event) => `${event} /people?page=0&size=5`).join('\n'),
  );
});

test('a failed query says so, and Retry repeats that very query', async ({ page }) => {
  proves([
    'Failure: If you throw an error, the table shows its message over the current rows.',
    "components.OverlayError replaces the library's icon with a real button.",
    'Or make each request fail, go to another page, and retry.',
  ]);
  const demo = await openDemo(page, 'remote-data/basic');
  await expect.poll(() => names(demo)).toEqual(firstFive);
  const failing = demo.getByRole('slider', { name: /^Failing/ });
  await failing.press('ArrowRight');
  await expect(demo).toContainText('Failing: each request');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect(demo.getByRole('alert')).toContainText('The server answered 503.');
  expect(await names(demo)).toEqual(firstFive);
  await failing.press('Home');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect
    .poll(() => names(demo))
    .toEqual(['Farid Abel', 'Greta Abel', 'Hugo Abel', 'Ines Abel', 'Jonas Abel']);
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('a slow answer is dropped when a newer query was sent, which keeps what the slow one asked', async ({
  page,
}) => {
  const demo = await openDemo(page, 'remote-data/basic');
  await expect.poll(() => names(demo)).toEqual(firstFive);
  const latency = demo.getByRole('slider', { name: /^Latency/ });
  await latency.press('End');
  await demo.getByRole('textbox', { name: 'Search' }).fill('berlin');
  await expect(requests(demo)).toContainText('GET /people?page=0&size=5&search=berlin');
  await latency.press('Home');
  await demo.getByText('Age', { exact: true }).click();
  await expect(requests(demo)).toContainText('Canceled /people?page=0&size=5&search=berlin');
  await expect(requests(demo)).toContainText('200 /people?page=0&size=5&search=berlin&sort=age.asc');
  await expect.poll(() => texts(demo, 1)).toEqual(['Berlin', 'Berlin', 'Berlin', 'Berlin', 'Berlin']);
  await expect.poll(() => texts(demo, 2)).toEqual(['18', '18', '18', '18', '18']);
});

const requests = (demo: Locator) => demo.getByLabel('Requests', { exact: true });
/** The texts of a column without its filter. */
const texts = async (demo: Locator, column: number) =>
  (await columnTexts(demo.locator('table', { hasText: 'Member' }), column)).slice(1);
const names = (demo: Locator) => texts(demo, 0);
