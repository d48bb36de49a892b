import { count, countTest } from './figures';
import { expect, type Locator, type Page } from './fixtures';

/** The element that has the focus, if the upper edge of what it shows is under a bar. */
export async function hiddenFocus(page: Page): Promise<string | undefined> {
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

/** What has the focus shows it, is in the window, and is not under a bar that sticks. */
export async function expectFocusSeen(page: Page): Promise<void> {
  countTest('walks by keyboard');
  count('stops on them');
  // The window may still be scrolling to it.
  await expect.poll(() => hiddenFocus(page)).toBeUndefined();
  await expect.poll(() => unseenFocus(page)).toBeUndefined();
}

/** Press Tab until this element has the focus; on the way, each stop is looked at. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${maxSteps} presses of ${key} do not lead to ${String(target)}.`);
}

const maxSteps = 60;

async function hasFocus(target: Locator): Promise<boolean> {
  return (
    (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement)
  );
}

/** The element that has the focus, if nothing tells so, or nothing of it is in the window. */
function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    // A frame and a table show their own, in their own way.
    if (element?.matches('iframe, .mt-table *')) return undefined;
    const name = element && `${element.tagName} ${(element.ariaLabel ?? element.textContent).slice(0, 40)}`;
    if (!element || element === document.body) return 'nothing has the focus';
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return `${name}: outside the window, ${Math.round(top)} to ${Math.round(bottom)}`;
    // The editor draws a frame over its lines.
    const editor = element.closest('.cm-editor');
    if (editor)
      return getComputedStyle(editor, '::after').borderTopWidth === '2px' ? undefined : `${name}: no frame`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 ? undefined : `${name}: no outline`;
  });
}
