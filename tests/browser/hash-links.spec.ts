import { expect, test } from './fixtures';
import { distanceBelowBars } from './hash-links';
import { kinds, navigate, openPage } from './site';

// The build fails on a link without a target; where a page scrolls to is one rule of the styles.

/** With air below the bars, in px; 0 where the page is too short to scroll further. */
const isRight = (distance: number) => distance === 0 || (distance >= 16 && distance <= 28);

test('a link with a hash lands below the bars, on a page of each kind, also below live tables @smoke', async ({
  page,
  baseURL,
}) => {
  await openPage(page, kinds.docs);
  for (const target of [
    'docs/api/props/options#exportmenu',
    'docs/guides/sort#more-sorting-tasks',
    'docs/about#is-it-maintained',
    'docs/guides/remote-data#build-the-request-from-the-query',
    'docs/api/components/component_m_table_cell#override-it',
  ]) {
    const url = new URL(target, baseURL);
    await navigate(page, url.href);
    expect(isRight(await distanceBelowBars(page, url.pathname)), target).toBe(true);
  }
});

test('a link to a member shows its name below the bars: by the address on a phone, by the contents on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/api/props/options#pagesize');
  const pathname = new URL(page.url()).pathname;
  expect(isRight(await distanceBelowBars(page, pathname)), 'by the address').toBe(true);
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.locator('.table-of-contents__link[href="#idsynonym"]').click();
  await expect(page).toHaveURL(/#idsynonym$/);
  expect(isRight(await distanceBelowBars(page, pathname)), 'by the contents').toBe(true);
});
