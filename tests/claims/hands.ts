import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { all, click, one } from './table';

/** Return the button with this text, anywhere on the page: dialogs are outside the container. */
export function buttonOf(text: string): HTMLElement {
  const found = all(document, 'button').find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
}

/** Return the input with this accessible name. */
export function input(root: ParentNode, name: string): HTMLInputElement {
  return one(root, `input[aria-label="${name}"]`) as HTMLInputElement;
}

/** Return the switch, checkbox or field whose label has this text. */
export function labeled(root: ParentNode, text: string): HTMLInputElement {
  const label = all(root, 'label').find(({ textContent }) => textContent === text) as
    HTMLLabelElement | undefined;
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`no input labeled ${text}`);
  return label.control;
}

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
export function key(element: Element, name: string, keyCode = 0): void {
  flushSync(() =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, keyCode, bubbles: true, cancelable: true }),
    ),
  );
}
