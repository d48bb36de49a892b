import {
  columnTexts,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('two pagers stand around the rows, centered, and show the same page', async ({ page }) => {
  proves(["paginationPosition: 'both' renders the pagination twice, with the same page."]);
  const demo = await openDemo(page, 'pagination/positioning');
  const next = demo.getByRole('button', { name: 'Next Page' });
  await expect(next).toHaveCount(2);
  const header = await boxOf(demo.getByText('Customer', { exact: true }));
  expect((await boxOf(next.first())).y).toBeLessThan(header.y);
  expect((await boxOf(next.last())).y).toBeGreaterThan(header.y);
  await next.first().click();
  await expect(demo.getByText('6-10 of 12')).toHaveCount(2);
  expect(await columnTexts(demo.locator('table', { hasText: 'Customer' }), 0)).toEqual([
    'Fischer',
    'Garcia',
    'Hansen',
    'Ito',
    'Jansen',
  ]);
  const pager = await boxOf(demo.locator('.MuiTablePagination-toolbar').first());
  const area = await boxOf(demo);
  expect(Math.abs(pager.x + pager.width / 2 - (area.x + area.width / 2))).toBeLessThan(30);
});

test('on a phone the whole pager is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const demo = await openDemo(page, 'pagination/positioning');
  await expect(demo.getByRole('combobox').first()).toBeInViewport({ ratio: 1 });
  await expect(demo.getByRole('button', { name: 'Next Page' }).first()).toBeInViewport({ ratio: 1 });
});

test('the pager moves to the place and the side that are chosen', async ({ page }) => {
  proves([
    'Both options can change while the table is shown',
    'options.paginationPosition places the pagination above the table, below it, or both. options.paginationAlignment aligns it horizontally',
  ]);
  const demo = await openDemo(page, 'pagination/positioning.choose');
  const pager = demo.locator('.MuiTablePagination-toolbar');
  const header = demo.getByText('Station', { exact: true });
  const area = await boxOf(demo);
  await expect(pager).toHaveCount(1);
  expect((await boxOf(pager)).y).toBeLessThan((await boxOf(header)).y);
  expect((await boxOf(pager)).x - area.x).toBeLessThan(30);
  await demo.getByRole('button', { name: 'Next Page' }).click();
  await expect(demo).toContainText('4-6 of 7');

  await demo.getByLabel('Alignment').click();
  await page.getByRole('option', { name: 'flex-end' }).click();
  await expect.poll(async () => area.x + area.width - rightOf(await boxOf(pager))).toBeLessThan(30);
  await demo.getByLabel('Position').click();
  await page.getByRole('option', { name: 'bottom' }).click();
  await expect.poll(async () => (await boxOf(pager)).y > (await boxOf(header)).y).toBe(true);
  await expect(demo).toContainText('4-6 of 7');
  await demo.getByLabel('Position').click();
  await page.getByRole('option', { name: 'both' }).click();
  await expect(pager).toHaveCount(2);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not visible');
  return box;
}

const rightOf = (box: { x: number; width: number }) => box.x + box.width;
