import { expect, test } from 'vitest';
import { mount } from '../claims/claim';
import { fill, key, press } from '../claims/hands';
import { all, focused, input, shown, status } from '../claims/read';
import Invoice from './t12.invoice';

/** Open an empty line. */
function open() {
  const { el } = mount(<Invoice />);
  press(el, 'Add');
  expect(focused()).toBe(input(el, 'Text'));
  return el;
}

/** Type into the field that has the focus, and press Enter. */
function enter(value: string) {
  fill(focused(), value);
  key(focused(), 'Enter', 13);
}

const name = () => focused().getAttribute('aria-label');

test('t12: Enter moves and finally saves', async () => {
  const el = open();
  enter('Lamp');
  expect(name()).toBe('Count');
  enter('3');
  expect(name()).toBe('Price');
  expect(shown(el)).toEqual([]);
  enter('20');
  await expect.poll(() => shown(el)).toEqual(['Lamp']);
  expect([shown(el, 1), shown(el, 2)]).toEqual([['3'], ['€20.00']]);
});

test('t12: a new empty line is open with the focus in it', async () => {
  const el = open();
  for (const value of ['Lamp', '3', '20']) enter(value);
  await expect.poll(() => shown(el)).toEqual(['Lamp']);
  await expect.poll(() => all(el, 'tbody input').length && input(el, 'Text').value).toBe('');
  await expect.poll(focused).toBe(input(el, 'Text'));
  expect([input(el, 'Count').value, input(el, 'Price').value]).toEqual(['1', '0']);
  for (const value of ['Desk', '1', '150']) enter(value);
  await expect.poll(() => shown(el)).toEqual(['Lamp', 'Desk']);
  expect(status(el)).toBe('Total: 210.00');
});

test('t12: the sum changes while typing', async () => {
  const el = open();
  fill(input(el, 'Count'), '3');
  fill(input(el, 'Price'), '2');
  expect(status(el)).toBe('Total: 6.00');
  fill(input(el, 'Price'), '25');
  expect(status(el)).toBe('Total: 75.00');
  fill(input(el, 'Text'), 'Lamp');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Lamp']);
  expect(status(el)).toBe('Total: 75.00');
});

test('t12: Escape leaves nothing behind', async () => {
  const el = open();
  fill(input(el, 'Text'), 'Lamp');
  fill(input(el, 'Price'), '25');
  expect(status(el)).toBe('Total: 25.00');
  key(input(el, 'Price'), 'Escape', 27);
  await expect.poll(() => all(el, 'tbody input').length).toBe(0);
  expect(status(el)).toBe('Total: 0.00');
  press(el, 'Add');
  expect([input(el, 'Text').value, input(el, 'Price').value]).toEqual(['', '0']);
});
