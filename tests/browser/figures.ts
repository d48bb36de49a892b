import { test } from '@playwright/test';

/** The kind of annotation that has a figure. */
const figureType = 'figure';

/** Count what the running test checks; the run prints the sums at its end (`figures-reporter.ts`). */
export function count(what: string, amount = 1): void {
  const { annotations } = test.info();
  const known = annotations.find(
    ({ type, description }) => type === figureType && description?.endsWith(` ${what}`),
  );
  if (known) known.description = `${parseInt(known.description ?? '', 10) + amount} ${what}`;
  else annotations.push({ type: figureType, description: `${amount} ${what}` });
}

/** Count the running test itself, at most once. */
export function countTest(what: string): void {
  const isCounted = test
    .info()
    .annotations.some(({ type, description }) => type === figureType && description === `1 ${what}`);
  if (!isCounted) count(what);
}

/** The sums of the figures of several tests: `{ 'axe runs': 12 }`. */
export function sumsOf(annotations: { type: string; description?: string }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { type, description = '' } of annotations) {
    const [, amount, what] = (type === figureType && /^(\d+) (.+)$/.exec(description)) || [];
    if (what) sums[what] = (sums[what] ?? 0) + Number(amount);
  }
  return sums;
}

/** The files that took most time, each with its seconds: `['tests/browser/pages.spec.ts 412 s']`. */
export function slowestOf(durations: { file: string; ms: number }[], count: number): string[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of durations) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`);
}
