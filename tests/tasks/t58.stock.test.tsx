import { expect, onTestFinished, test } from 'vitest';
import { mount } from '../claims/claim';
import { click, fill, press } from '../claims/hands';
import { checked, input, labeled, shown, status } from '../claims/read';
import Stock from './t58.stock';

const parts = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `${index < 7 ? 'Bolt' : 'Nut'} ${index + 1}`,
}));

/** Show the page at this query, before its rows are there, until the end of the test. */
function open(query: string) {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', `?${query}`);
  const { el, rerender } = mount(<Stock />);
  return { el, arrive: (rows = parts) => rerender(<Stock parts={rows} />) };
}

test('t58: the page of the URL is shown once rows are there', async () => {
  const { el, arrive } = open('page=2');
  expect(shown(el)).toEqual([]);
  expect(window.location.search).toBe('?page=2');
  arrive();
  await expect.poll(() => shown(el)).toEqual(['Bolt 6', 'Bolt 7', 'Nut 8', 'Nut 9', 'Nut 10']);
  expect(window.location.search).toBe('?page=2');
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Nut 11', 'Nut 12']);
  expect(window.location.search).toBe('?page=3');
  arrive(parts.map((part) => ({ ...part, name: part.name.toUpperCase() })));
  await expect.poll(() => shown(el)).toEqual(['NUT 11', 'NUT 12']);
  expect(window.location.search).toBe('?page=3');
});

test('t58: a page that no longer exists becomes the last one and the URL follows', async () => {
  const { el, arrive } = open('page=9');
  arrive();
  await expect.poll(() => shown(el)).toEqual(['Nut 11', 'Nut 12']);
  await expect.poll(() => window.location.search).toBe('?page=3');
  fill(labeled(el, 'Filter'), 'bolt');
  await expect.poll(() => shown(el)).toEqual(['Bolt 6', 'Bolt 7']);
  await expect.poll(() => window.location.search).toBe('?page=2');
  arrive(parts.slice(0, 5));
  await expect.poll(() => shown(el)).toHaveLength(5);
  await expect.poll(() => window.location.search).toBe('');
});

test("t58: selected rows that are gone aren't counted", async () => {
  const { el, arrive } = open('page=1');
  arrive();
  await expect.poll(() => shown(el)).toHaveLength(5);
  for (const name of ['Bolt 1', 'Bolt 2', 'Bolt 3']) click(input(el, `Select ${name}`));
  expect(status(el)).toBe('3 selected');
  fill(labeled(el, 'Filter'), 'nut');
  await expect.poll(() => shown(el)[0]).toBe('Nut 8');
  click(input(el, 'Select Nut 8'));
  expect(status(el)).toBe('4 selected');
  arrive(parts.filter(({ id }) => id !== 2));
  expect(status(el)).toBe('3 selected');
  fill(labeled(el, 'Filter'), '');
  await expect.poll(() => shown(el)).toEqual(['Bolt 1', 'Bolt 3', 'Bolt 4', 'Bolt 5', 'Bolt 6']);
  expect(checked(el)).toEqual([true, true, false, false, false]);
});
