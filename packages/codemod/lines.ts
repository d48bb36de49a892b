import type { AdviceFacts } from '#check-code/types';
import { compareLines } from '#check-code/upgrade';

/** A published line of the table, such as `6.1`, or `1` for the original material-table; oldest first. */
export type Line = string;

/** The version that the steps lead to. */
export interface Current {
  version: string;
  /** What it depends on, and its peers, with their ranges. */
  needs: Record<string, string>;
}

/** What the build of the package reads from the repository. */
export interface Facts {
  advice: AdviceFacts;
  lines: readonly Line[];
  current: Current;
}

/** The published line that a version such as `4.3.46`, `^5` or `1.69.0` belongs to. @returns undefined when it names no number. */
export function lineOfVersion(version: string, lines: readonly Line[]): Line | undefined {
  const [, major, minor = '0'] = /^[^\d]*(\d+)(?:\.(\d+))?/.exec(version.trim()) ?? [];
  if (major === undefined) return undefined;
  const wanted = `${major}.${minor}`;
  return lines.findLast((line) => compareLines(line, wanted) <= 0) ?? lines[0];
}
