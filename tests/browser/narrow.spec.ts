import { builtPages } from '../built/pages';
import { expect, test, type Locator, type Page } from './fixtures';
import { kinds, openPage, wakeTables } from './site';

const pages = [...Object.values(kinds), 'playground'];

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
  test.use({ javaScriptEnabled: false });

  test('no page scrolls sideways at 320 px, nor at 390 px with letters of twice the size', async ({
    page,
  }) => {
    test.slow();
    const wide: Record<string, string[]> = {};
    for (const address of builtPages) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const found = await sideways(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      found.push(...(await sideways(page)));
      if (found.length > 0) wide[address] = found;
    }
    expect(wide).toEqual({});
  });
});

// The first frame is as wide as the interactive table: tests of layout shifts prove it.
test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('no edge of a table cuts a control of its pager, toolbar or rows, and columns out of view have a sign @smoke', async ({
    page,
  }) => {
    test.slow();
    const buttons: Record<string, number> = {};
    for (const address of builtPages.filter((path) => /^demos\/.+\/|^docs(\/tutorial)?$/.test(path))) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of [360, 390, 414]) {
        await page.setViewportSize({ width, height: 844 });
        for (const demo of await page.locator('[data-island]').all()) {
          const { id, ofRows, cut, signs } = await controls(demo);
          expect(cut, `${id} at ${width} px`).toEqual([]);
          expect(signs, id).not.toContain('none');
          if (ofRows > 0) buttons[id] = ofRows;
        }
      }
    }
    expect(buttons).toMatchObject({ 'edit/editable': 2, 'actions/basic': 1, 'validation/basic': 1 });
  });
});

/** The controls of a table that its edges cut, the number of buttons in a row, and what marks the edges of tables that are too wide. */
function controls(demo: Locator): Promise<{ id: string; ofRows: number; cut: string[]; signs: string[] }> {
  return demo.evaluate((island) => {
    const row = island.querySelector('tbody tr:not(#m--table--filter--row):has(button)');
    const ofRows = [...(row?.querySelectorAll('button') ?? [])];
    const others =
      '.MuiTablePagination-root :is(button, .MuiSelect-select), .MuiToolbar-root :is(button, input)';
    const cut = [...ofRows, ...island.querySelectorAll<HTMLElement>(others)].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const box = control.closest('.MuiPaper-root')?.getBoundingClientRect();
      return width > 0 && box && (left < box.left || right > box.right);
    });
    const areas = [...island.querySelectorAll('.MuiPaper-root > .MuiBox-root:has(table)')];
    return {
      id: island.getAttribute('data-island') ?? '',
      ofRows: ofRows.length,
      cut: cut.map((control) => control.ariaLabel ?? control.innerHTML),
      signs: areas
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((area) => getComputedStyle(area).backgroundImage),
    };
  });
}

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
