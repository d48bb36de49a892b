import { expect, test } from 'vitest';
import { costOfEach, growthOf, type Count } from './growth';

const allowed = { held: 0.03, nodes: 0.01, listeners: 0.01, workers: 0, frames: 0 };
const count: Count = { held: 10_000, heap: 20_000, nodes: 1000, listeners: 100, workers: 1, frames: 1 };

test('what stays the same, shrinks, grows a little or has no limit has not grown', () => {
  expect(growthOf(count, { ...count, held: 10_300, heap: 40_000, nodes: 10 }, allowed)).toEqual([]);
});

test('held bytes, nodes or a worker beyond the allowed part have grown', () => {
  const after = { ...count, held: 10_301, nodes: 1011, workers: 2 };
  expect(growthOf(count, after, allowed)).toEqual([
    { what: 'held', before: 10_000, after: 10_301 },
    { what: 'nodes', before: 1000, after: 1011 },
    { what: 'workers', before: 1, after: 2 },
  ]);
});

test('what could not be counted is told', () => {
  expect(growthOf(count, { ...count, listeners: Number.NaN }, allowed)).toHaveLength(1);
});

test('the cost of a page is the slope of what the builds took', () => {
  expect(costOfEach([0, 1000], [30, 80])).toBeCloseTo(0.05);
  expect(costOfEach([0, 200, 1000], [30, 40, 80])).toBeCloseTo(0.05);
  expect(() => costOfEach([0, 0], [30, 31])).toThrow(/needs two sizes/);
});
