import {
  columnTexts,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const header = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

/** The headers with their order numbers: `['State 1', 'Total 2']`. */
async function order(demo: Locator): Promise<string[]> {
  const cells = await demo.locator('thead th').all();
  const texts = await Promise.all(
    cells.map(async (cell) => {
      const number = await cell.getByTestId('material-table-column-sort-order-indicator').innerText();
      return `${await cell.getByTestId('mtableheader-sortlabel').innerText()} ${number}`.trim();
    }),
  );
  return texts.filter((text) => /\d$/.test(text));
}

const rows = async (demo: Locator) => {
  const columns = await Promise.all([0, 1, 2, 3].map((index) => columnTexts(demo, index)));
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]).join(' '));
};

test('the table starts sorted by state and, within a state, by total from high to low', async ({ page }) => {
  proves([
    'defaultOrderByCollection lists the columns of the initial order. orderBy is the index in columns, and sortOrder is the rank, starting from 1.',
    'showColumnSortOrder shows the ranks next to the headers.',
  ]);
  const demo = await openDemo(page, 'sort/multi');
  expect(await order(demo)).toEqual(['State 1', 'Total 2']);
  expect(await rows(demo)).toEqual([
    'Costa late $310.00 2025-12-08',
    'Kowalski late $140.00 2025-12-29',
    'Garcia late $95.00 2025-10-21',
    'Fischer open $230.00 2026-03-14',
    'Adams open $120.00 2026-03-02',
  ]);
});

test('each click on a header is logged with the whole order, and numbers move up when a column is taken out', async ({
  page,
}) => {
  proves([
    'With maxColumnSort: 2 or more, each additional header that a user clicks refines the previous order.',
    'onOrderCollectionChange reports the sorted columns after each click, with the most important column first.',
    'Clicking a sorted column reverses its direction and keeps its rank.',
    'The third click removes it, and the columns after it move up.',
  ]);
  const demo = await openDemo(page, 'sort/multi');
  const log = demo.getByLabel('Events');
  await header(demo, 'Customer').click();
  await expect(log).toHaveText('onOrderCollectionChange: 1. state asc, 2. total desc, 3. customer asc');
  await header(demo, 'State').click();
  await expect(log).toContainText('1. state desc, 2. total desc, 3. customer asc');
  await header(demo, 'State').click();
  await expect(log).toContainText('onOrderCollectionChange: 1. total desc, 2. customer asc\n');
  expect(await order(demo)).toEqual(['Customer 2', 'Total 1']);
  await expect
    .poll(() => columnTexts(demo, 2))
    .toEqual(['$310.00', '$230.00', '$175.00', '$140.00', '$120.00']);
});

test('columns with a default sort rank from left to right', async ({ page }) => {
  proves(['Columns with defaultSort also set an initial order, ranked from left to right.']);
  const demo = await openDemo(page, 'sort/multi.limit');
  expect(await order(demo)).toEqual(['Shelf 1', 'Author 2']);
  expect(await columnTexts(demo, 1)).toEqual(['Shelley', 'Shelley', 'Wells', 'Austen', 'Verne', 'Verne']);
});

test('beyond the limit a new column pushes out the first one', async ({ page }) => {
  proves([
    'With maxColumnSort: 2, clicking a third header removes the first column. The other column moves up, and the new one comes last.',
  ]);
  const demo = await openDemo(page, 'sort/multi.limit');
  await header(demo, 'Pages').click();
  await expect.poll(() => order(demo)).toEqual(['Author 1', 'Pages 2']);
  expect(await columnTexts(demo, 3)).toEqual(['474', '280', '470', '240', '640', '118']);
});
