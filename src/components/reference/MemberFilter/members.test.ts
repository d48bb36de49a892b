import { expect, test } from 'vitest';
import { filterMembers } from './members';

/** The part of an element that the filter uses. */
const element = (id = '') => ({ id, hidden: false }) as HTMLElement;

const paging = element();
const sorting = element();
const entry = (section: HTMLElement, text: string) => ({
  section,
  nodes: [element(text.split(' ')[0]), element()],
  text,
});
const entries = [
  entry(paging, 'pagesize number 5'),
  entry(paging, 'paging boolean true'),
  entry(sorting, 'sorting number'),
];
const hidden = () => entries.map(({ nodes }) => nodes.every((node) => node.hidden));

test('entries that lack a word are hidden, whatever the letter case', () => {
  expect(filterMembers(entries, 'Number page')).toBe(1);
  expect(hidden()).toEqual([false, true, true]);
});

test('a section without an entry left is hidden, and comes back with its entries', () => {
  filterMembers(entries, 'boolean');
  expect([paging.hidden, sorting.hidden]).toEqual([false, true]);
  expect(filterMembers(entries, '  ')).toBe(3);
  expect([paging.hidden, sorting.hidden]).toEqual([false, false]);
  expect(hidden()).toEqual([false, false, false]);
});

test('an entry that lacks the word stays when the search knows it by another one', () => {
  expect(filterMembers(entries, 'rows per page', (id) => id === 'pagesize')).toBe(1);
  expect(hidden()).toEqual([false, true, true]);
  expect([paging.hidden, sorting.hidden]).toEqual([false, true]);
});
