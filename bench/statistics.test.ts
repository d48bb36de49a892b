import { expect, test } from 'vitest';
import { median, quantile, spread } from './statistics';

test('the median is the middle value, in any order, and leaves the values as they are', () => {
  const values = [9, 100, 1];
  expect(median(values)).toBe(9);
  expect(values).toEqual([9, 100, 1]);
  expect(median([1, 2, 3, 10])).toBe(3);
});

test('a quantile is one of the values, also at both ends', () => {
  const values = Array.from({ length: 10 }, (_none, index) => index);
  expect([0, 0.1, 0.9, 1].map((part) => quantile(values, part))).toEqual([0, 1, 9, 9]);
});

test('nothing measured is not 0', () => {
  expect(median([])).toBeNaN();
});

test('the spread names the least and the greatest', () => {
  expect(spread([16, 8, 24.4])).toBe('8-24');
  expect(spread([0.4, 0.25], 2)).toBe('0.25-0.40');
});
