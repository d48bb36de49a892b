import { diffLines } from 'diff';

/** The new lines of a program, from 0, compared with its earlier state. */
export function changedLines(before: string, after: string): number[] {
  const now = diffLines(before, after).filter(({ removed }) => !removed);
  return now
    .flatMap(({ added, count }) => Array.from({ length: count }, () => added))
    .flatMap((isNew, line) => (isNew ? [line] : []));
}
