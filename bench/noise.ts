import { median, quantile } from './statistics';

/** How much the same work may take longer or shorter after a measurement than before it. */
const limit = 0.15;
/** Where the slow tenth of equal work takes this much longer than the fast one, other programs are measured, too. */
const unevenness = 1.5;
/** The least part of the time that the processor works for a loop that never waits. */
const leastShare = 0.9;

/** The same work, done some dozen times. */
export interface Calibration {
  /** What each time took, in ms. */
  times: number[];
  /** The part of that time in which the processor worked for it. */
  share: number;
}

/** Do the same work so many times, about a second in all, and note what it takes. */
export function calibrate(count = 60): Calibration {
  const started = { at: performance.now(), cpu: process.cpuUsage() };
  const times = Array.from({ length: count }, equalWork);
  const { user, system } = process.cpuUsage(started.cpu);
  return { times, share: (user + system) / 1000 / (performance.now() - started.at) };
}

/** Why figures that were measured after a calibration don't count, or undefined. */
export function whyTooBusy({ times, share }: Calibration): string | undefined {
  const uneven = quantile(times, 0.9) / quantile(times, 0.1);
  if (uneven > unevenness)
    return `the slow tenth of equal work took ${uneven.toFixed(2)} times as long as the fast tenth (at most ${unevenness})`;
  if (share < leastShare)
    return `a loop that never waits got the processor for ${percent(share)} of its time (at least ${percent(leastShare)})`;
  return undefined;
}

/** Why figures that were measured between two calibrations don't count, or undefined. */
export function whyNoisy(before: Calibration, after: Calibration): string | undefined {
  const change = median(after.times) / median(before.times) - 1;
  if (!(Math.abs(change) <= limit))
    return `the same work took ${percent(Math.abs(change))} ${change < 0 ? 'less' : 'more'} after the measurement than before it (at most ${percent(limit)})`;
  return whyTooBusy(before) ?? whyTooBusy(after);
}

/** Some 10 ms of arithmetic; what it gives is used, so that it can't be left out. */
function equalWork(): number {
  const start = performance.now();
  let sum = 0;
  for (let at = 0; at < 10_000_000; at++) sum += Math.sqrt(at);
  return sum > 0 ? performance.now() - start : 0;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`;
}
