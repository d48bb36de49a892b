import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { click, fill, press, pressText, sort } from '../claims/hands';
import { all, filterOf, has, headers, labeled, one, shown, texts } from '../claims/read';
import Machines from './t05.machines';

beforeEach(() => onTestFinished(() => localStorage.removeItem('machines.views')));

/** The texts of the headers without the bar of the resize handle. */
const titles = (el: ParentNode) => texts(el, 'thead th').map((text) => text.replace('|', ''));

const widthOf = (el: ParentNode, title: string) => headers(el)[titles(el).indexOf(title)]!.offsetWidth;
const announced = () => texts(document, '[aria-live]').join(' ');

/** Drag the handle right of the header with this index. */
function widen(el: ParentNode, index: number, by: number): void {
  const mouse = (target: Node, name: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX })));
  mouse(all(el, '[data-testid=drag_handle]')[index]!, 'mousedown', 300);
  mouse(document, 'mousemove', 300 + by);
  mouse(document, 'mouseup', 300 + by);
}

/** Move the header with the keys, one place to the right. */
async function moveRight(el: ParentNode, title: string): Promise<void> {
  const handles = all(el, 'thead [data-rfd-drag-handle-draggable-id]');
  handles.find(({ textContent }) => textContent?.startsWith(title))!.focus();
  const before = titles(el);
  await userEvent.keyboard(' ');
  await expect.poll(announced).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(announced).toContain('moved');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).not.toEqual(before);
}

async function hide(el: ParentNode, title: string): Promise<void> {
  press(el, 'Show Columns');
  await expect.poll(() => has(document, '[role="menu"]')).toBe(true);
  const entry = all(document, '[role="menu"] li').find(({ textContent }) => textContent === title)!;
  click(one(entry, 'input'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => has(document, '[role="menu"]')).toBe(false);
}

function saveAs(el: ParentNode, name: string): void {
  fill(labeled(el, 'Name of the view'), name);
  pressText(el, 'Save view');
}

/** Change all five parts. */
async function arrange(el: ParentNode): Promise<void> {
  fill(filterOf(el, 'Hall'), 'North');
  await expect.poll(() => shown(el)).toEqual(['Lathe', 'Press']);
  sort(el, 'Machine');
  sort(el, 'Machine');
  widen(el, 0, 70);
  await moveRight(el, 'Machine');
  await hide(el, 'Hours');
}

const look = (el: ParentNode) => ({
  titles: titles(el),
  filter: filterOf(el, 'Hall').value,
  machines: shown(el, titles(el).indexOf('Machine')),
  width: widthOf(el, 'Machine'),
});
const arranged = { titles: ['Hall', 'Machine'], filter: 'North', machines: ['Press', 'Lathe'], width: 270 };
const original = {
  titles: ['Machine', 'Hall', 'Hours'],
  filter: '',
  machines: ['Lathe', 'Drill', 'Press', 'Saw'],
  width: 200,
};

test('t05: a saved view comes back after a reload', async () => {
  const first = mount(<Machines />);
  await arrange(first.el);
  saveAs(first.el, 'Northern');
  expect(look(first.el)).toEqual(arranged);
  first.unmount();
  const { el } = mount(<Machines />);
  expect(look(el)).toEqual(arranged);
});

test('t05: switching views changes all five parts', async () => {
  const { el } = mount(<Machines />);
  saveAs(el, 'Everything');
  await arrange(el);
  saveAs(el, 'Northern');
  pressText(el, 'Everything');
  expect(look(el)).toEqual(original);
  pressText(el, 'Northern');
  expect(look(el)).toEqual(arranged);
});

test('t05: reset restores the original columns', async () => {
  const { el } = mount(<Machines />);
  expect(look(el)).toEqual(original);
  await arrange(el);
  saveAs(el, 'Northern');
  pressText(el, 'Reset');
  expect(look(el)).toEqual(original);
});

test("t05: a view with a column that no longer exists doesn't break the table", () => {
  const parts = [
    { field: 'fax', hidden: false, width: 90, defaultFilter: '555' },
    { field: 'hall', hidden: false, width: 150, defaultFilter: 'South' },
  ];
  const sorts = [
    { field: 'fax', direction: 'asc' },
    { field: 'name', direction: 'desc' },
  ];
  const views = { Old: { parts, sort: sorts } };
  localStorage.setItem('machines.views', JSON.stringify({ views, opened: 'Old' }));
  const { el } = mount(<Machines />);
  expect(titles(el)).toEqual(['Hall', 'Machine', 'Hours']);
  expect(shown(el, 1)).toEqual(['Saw', 'Drill']);
});
