import type { Page } from 'playwright';

/** What the browser's Event Timing says of an interaction, in ms; its durations are multiples of 8. */
export interface Timing {
  /** From the key or click to the next frame: what counts as INP. */
  duration: number;
  /** Until the first listener runs, while they run, and from then until the frame. */
  waiting: number;
  working: number;
  painting: number;
  /** The longest task between the interaction and the page's rest: what it starts later counts here. */
  longest: number;
}

/** An event of an interaction; one click is three of them. */
export interface Entry {
  id: number;
  start: number;
  workStart: number;
  workEnd: number;
  duration: number;
}

declare global {
  interface Window {
    timings: { entries: Entry[]; longest: number };
  }
}

/** The browser tells only of events that take at least this long. */
const least = 16;

/** Note what interactions take from now on, in each page that is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.timings = { entries: [], longest: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          window.timings.entries.push({
            id: entry.interactionId,
            start: entry.startTime,
            workStart: entry.processingStart,
            workEnd: entry.processingEnd,
            duration: entry.duration,
          });
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.timings.longest = Math.max(window.timings.longest, duration);
    }).observe({ type: 'longtask' });
  }, least);
}

/** Forget what was noted so far. */
export async function forgetInteractions(page: Page): Promise<void> {
  await page.evaluate(() => (window.timings = { entries: [], longest: 0 }));
}

/** What was noted since. */
export async function readTiming(page: Page): Promise<Timing> {
  const { entries, longest } = await page.evaluate(() => window.timings);
  return { ...timingOf(entries), longest };
}

/**
 * The slowest event of some interactions, as INP takes it.
 * @returns the least duration that is told when there is none: all were quicker.
 */
export function timingOf(entries: Entry[]): Omit<Timing, 'longest'> {
  const [slowest] = [...entries].sort((a, b) => b.duration - a.duration);
  if (!slowest) return { duration: least, waiting: 0, working: 0, painting: 0 };
  const { start, workStart, workEnd, duration } = slowest;
  return {
    duration,
    waiting: workStart - start,
    working: workEnd - workStart,
    painting: Math.max(0, start + duration - workEnd),
  };
}
