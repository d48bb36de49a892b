import { expect, test, type Locator, type Page } from './fixtures';
import { navigate, openPage } from './site';

const desktop = { width: 1440, height: 900 };
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const marked = (page: Page) => page.locator('.table-of-contents__link--active');

/** How far an entry is from the visible area of its list, in px; 0 is inside. */
function outside(entry: Locator): Promise<number> {
  return entry.evaluate((element) => {
    const list = element.closest('.thin-scrollbar')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    if (!list) return NaN;
    return Math.max(0, list.top - top, bottom - Math.min(list.bottom, innerHeight));
  });
}

test('the sidebar shows the entry of the page, and the page stays at its top', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, 'docs/api/components/component_m_table_cell');
  const entry = sidebar(page).locator('[aria-current="page"]');
  await expect(entry).toHaveCount(1);
  await expect.poll(() => outside(entry)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('after a navigation the sidebar shows the new entry, also in a category that was closed', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, 'docs/about');
  await navigate(page, `${baseURL}docs/api/components/component_m_table_pagination`);
  const entry = sidebar(page).getByRole('link', { name: 'MTablePagination' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => outside(entry)).toBe(0);
});

test('the table of contents follows the heading that is read, and the page does not move by it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, 'docs/api/props/options#exportmenu');
  expect(await page.locator('.table-of-contents__link').count()).toBeGreaterThan(80);
  await expect(marked(page)).toHaveCount(1);
  await expect.poll(() => outside(marked(page))).toBe(0);
  for (const share of [0.2, 0.6, 1]) {
    const y = await page.evaluate((part) => {
      const top = Math.floor((document.documentElement.scrollHeight - innerHeight) * part);
      window.scrollTo({ top, behavior: 'instant' });
      return top;
    }, share);
    await expect(async () => expect(await outside(marked(page))).toBe(0)).toPass();
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(y);
  }
});
