import { compareLines } from '.';

/** A published line of the table, such as `6.1`, or `1` for the original material-table; oldest first. */
export type Line = string;

/** The line of a version such as `4.3.46`, `^5` or `1.69.0`. @returns undefined when it has no number. */
export function lineOfVersion(version: string, lines: readonly Line[]): Line | undefined {
  const [, major, minor = '0'] = /^[^\d]*(\d+)(?:\.(\d+))?/.exec(version.trim()) ?? [];
  if (major === undefined) return undefined;
  const wanted = `${major}.${minor}`;
  return lines.findLast((line) => compareLines(line, wanted) <= 0) ?? lines[0];
}
