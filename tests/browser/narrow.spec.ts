import { builtPages } from '../../tools/built-site/pages';
import { expect, test, type Page } from './fixtures';
import { kinds, openPage, wakeTables } from './site';

const pages = [
  ...Object.values(kinds),
  'demos/',
  'docs/api/props/options',
  'docs/api/components/component_m_table_groupbar',
  'docs/compatibility',
  'docs/upgrade',
  'playground',
  'fullscreen?demo=sort/basic',
];

for (const address of pages) {
  test(`/${address} at 320 px and at a zoom of 400 %: no sideways scrolling, nothing covers the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, address);
    await wakeTables(page);
    expect(await sideways(page)).toEqual([]);
    // 1280 by 1024 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sideways(page)).toEqual([]);
    for (const share of [0.3, 0.7]) {
      await page.evaluate(
        (part) =>
          window.scrollTo({
            top: (document.documentElement.scrollHeight - innerHeight) * part,
            behavior: 'instant',
          }),
        share,
      );
      expect(await covered(page), 'of the window, in px').toBe(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways at 320 px', async ({ page }) => {
    test.slow();
    const wide: Record<string, string[]> = {};
    for (const address of builtPages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const found = await sideways(page);
      if (found.length > 0) wide[address] = found;
    }
    expect(wide).toEqual({});
  });
});

/** How far the page scrolls sideways, with the elements that cause it. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80));
    return [`${scrollWidth} px`, ...wide.slice(0, 8)];
  });
}

/** The height of the window that sticky parts cover. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4 + 2);
    const isKept = (element: Element | null): boolean => {
      if (!element) return false;
      const { position, top, bottom } = getComputedStyle(element);
      const sticks = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      return (sticks && element.clientWidth > innerWidth / 2) || isKept(element.parentElement);
    };
    return 4 * rows.filter((y) => isKept(document.elementFromPoint(innerWidth / 2, y))).length;
  });
}
