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

for (const address of [
  'demos/export/basic',
  'docs/api/props/options',
  'docs/api/components/component_m_table_cell',
])
  test(`the sidebar shows the entry of /${address}, and the page stays at its top`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await openPage(page, address);
    const entry = sidebar(page).locator('[aria-current="page"]');
    await expect(entry).toHaveCount(1);
    await expect.poll(() => outside(entry)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('the entry is in sight before the scripts of the page, too', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.route('**/assets/js/**', () => {});
  await page.goto('demos/export/basic', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => outside(sidebar(page).locator('[aria-current="page"]'))).toBe(0);
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

test('a link to a member below the filter box marks that member, not the heading under the box', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const name of ['exportMenu', 'pageSize', 'keepSortDirectionOnColumnSwitch']) {
    await openPage(page, `docs/api/props/options#${name.toLowerCase()}`);
    await expect(marked(page)).toHaveText(name);
  }
});

test('the list of props is outside the sidebar and part of the docs: crumbs, previous and next, the section lit', async ({
  page,
}) => {
  await openPage(page, 'docs/api/props/mt_prop_editable');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.getByRole('link', { name: 'All props' }).click();
  await expect(page).toHaveURL(/docs\/api\/material_table$/);
  await expect(crumbs).toContainText('All props');
  await expect(page.locator('.navbar__link--active')).toHaveText('Docs');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link')).toHaveCount(2);
  await pages.getByRole('link', { name: /^Next/ }).click();
  await expect(page.locator('h1')).toHaveText('columns');
});

test('a name that is wider than the contents breaks between its words', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, 'docs/api/props/options#keepsortdirectiononcolumnswitch');
  const entry = page.locator('.table-of-contents__link[href="#keepsortdirectiononcolumnswitch"]');
  expect(await entry.innerHTML()).toContain('Column<wbr>Switch');
  await expect(entry).toHaveText('keepSortDirectionOnColumnSwitch');
  await expect(page.locator('.theme-doc-toc-desktop > .table-of-contents')).toHaveCSS(
    'list-style-type',
    'none',
  );
});

test('on a tablet the sections are in the bar, next to the button of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openPage(page, 'docs/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
  for (const name of ['Docs', 'Demos', 'Playground'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  // The search box covers the right end of a narrow bar.
  const search = await bar.getByRole('button', { name: 'Search' }).boundingBox();
  for (const link of await bar.getByRole('link').filter({ visible: true }).all()) {
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x + width, await link.innerText()).toBeLessThan(search?.x ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('link', { name: 'Demos', exact: true })).toBeHidden();
});
