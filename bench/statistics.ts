/** The middle of some values: the upper one of the two middle ones where their number is even. NaN of none. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value that `part` of all lie below. NaN of none. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** `12-18`: the least and the greatest value. */
export function spread(values: number[], digits = 0): string {
  return `${Math.min(...values).toFixed(digits)}-${Math.max(...values).toFixed(digits)}`;
}
