import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { all, buttonOf, input, one, texts } from './read';

/** Click, and return when React has rendered the change. */
export function click(element: HTMLElement): void {
  flushSync(() => element.click());
}

/** Click the button with this accessible name. */
export function press(root: ParentNode, label: string): void {
  click(one(root, `button[aria-label="${label}"]`));
}

/** Click the button with this text. */
export const pressText = (root: ParentNode, text: string) => click(buttonOf(text, root));

/** Click the header with exactly this text. */
export function sort(root: ParentNode, title: string): void {
  const label = all(root, 'th .MuiTableSortLabel-root').find(({ textContent }) => textContent === title);
  if (!label) throw new Error(`no header ${title}`);
  click(label);
}

/** Enter a text into the table's search field. */
export const search = (root: ParentNode, text: string) => fill(input(root, 'Search'), text);

/** Open MUI's select and choose the option with this text; wait until its menu has closed. */
export async function choose(root: ParentNode, text: string): Promise<void> {
  const select = one(root, '[role="combobox"]');
  flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const option = all(document, '[role="option"]').find(({ textContent }) => textContent === text);
  if (!option) throw new Error(`no option ${text}`);
  click(option);
  await expect.poll(() => all(document, '[role="option"]').length).toBe(0);
}

/** Press a key on an element. The table reads `keyCode`, Material UI reads `key`. */
export function key(element: Element, name: string, keyCode = 0, isComposing = false): void {
  const init = { key: name, keyCode, isComposing, bubbles: true, cancelable: true };
  flushSync(() => element.dispatchEvent(new KeyboardEvent('keydown', init)));
}

/** Press a key that an input method uses itself. */
export const compose = (element: Element, name: string): void => key(element, name, 229, true);

/** Put a value into an input as typing would, and return when React has rendered it. */
export function fill(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Stop the clock for the rest of this test; `pass` advances it. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** Advance the stopped clock by this many milliseconds, and return when React has rendered the changes. */
export function pass(milliseconds: number): void {
  flushSync(() => vi.advanceTimersByTime(milliseconds));
}

/**
 * Move the pointer over an element, and wait for the tooltip with this text. Others may be open: the
 * browser's pointer rests where an earlier test left it.
 * @param find looks the element up each time: the table replaces some of its icons soon after the first
 * render.
 */
export async function showsTooltip(find: () => Element, text: string): Promise<void> {
  expect(texts(document, '[role=tooltip]')).not.toContain(text);
  const tooltips = () => {
    find().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return texts(document, '[role=tooltip]');
  };
  // Each move restarts the tooltip's delay of 100 ms.
  await expect.poll(tooltips, { interval: 300 }).toContain(text);
}
