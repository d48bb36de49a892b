import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPause } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of some that come close together only the last one goes on', async () => {
  const isLast = createPause(150);
  const first = isLast();
  await vi.advanceTimersByTimeAsync(120);
  const second = isLast();
  await vi.advanceTimersByTimeAsync(150);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('one that no one follows goes on', async () => {
  const isLast = createPause(150);
  const first = isLast();
  await vi.advanceTimersByTimeAsync(150);
  const second = isLast();
  await vi.advanceTimersByTimeAsync(150);
  expect(await Promise.all([first, second])).toEqual([true, true]);
});
