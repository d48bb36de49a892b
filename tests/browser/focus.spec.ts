import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

const steps = 70;

for (const [address, height] of [
  ['', 800],
  ['demos/sort/basic', 800],
  ['docs/api/props/options#exportmenu', 800],
] as const)
  test(`/${address}: what has the focus is not under a bar that sticks, forward and back`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height });
    await openPage(page, address);
    const hidden: string[] = [];
    for (const key of [...Array<string>(steps).fill('Tab'), ...Array<string>(steps).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const found = await hiddenFocus(page);
      if (found) hidden.push(found);
    }
    expect(hidden).toEqual([]);
  });

test('on a window as low as at a zoom of 400 % nothing sticks to the top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, 'docs/api/props/options#exportmenu');
  for (const bar of ['.navbar', 'main [role="search"]'])
    await expect(page.locator(bar).first()).toHaveCSS('position', 'static');
  await expect(page.locator('#exportmenu')).toBeInViewport({ ratio: 1 });
});

/** The element that has the focus, if the upper edge of what it shows is under a bar. */
async function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body || element.closest('.navbar, main [role="search"], dialog'))
      return undefined;
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const isCovered = Array.from(document.querySelectorAll('.navbar, main [role="search"]'))
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .map((bar) => bar.getBoundingClientRect())
      .some((bar) => top < bar.bottom - 1 && bottom > bar.top && left < bar.right && right > bar.left);
    // The skip link lies above the bars; what is higher than the window can't be shown as a whole.
    const isAbove = getComputedStyle(element).position === 'fixed';
    if (!isCovered || isAbove || height > innerHeight / 2) return undefined;
    return `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}: ${Math.round(top)} to ${Math.round(bottom)}`;
  });
}
