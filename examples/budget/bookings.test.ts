import { expect, test } from 'vitest';
import { bookings, departments, sumOf } from './bookings';

test('there are 900 bookings, each with its id, in whole cents, none after the day of the examples', () => {
  expect(new Set(bookings.map(({ id }) => id)).size).toBe(900);
  expect(bookings.filter(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)).toEqual([]);
  const dates = bookings.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect([dates[0], dates.at(-1)]).toEqual(['2026-01-01', '2026-11-26']);
});

test('the sums of all departments are the sum of all bookings, and exactly one is over its budget', () => {
  const spent = departments.map(({ name, budget }) => {
    const sum = sumOf(bookings.filter(({ department }) => department === name));
    return { name, sum, isOver: sum > budget };
  });
  expect(spent.reduce((total, { sum }) => total + sum, 0)).toBe(sumOf(bookings));
  expect(spent.filter(({ isOver }) => isOver).map(({ name }) => name)).toEqual(['Marketing']);
});
