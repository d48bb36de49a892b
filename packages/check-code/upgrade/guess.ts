import type { AdviceFacts } from '../types';
import { compareLines, upgradeSteps } from '.';

/**
 * The line that a program was written for, as far as its text shows: the last one before the first change
 * that it doesn't have.
 * @param lines all published lines, oldest first. @returns undefined when nothing in it was changed later.
 */
export function guessLine(
  files: readonly { name: string; text: string }[],
  facts: AdviceFacts,
  lines: readonly string[],
): string | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const changes = files.flatMap(({ name, text }) => upgradeSteps(text, name, facts, first));
  const sure = changes.filter(({ isUnsure }) => !isUnsure);
  const [oldest] = sure.flatMap(({ since }) => since ?? []).sort(compareLines);
  return oldest === undefined ? undefined : lines.findLast((line) => compareLines(line, oldest) < 0);
}
