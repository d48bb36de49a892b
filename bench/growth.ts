/** What a page keeps in memory. */
export interface Count {
  /** What its scripts made and hold, in bytes. */
  held: number;
  /** The whole heap of its scripts, in bytes: with compiled code and what the browser keeps there. */
  heap: number;
  nodes: number;
  listeners: number;
  workers: number;
  frames: number;
}

interface Grown {
  what: string;
  before: number;
  after: number;
}

/** What has grown by more than its allowed part. What could not be counted has. */
export function growthOf(
  before: Count,
  after: Count,
  allowed: Partial<Record<keyof Count, number>>,
): Grown[] {
  const parts = Object.entries(allowed) as [keyof Count, number][];
  return parts
    .filter(([name, part]) => !(after[name] <= before[name] * (1 + part)))
    .map(([name]) => ({ what: name, before: before[name], after: after[name] }));
}

/** What each added page costs, by least squares: sizes with what they took. @throws for fewer than two sizes. */
export function costOfEach(sizes: number[], taken: number[]): number {
  if (new Set(sizes).size < 2)
    throw new Error('The growth of a build needs two sizes. Nothing is known of it: add one to the command.');
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, height] = [mean(sizes), mean(taken)];
  const over = sizes.reduce(
    (sum, size, index) => sum + (size - middle) * ((taken[index] ?? NaN) - height),
    0,
  );
  return over / sizes.reduce((sum, size) => sum + (size - middle) ** 2, 0);
}
