import { expect, test } from 'vitest';
import { calibrate, whyNoisy, whyTooBusy, type Calibration } from './noise';

const quiet = (ms: number): Calibration => ({
  times: Array.from({ length: 20 }, (_none, index) => ms + index / 10),
  share: 0.99,
});

test('a quiet machine may report', () => {
  expect(whyNoisy(quiet(20), quiet(20))).toBeUndefined();
  expect(whyNoisy(quiet(20), quiet(22.9))).toBeUndefined();
});

test('work that takes over 15 % more or less in the end refuses the report', () => {
  expect(whyNoisy(quiet(20), quiet(24))).toMatch(/^the same work took 19 % more .*\(at most 15 %\)$/);
  expect(whyNoisy(quiet(24), quiet(20))).toMatch(/^the same work took 16 % less/);
});

test('uneven times refuse the report, before or after', () => {
  const uneven = { ...quiet(20), times: [20, 20, 20, 20, 20, 20, 20, 20, 40, 40] };
  expect(whyTooBusy(uneven)).toContain('2.00 times as long');
  expect(whyNoisy(uneven, quiet(20))).toContain('2.00 times as long');
  expect(whyNoisy(quiet(20), uneven)).toContain('2.00 times as long');
});

test('a machine that is as busy before as after refuses, too', () => {
  const shared = { ...quiet(80), share: 0.25 };
  expect(whyNoisy(shared, shared)).toContain('25 % of its time (at least 90 %)');
});

test('nothing measured refuses the report', () => {
  expect(whyNoisy({ times: [], share: 1 }, quiet(20))).toBeDefined();
});

test('a calibration has times and a share above zero', () => {
  const { times, share } = calibrate(3);
  expect(times).toHaveLength(3);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(share).toBeGreaterThan(0);
});
