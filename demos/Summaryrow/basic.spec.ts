import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

/** The texts of the cells of the summary row, the last nonempty row. */
async function summary(demo: Locator): Promise<string[]> {
  const rows = demo.locator('tbody tr:has(td)');
  return (await rows.last().locator('td').allInnerTexts()).map((text) => text.trim());
}

test('the last row has the count, the average and the sum of all pages @smoke', async ({ page }) => {
  proves([
    'The table calls renderSummaryRow once for each visible column, and shows what you return in the last row.',
  ]);
  const demo = await openDemo(page, 'Summaryrow/basic');
  expect(await summary(demo)).toEqual(['7 items', '', '12.0 on average', '€4,050.00']);
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect(demo.getByText('6-7 of 7')).toBeVisible();
  expect(await summary(demo)).toEqual(['7 items', '', '12.0 on average', '€4,050.00']);
});

test('the summary follows a filter', async ({ page }) => {
  proves([
    'The data argument contains the rows that match the search and filters, on all pages, so the totals update with both.',
    'Enter "Design" in the department filter, and watch the last row.',
  ]);
  const demo = await openDemo(page, 'Summaryrow/basic');
  await demo.getByLabel('filter data by Department').fill('Design');
  await expect.poll(() => summary(demo)).toEqual(['3 items', '', '7.3 on average', '€1,389.50']);
});

test('the summary follows the search, down to no rows at all', async ({ page }) => {
  proves([
    'The data argument contains the rows that match the search and filters, on all pages, so the totals update with both.',
  ]);
  const demo = await openDemo(page, 'Summaryrow/basic');
  await demo.getByPlaceholder('Search').fill('Works');
  await expect.poll(() => summary(demo).then((cells) => cells[3])).toBe('€2,450.50');
  await demo.getByPlaceholder('Search').fill('nothing like this');
  await expect(demo.getByText('0 items')).toBeVisible();
  await expect(demo.getByText('– on average')).toBeVisible();
});

test('one line sums up the page, the other all pages', async ({ page }) => {
  proves([
    'To show several lines in a cell, pass an element as value.',
    'Read the rows of the page from the table itself through tableRef.',
    'To get the rows of the page, see This page against all pages.',
  ]);
  await openDemo(page, 'Summaryrow/basic');
  const demo = await demoOf(page, 'Summaryrow/basic.page');
  expect(await summary(demo)).toEqual(['This page\nAll pages', '18\n24', '289\n344']);
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(() => summary(demo)).toEqual(['This page\nAll pages', '6\n24', '55\n344']);
  await demo.getByPlaceholder('Search').fill('Museum');
  await expect.poll(() => summary(demo)).toEqual(['This page\nAll pages', '5\n5', '47\n47']);
});

test('the summary shows the measure that is chosen', async ({ page }) => {
  proves([
    'Return a component that reads the value from a React context, because it renders whenever the context changes.',
    'The last demo shows a workaround for old values.',
  ]);
  await openDemo(page, 'Summaryrow/basic');
  const demo = await demoOf(page, 'Summaryrow/basic.state');
  expect(await summary(demo)).toEqual(['average', '69', '75']);
  await demo.getByRole('button', { name: 'highest' }).click();
  await expect.poll(() => summary(demo)).toEqual(['highest', '91', '85']);
  await demo.getByRole('button', { name: 'lowest' }).click();
  await expect.poll(() => summary(demo)).toEqual(['lowest', '48', '58']);
});
