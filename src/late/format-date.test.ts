import fs from 'node:fs';
import path from 'node:path';
import { format } from 'date-fns/format';
import { expect, test } from 'vitest';
import formatDate from './format-date';

const source = fs.readFileSync(
  path.resolve(__dirname, '../../node_modules/@material-table/core/dist/utils/data-manager.js'),
  'utf8',
);
const patterns = [...source.matchAll(/formatDate\(\w+, "([^"]+)"\)/g)].map((match) => match[1] ?? '');

test('writes dates as date-fns does, in each pattern of the table', () => {
  expect(new Set(patterns).size).toBe(3);
  expect(source.match(/formatDate\(/g)).toHaveLength(patterns.length);
  const dates = [
    new Date(2026, 0, 1),
    new Date(1999, 11, 31, 23, 59),
    new Date(987, 5, 9, 4, 5),
    0,
    '2026-03-05T10:20',
  ];
  for (const pattern of patterns)
    for (const date of dates) expect(formatDate(date, pattern)).toBe(format(date, pattern));
});

test('throws for what is no date, as date-fns does', () => {
  for (const value of [new Date(Number.NaN), 'soon', Number.NaN]) {
    expect(() => format(value, 'HH:mm')).toThrow(RangeError);
    expect(() => formatDate(value, 'HH:mm')).toThrow(RangeError);
  }
  expect(() => formatDate(0, 'EEEE')).toThrow('unknown here');
});
