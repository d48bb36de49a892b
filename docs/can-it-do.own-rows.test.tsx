import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { click, fill, press } from '../tests/claims/hands';
import { all, bodyRow, one, shown } from '../tests/claims/read';
import ContextMenu from './can-it-do.context-menu';
import PasteRows from './can-it-do.paste';
import UndoAndRedo from './can-it-do.undo';

const rowsOf = (el: ParentNode) => all(el, bodyRow);
const send = (target: Element | undefined, event: Event) => flushSync(() => target?.dispatchEvent(event));
const product = (el: ParentNode) => one(el, 'input[placeholder="Product"]') as HTMLInputElement;
const bubbling = { bubbles: true, cancelable: true };

proves('Undoing a change closes a row that is being edited.', async () => {
  const { el } = mount(<UndoAndRedo />);
  const rename = async (row: number, name: string) => {
    press(rowsOf(el)[row]!, 'Edit');
    fill(product(el), name);
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain(name);
  };
  await rename(0, 'Pad');
  await rename(1, 'Crayon');
  const key = (name: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
    send(target, new KeyboardEvent('keydown', { ...bubbling, key: name, ctrlKey: true, ...more }));
  key('z');
  expect(shown(el)).toEqual(['Pad', 'Pencil', 'Ruler']);
  press(rowsOf(el)[2]!, 'Edit');
  key('z', {}, product(el));
  expect(product(el).value).toBe('Ruler');
  press(el, 'Undo');
  await expect.poll(() => all(el, 'input[placeholder="Product"]').length).toBe(0);
  expect(shown(el)).toEqual(['Notebook', 'Pencil', 'Ruler']);
  key('z', { shiftKey: true });
  press(el, 'Redo');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
  key('y');
  expect(shown(el)).toEqual(['Pad', 'Crayon', 'Ruler']);
});

proves(
  'rows with a known id are updated, others are added, and nothing is pasted if any line is invalid.',
  () => {
    const { el } = mount(<PasteRows />);
    const paste = (text: string, target: Element = one(el, '[role="group"]')) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      send(target, new ClipboardEvent('paste', { ...bubbling, clipboardData }));
    };
    const message = () => one(el, '[role="status"]').textContent;
    const cells = () => rowsOf(el).map((row) => row.textContent);
    paste('S-220\tScrew M4\t1200\r\nN-001\tNut\t75\r\n');
    expect(message()).toBe('1 added, 1 changed.');
    expect(cells()).toEqual(['B-104Bearing40', 'S-220Screw M41200', 'W-007Washer350', 'N-001Nut75']);
    paste('X-1\tNail\t10\nX-2\tBolt\tmany');
    expect(message()).toContain('Check line 2.');
    paste('X-1\tNail\t10', one(el, 'input[placeholder="Search"]'));
    expect(rowsOf(el)).toHaveLength(4);
    // After a click on a row's checkbox, the focus is there.
    paste('X-1\tNail\t10', one(el, 'tbody input[type="checkbox"]'));
    expect(rowsOf(el)).toHaveLength(5);
  },
);

proves('With tabIndex={0} the row can be focused, so Shift+F10 also opens the menu.', async () => {
  const { el } = mount(<ContextMenu />);
  await expect.poll(() => all(el, 'tr[tabindex="0"]').length).toBe(3);
  const row = rowsOf(el)[1]!;
  row.focus();
  expect(document.activeElement).toBe(row);
  const menu = () => document.querySelector('[role="menu"]');
  const choose = (name: string) =>
    click(all(menu()!, '[role="menuitem"]').find(({ textContent }) => textContent === name)!);
  // A browser's event for the keys has no pointer position.
  const event = new MouseEvent('contextmenu', bubbling);
  send(row, event);
  expect(event.defaultPrevented).toBe(true);
  choose('Duplicate');
  expect(shown(el, 1)).toEqual(['Minutes of Monday', 'New price list', 'Lunch?', 'New price list']);
  await expect.poll(menu).toBeNull();
  send(rowsOf(el)[0], new MouseEvent('contextmenu', { ...bubbling, clientX: 80, clientY: 90 }));
  expect(document.querySelector<HTMLElement>('.MuiPopover-paper')?.style.top).toBe('90px');
  choose('Delete');
  expect(shown(el, 1)).toEqual(['New price list', 'Lunch?', 'New price list']);
});
