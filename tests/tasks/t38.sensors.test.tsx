import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press } from '../claims/hands';
import { all, checked, filterOf, focused, input, one, shown, status, toggle } from '../claims/read';
import Dashboard, { type Sensor } from './t38.sensors';

const sensors: Sensor[] = [
  { id: 1, name: 'Attic', room: 'North' },
  { id: 2, name: 'Boiler', room: 'South' },
  { id: 3, name: 'Cellar', room: 'South' },
];

/** `pass` lets seconds pass, in each of which the parent renders. */
function open() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let second = 0;
  const measure = () => ({ 1: second, 2: 20 + second, 3: 30 + second++ });
  const { el } = mount(<Dashboard sensors={sensors} measure={measure} />);
  const sum = () => Number(one(el, 'output').textContent);
  const pass = () => {
    for (let count = 0; count < 3; count++) {
      const before = sum();
      flushSync(() => vi.advanceTimersByTime(1000));
      expect(sum()).toBe(before + 3);
    }
  };
  return { el, pass };
}

test('t38: a filter stays', async () => {
  const { el, pass } = open();
  fill(filterOf(el, 'Room'), 'south');
  await expect.poll(() => shown(el)).toEqual(['Boiler', 'Cellar']);
  pass();
  expect(filterOf(el, 'Room').value).toBe('south');
  expect(shown(el)).toEqual(['Boiler', 'Cellar']);
  expect(shown(el, 2)).toEqual(['23 °C', '33 °C']);
});

test('t38: the row being edited stays open', async () => {
  const { el, pass } = open();
  press(el, 'Edit Boiler');
  const field = input(el, 'Sensor');
  fill(field, 'Heater');
  pass();
  expect(input(el, 'Sensor')).toBe(field);
  expect(field.value).toBe('Heater');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Attic', 'Heater', 'Cellar']);
});

test('t38: the selection stays', async () => {
  const { el, pass } = open();
  click(input(el, 'Select Attic'));
  click(input(el, 'Select Cellar'));
  click(all(el, `button[aria-label="${toggle}"]`)[1] as HTMLElement);
  await expect.poll(() => el.textContent).toContain('Boiler measures 20 °C');
  pass();
  expect(checked(el)).toEqual([true, false, true]);
  expect(status(el)).toBe('2');
  expect(el.textContent).toContain('Boiler measures 23 °C');
});

test('t38: no cell loses the focus', () => {
  const { el, pass } = open();
  press(el, 'Edit Boiler');
  for (const name of ['filter data by Sensor', 'Note of Attic', 'Room', 'Select Cellar']) {
    const field = input(el, name);
    field.focus();
    pass();
    expect(focused(), name).toBe(field);
    expect(field.isConnected).toBe(true);
  }
});
