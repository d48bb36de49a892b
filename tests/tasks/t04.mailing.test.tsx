import { expect, test, vi } from 'vitest';
import { mount } from '../claims/claim';
import { click, press, pressText, search } from '../claims/hands';
import { checked, input, shown, status } from '../claims/read';
import Mailing, { type Recipient } from './t04.mailing';

const people: Recipient[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `Person ${index + 1}`,
}));

async function open() {
  const fetchPage = async (text: string, start: number, count: number) => {
    const found = people.filter(({ name }) => name.includes(text));
    return { rows: found.slice(start, start + count), total: found.length };
  };
  const send = vi.fn();
  const { el } = mount(<Mailing fetchPage={fetchPage} send={send} />);
  await expect.poll(() => shown(el)[0]).toBe('Person 1');
  return { el, send };
}

async function turn(el: ParentNode, button: string, first: string) {
  press(el, button);
  await expect.poll(() => shown(el)[0]).toBe(first);
}

test('t04: the number of selected rows is right over pages', async () => {
  const { el, send } = await open();
  click(input(el, 'Select this page'));
  expect(status(el)).toBe('5 selected');
  await turn(el, 'Next Page', 'Person 6');
  click(input(el, 'Select Person 7'));
  expect(status(el)).toBe('6 selected');
  await turn(el, 'Previous Page', 'Person 1');
  click(input(el, 'Select Person 3'));
  expect(status(el)).toBe('5 selected');
  pressText(el, 'Send');
  expect(send).toHaveBeenCalledWith({ ids: [1, 2, 4, 5, 7] });
});

test('t04: "all results" with two rows excluded is sent as a rule', async () => {
  const { el, send } = await open();
  search(el, '99');
  await expect.poll(() => shown(el)[0]).toBe('Person 99');
  pressText(el, 'Select all 95 results');
  await expect.poll(() => checked(el)).toEqual([true, true, true, true, true]);
  click(input(el, 'Select Person 199'));
  await turn(el, 'Next Page', 'Person 599');
  expect(checked(el)).toEqual([true, true, true, true, true]);
  click(input(el, 'Select Person 599'));
  expect(status(el)).toBe('93 selected');
  pressText(el, 'Send');
  expect(send).toHaveBeenCalledWith({ search: '99', except: [199, 599] });
});

test('t04: changing the search clears or keeps the choice as a note says', async () => {
  const { el } = await open();
  expect(el.textContent).toContain('A new search clears the selection.');
  click(input(el, 'Select Person 2'));
  expect(status(el)).toBe('1 selected');
  search(el, '2');
  await expect.poll(() => shown(el)[1]).toBe('Person 12');
  expect(status(el)).toBe('0 selected');
  expect(checked(el)).toEqual([false, false, false, false, false]);
});
