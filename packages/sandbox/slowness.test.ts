import { afterAll, expect, test, vi } from 'vitest';
import { createGuard, setSlowness } from './frame/guard';
import { watch } from './page/watchdog';
import { loopLimit, silenceLimit, slownessOf } from './slowness';

afterAll(() => setSlowness(1));

/** How long a program runs before the guard stops it, if each of its steps takes a millisecond. */
function timeUntilStopped(startCost: number): number {
  setSlowness(slownessOf(startCost));
  let time = 0;
  const guard = createGuard({ now: () => time, nextTurn: () => {}, nextFrame: () => {}, onTrip: () => {} });
  try {
    for (;;) {
      time += 1;
      guard.check();
    }
  } catch {
    return time;
  }
}

test('an endless program is stopped on each machine, and later on a slow one', () => {
  const [fast = 0, ordinary = 0, slow = 0, slowest = 0] = [50, 300, 900, 100_000].map(timeUntilStopped);
  expect(fast).toBe(ordinary);
  expect(ordinary).toBeGreaterThan(loopLimit);
  expect(slow).toBeGreaterThan(3 * loopLimit);
  expect(slowest).toBeGreaterThan(slow);
  expect(slowest).toBeLessThan(10 * loopLimit);
});

/** How long a frame is silent before the page ends it. */
function timeUntilEnded(startCost: number): number {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const started = performance.now();
  let ended: number | undefined;
  const watchdog = watch({ ping: () => {}, onSilent: () => (ended ??= performance.now()) });
  watchdog.start(slownessOf(startCost));
  vi.advanceTimersByTime(20 * silenceLimit);
  watchdog.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return (ended ?? Infinity) - started;
}

test('a silent frame is ended on each machine, later on a slow one, and never before its program is stopped', () => {
  for (const startCost of [50, 300, 900, 100_000]) {
    const slowness = slownessOf(startCost);
    expect(timeUntilEnded(startCost)).toBeGreaterThanOrEqual(silenceLimit * slowness);
    expect(timeUntilEnded(startCost)).toBeLessThan(silenceLimit * slowness + 1500);
    expect(timeUntilEnded(startCost)).toBeGreaterThan(timeUntilStopped(startCost));
  }
});
