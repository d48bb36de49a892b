import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../claims/claim';
import { fill, press, pressText } from '../claims/hands';
import { all, bodyRow, cell, has, input, one, shown, status, texts } from '../claims/read';
import ImportPeople, { type Person } from './t41.import';

beforeEach(() => onTestFinished(() => localStorage.removeItem('people.rest')));

/** 500 people; five cells are wrong, in five rows. */
const lines = Array.from({ length: 500 }, (_, index) => `Person ${index},p${index}@mail.test,1980`);
lines[20] = ',p20@mail.test,1980';
lines[130] = 'Person 130,p130,1980';
lines[300] = 'Person 300,p300@mail.test,80';
lines[444] = 'Person 444,p499@mail.test,1980';
const csv = ['name,email,born', ...lines].join('\n');

async function preview() {
  const save = vi.fn(async (_people: Person[]) => undefined);
  const { el, unmount } = mount(<ImportPeople save={save} />);
  const files = new DataTransfer();
  files.items.add(new File([csv], 'people.csv'));
  const field = input(el, 'CSV file');
  field.files = files.files;
  flushSync(() => field.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => status(el)).toBe('495 valid, 5 with errors');
  return { el, save, unmount };
}

const marks = (el: ParentNode) => texts(el, 'mark');

async function fix(el: ParentNode, row: number, column: number, value: string): Promise<void> {
  await userEvent.click(all(all(el, bodyRow)[row]!, cell)[column]!);
  await expect.poll(() => has(el, 'tbody input')).toBe(true);
  fill(one(el, 'tbody input'), value);
  press(el, 'Save');
  await expect.poll(() => has(el, 'tbody input')).toBe(false);
}

test('t41: bad cells are marked with a reason', async () => {
  const { el } = await preview();
  expect(marks(el)).toEqual([
    '– Required',
    'p130 Not an address',
    '80 A year with four digits',
    'p499@mail.test Used twice',
    'p499@mail.test Used twice',
  ]);
  expect(shown(el).slice(0, 3)).toEqual(['– Required', 'Person 130', 'Person 300']);
  expect(el.textContent).toContain('1-10 of 500');
});

test('t41: fixing removes the mark', async () => {
  const { el } = await preview();
  await fix(el, 0, 0, 'Ada');
  expect(shown(el)[0]).toBe('Ada');
  await fix(el, 2, 2, '19');
  expect(marks(el)).toContain('19 A year with four digits');
  await fix(el, 2, 2, '1980');
  await fix(el, 3, 1, 'p444@mail.test');
  expect(marks(el)).toEqual(['p130 Not an address']);
  expect(status(el)).toBe('499 valid, 1 with errors');
});

test('t41: only valid rows are saved', async () => {
  const { el, save } = await preview();
  await fix(el, 0, 0, 'Ada');
  pressText(el, 'Save valid rows');
  await expect.poll(() => save.mock.calls.length).toBe(1);
  const saved = save.mock.calls[0]![0];
  expect(saved).toHaveLength(496);
  expect(saved[0]).toEqual({ id: 20, name: 'Ada', email: 'p20@mail.test', born: '1980' });
  expect(saved.filter(({ id }) => [130, 300, 444, 499].includes(id))).toEqual([]);
});

test('t41: the rest stays for later', async () => {
  const { el, unmount } = await preview();
  await fix(el, 0, 0, 'Ada');
  pressText(el, 'Save valid rows');
  await expect.poll(() => status(el)).toBe('0 valid, 4 with errors');
  expect(shown(el)).toEqual(['Person 130', 'Person 300', 'Person 444', 'Person 499']);
  unmount();
  const later = mount(<ImportPeople save={async () => undefined} />).el;
  expect(shown(later)).toEqual(['Person 130', 'Person 300', 'Person 444', 'Person 499']);
  expect(marks(later)).toHaveLength(4);
});
