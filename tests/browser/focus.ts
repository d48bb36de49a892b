import { expect, type Locator, type Page } from './fixtures';

/** The focused element, if the upper edge of its visible part is under a bar. */
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
    // The skip link is above the bars; an element taller than the window can't be fully visible.
    const isAbove = getComputedStyle(element).position === 'fixed';
    if (!isCovered || isAbove || height > innerHeight / 2) return undefined;
    return `${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}: ${Math.round(top)} to ${Math.round(bottom)}`;
  });
}

/** The focused element shows its focus, is in the window, and is not under a sticky bar. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // The window may still be scrolling to it.
  await expect.poll(() => hiddenFocus(page)).toBeUndefined();
  await expect.poll(() => unseenFocus(page)).toBeUndefined();
}

/** Press Tab until this element has the focus, and check each stop on the way. */
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

/** The focused element, if its focus is invisible, or if it is outside the window. */
function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    // A frame and a table have their own focus styles.
    if (element?.matches('iframe, .mt-table *')) return undefined;
    const name = element && `${element.tagName} ${(element.ariaLabel ?? element.textContent).slice(0, 40)}`;
    if (!element || element === document.body) return 'nothing has the focus';
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return `${name}: outside the window, ${Math.round(top)} to ${Math.round(bottom)}`;
    // The editor draws a frame around its lines.
    const editor = element.closest('.cm-editor');
    if (editor)
      return getComputedStyle(editor, '::after').borderTopWidth === '2px' ? undefined : `${name}: no frame`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 ? undefined : `${name}: no outline`;
  });
}
