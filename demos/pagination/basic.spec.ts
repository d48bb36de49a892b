import { columnTexts, expect, openDemo, proves, sharedTest as test } from '../../tests/browser/fixtures';

test('a page size from the menu changes the page, goes back to the first one and is reported @smoke', async ({
  page,
}) => {
  proves([
    'onPageChange counts pages from 0. It is also called when the page size changes, because the table returns to the first page.',
  ]);
  const demo = await openDemo(page, 'pagination/basic');
  await expect(demo).toContainText('1-5 of 23');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['1006', '1007', '1008', '1009', '1010']);
  await expect(demo.getByLabel('Events')).toHaveText('onPageChange(1, 5)');
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  await expect(demo).toContainText('1-10 of 23');
  await expect(demo.getByLabel('Events')).toContainText('onRowsPerPageChange(10)\nonPageChange(0, 10)');
});

test('the last page size shows all rows', async ({ page }) => {
  const demo = await openDemo(page, 'pagination/basic');
  await demo.getByRole('combobox').click();
  await page.getByRole('option', { name: '23' }).click();
  await expect(demo).toContainText('1-23 of 23');
  expect(await columnTexts(demo, 0)).toHaveLength(23);
  await expect(demo.getByRole('button', { name: 'Next Page' })).toBeDisabled();
});

test('the buttons at the ends go to the last and the first page', async ({ page }) => {
  const demo = await openDemo(page, 'pagination/basic');
  await demo.getByRole('button', { name: 'Last Page' }).click();
  await expect(demo).toContainText('21-23 of 23');
  await demo.getByRole('button', { name: 'First Page' }).click();
  await expect(demo).toContainText('1-5 of 23');
});

test('the stepped pager has a button for each page around the current one', async ({ page }) => {
  proves([
    "paginationType: 'stepped' shows numbered buttons for the pages around the current one and hides the",
    'numberOfPagesAround sets how many appear on each side of it.',
    'showFirstLastPageButtons shows or hides the buttons to the first and last page, together or separately.',
  ]);
  const demo = await openDemo(page, 'pagination/basic.stepped');
  const numbers = demo.getByRole('button', { name: /^\d+$/ });
  await expect(numbers).toHaveText(['1', '2', '3']);
  await expect(demo.getByText('1–5 of 40')).toBeHidden();
  await demo.getByRole('button', { name: '3', exact: true }).click();
  await expect
    .poll(() => columnTexts(demo, 0))
    .toEqual(['Room 201', 'Room 202', 'Room 203', 'Room 204', 'Room 205']);
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(demo.getByRole('button', { name: 'First Page' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Last Page' })).toHaveCount(0);
});

test('without paging all rows are shown and there is no pager', async ({ page }) => {
  proves(['paging: false shows all rows and no pagination.']);
  const demo = await openDemo(page, 'pagination/basic.all-rows');
  expect(await columnTexts(demo, 0)).toHaveLength(7);
  await expect(demo.getByRole('button', { name: 'Next Page' })).toHaveCount(0);
  await demo.getByRole('switch', { name: 'Pages' }).click();
  await expect(demo).toContainText('1-5 of 7');
  expect(await columnTexts(demo, 0)).toHaveLength(5);
});

test('new rows keep the page, and a page that is gone gives way to the one before', async ({ page }) => {
  proves([
    'The table stays on its page when you pass new rows.',
    'If too few rows are left for that page, it moves to the last page.',
    'initialPage sets the page that the table shows first, counted from 0.',
  ]);
  const demo = await openDemo(page, 'pagination/basic.data-change');
  await expect(demo).toContainText('6-10 of 11');
  expect(await columnTexts(demo, 2)).toEqual(['1', '2', '3', '0', '1']);
  await demo.getByRole('button', { name: 'Vote for all' }).click();
  await expect.poll(() => columnTexts(demo, 2)).toEqual(['2', '3', '4', '1', '2']);
  await demo.getByRole('button', { name: 'Add a ticket' }).click();
  await expect(demo).toContainText('6-10 of 12');
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['11', '12']);
  await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
  await demo.getByRole('button', { name: 'Remove the last ticket' }).click();
  await expect(demo).toContainText('6-10 of 10');
});

test('with a steady pager the focus stays on the button while turning pages with the keyboard', async ({
  page,
}) => {
  const demo = await openDemo(page, 'pagination/basic.keep-focus');
  const next = demo.getByRole('button', { name: 'Next Page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(demo).toContainText('6-10 of 18');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo).toContainText('11-15 of 18');
});
