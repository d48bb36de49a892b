import { expect, test } from 'vitest';
import { timingOf } from './event-timing';

const entry = (duration: number) => ({ id: 1, start: 1000, workStart: 1010, workEnd: 1040, duration });

test('the slowest event of a click counts, with its parts', () => {
  expect(timingOf([entry(24), entry(104), entry(16)])).toEqual({
    duration: 104,
    waiting: 10,
    working: 30,
    painting: 64,
  });
});

test('an interaction of which the browser says nothing took 16 ms or less', () => {
  expect(timingOf([]).duration).toBe(16);
});

test('a duration rounded down below the work paints in no negative time', () => {
  expect(timingOf([entry(32)]).painting).toBe(0);
});
