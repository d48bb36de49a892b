/** What a part of the bench measured. */
export interface Findings {
  title: string;
  /** How it was measured, in a sentence or two. */
  explanation: string;
  columns: string[];
  rows: string[][];
}

/** The median of some values, and their range: `119 (42-267)`. NaN without values. */
export function summary(values: number[], digits = 0): string {
  const ends = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${median(values).toFixed(digits)} (${ends.join('-')})`;
}

/** The upper one of the two middle values if their number is even. NaN without values. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
