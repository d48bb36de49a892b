import os from 'node:os';

/** Where the slow tenth of equal work takes this much longer than the fast one, other programs are measured, too. */
export const noisy = 1.5;

/** How unequal the times of equal work are. */
export function spread(times: number[]): number {
  return quantile(times, 0.9) / quantile(times, 0.1);
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}

export function load(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1);
}

/** In a page: times of a loop that is always the same. */
export function equalWork(): number[] {
  return Array.from({ length: 30 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < 1_000_000; at++) sum += Math.sqrt(at);
    return sum > 0 ? performance.now() - start : 0;
  });
}
