import { expect, test } from 'vitest';
import { describePresence } from './presence';

const plain = { scenario: 'a plain table', parent: 'MTableBody', renders: 4 };
const tree = { scenario: 'tree data', parent: 'MTableBody', renders: 2 };
const remote = { scenario: 'remote data', parent: 'MTableBody', renders: 2 };
const nested = { scenario: 'tree data', parent: 'MTableBodyRow', renders: 1 };

test('a prop of every render is always there', () => {
  expect(
    describePresence([
      { ...plain, seen: 4 },
      { ...nested, seen: 1 },
    ]),
  ).toBe('always');
});

test('the features a rare prop comes with are named', () => {
  expect(
    describePresence([
      { ...plain, seen: 0 },
      { ...tree, seen: 2 },
    ]),
  ).toBe('with tree data');
});

test('a prop that depends on the place names the place', () => {
  const counts = [
    { ...plain, seen: 4 },
    { ...tree, seen: 0 },
    { ...remote, seen: 2 },
    { ...nested, seen: 1 },
  ];
  expect(describePresence(counts)).toBe('directly in the body except with tree data; inside a row');
});
