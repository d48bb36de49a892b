import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { click, fill, press } from '../claims/hands';
import {
  all,
  filterOf,
  focused,
  headers,
  input,
  labeled,
  one,
  scroller,
  shown,
  status,
  texts,
} from '../claims/read';
import Fleet, { type Truck } from './t26.fleet';

const trucks: Truck[] = [
  { id: 1, plate: 'AB 12', driver: 'Ines', depot: 'Oslo', load: 'Sand' },
  { id: 2, plate: 'CD 34', driver: 'Olaf', depot: 'Bergen', load: 'Salt' },
  { id: 3, plate: 'EF 56', driver: 'Ines', depot: 'Bergen', load: 'Salt' },
];

function open() {
  onTestFinished(() => localStorage.clear());
  return mount(
    <div style={{ width: 900 }}>
      <Fleet trucks={trucks} />
    </div>,
  );
}

const titles = (el: ParentNode) => texts(el, 'thead tr:first-child th').map((text) => text.replace('|', ''));
const box = (element?: Element) => (element as Element).getBoundingClientRect();

test('t26: hidden columns keep their filter or say that it is dropped', async () => {
  const { el } = open();
  fill(filterOf(el, 'Depot'), 'bergen');
  await expect.poll(() => shown(el)).toEqual(['CD 34', 'EF 56']);
  fill(filterOf(el, 'Driver'), 'ines');
  await expect.poll(() => shown(el)).toEqual(['EF 56']);
  click(labeled(el, 'Driver'));
  await expect.poll(() => titles(el)).toEqual(['Plate', 'Depot', 'Load']);
  expect(status(el)).toBe('The filter of Driver is dropped.');
  expect(shown(el)).toEqual(['CD 34', 'EF 56']);
  expect(filterOf(el, 'Depot').value).toBe('bergen');
  click(labeled(el, 'Driver'));
  await expect.poll(() => titles(el)).toEqual(['Plate', 'Driver', 'Depot', 'Load']);
  expect(filterOf(el, 'Driver').value).toBe('');
  expect(shown(el)).toEqual(['CD 34', 'EF 56']);
  fill(labeled(el, 'Find a column'), 'dri');
  expect(texts(el, '[role="group"] [role="group"] label')).toEqual(['Driver']);
});

test('t26: the order changes by keyboard too', async () => {
  const { el } = open();
  const button = one(el, 'button[aria-label="Move Driver down"]');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => titles(el)).toEqual(['Plate', 'Depot', 'Driver', 'Load']);
  expect(focused()).toBe(button);
  expect(status(el)).toBe('Driver is at place 3.');
  one(el, 'thead th:first-child [tabindex="0"], thead th:first-child[tabindex="0"]').focus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).toEqual(['Depot', 'Plate', 'Driver', 'Load']);
  await expect
    .poll(() => texts(el, '[role="group"] [role="group"] label'))
    .toEqual(['Depot', 'Plate', 'Driver', 'Load']);
});

test('t26: the fixed column stays while scrolling', async () => {
  const { el } = open();
  click(input(el, 'Fix Load'));
  await expect.poll(() => titles(el)[0]).toBe('Load');
  const view = scroller(one(el, '.MuiPaper-root'));
  view.scrollLeft = 150;
  expect(view.scrollLeft).toBe(150);
  const cells = [...all(el, 'tr :is(td, th):first-child')];
  expect(cells).toHaveLength(5);
  for (const cell of cells) expect(box(cell).left).toBeCloseTo(box(view).left, 0);
  expect(box(headers(el)[1]).left).toBeCloseTo(box(view).left + 50, 0);
});

test('t26: everything is kept for the next visit', async () => {
  const { el, unmount } = open();
  fill(filterOf(el, 'Load'), 'salt');
  await expect.poll(() => shown(el)).toEqual(['CD 34', 'EF 56']);
  click(labeled(el, 'Depot'));
  press(el, 'Move Load up');
  press(el, 'Move Load up');
  fill(input(el, 'Width of Plate'), '260');
  click(input(el, 'Fix Driver'));
  await expect.poll(() => shown(el)).toEqual(['Olaf', 'Ines']);
  unmount();
  const { el: next, unmount: leave } = open();
  await expect.poll(() => titles(next)).toEqual(['Driver', 'Plate', 'Load']);
  expect(
    headers(next)
      .map((header) => Math.round(box(header).width))
      .slice(0, 3),
  ).toEqual([200, 260, 200]);
  expect(filterOf(next, 'Load').value).toBe('salt');
  expect(shown(next)).toEqual(['Olaf', 'Ines']);
  expect(input(next, 'Fix Driver').checked).toBe(true);
  expect(getComputedStyle(one(next, 'tbody td')).position).toBe('sticky');
  fill(filterOf(next, 'Load'), 'sand');
  await expect.poll(() => shown(next)).toEqual(['Ines']);
  leave();
  const { el: last } = open();
  await expect.poll(() => shown(last)).toEqual(['Ines']);
  expect(filterOf(last, 'Load').value).toBe('sand');
});
