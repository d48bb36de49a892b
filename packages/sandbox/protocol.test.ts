import { expect, test } from 'vitest';
import { manyRows, manyRowsMessage } from './many-rows';
import { readFromFrame } from './protocol';

const markup = '<img src=x onerror=alert(1)>';
const read = (message: object) => readFromFrame({ t: 'drawing', run: 1, ...message });

test('a table that is being drawn is told by a number of rows and a place, and by nothing else', () => {
  expect(read({ rows: 1500, line: 3, column: 5, message: markup, html: markup })).toEqual({
    t: 'drawing',
    run: 1,
    rows: 1500,
    line: 3,
    column: 5,
  });
});

test('a forged number of rows is cut, one that is none or too small is not read, and a forged place is no place', () => {
  expect(read({ rows: 1e300, line: markup, column: -1 })).toEqual({
    t: 'drawing',
    run: 1,
    rows: 1_000_000_000,
    line: undefined,
    column: undefined,
  });
  expect(read({ rows: 2000.7, line: 1e9, column: Number.NaN })).toMatchObject({
    rows: 2000,
    line: 100_000,
    column: undefined,
  });
  const odd = [markup, '5000', [5000], { length: 5000 }, null, Number.NaN, Infinity, -5000, manyRows - 1];
  for (const rows of [undefined, ...odd]) expect(read({ rows })).toBeUndefined();
});

test('what is said of it has the digits of the number and no other word of the program', () => {
  expect(manyRowsMessage(1_000_000_000)).toContain('drawing 1,000,000,000 rows when');
});
