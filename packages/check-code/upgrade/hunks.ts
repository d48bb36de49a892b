import { applyEdits } from '../fixes';
import type { Edit } from '../types';

/** Lines that a change touches, before and after it. */
export interface Hunk {
  /** From 1. */
  line: number;
  before: string[];
  after: string[];
}

/** A change as lines; nearby changes are one hunk. */
export function hunksOf(source: string, edits: readonly Edit[]): Hunk[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const groups: { first: number; last: number; edits: Edit[] }[] = [];
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    const [first, last] = [lineAt(edit.from), lineAt(edit.to)];
    const group = groups.at(-1);
    if (group && first <= group.last + 1) {
      group.last = Math.max(group.last, last);
      group.edits.push(edit);
    } else groups.push({ first, last, edits: [edit] });
  }
  const lines = source.split('\n');
  return groups.map(({ first, last, edits: own }) => {
    const start = lines.slice(0, first - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const before = lines.slice(first - 1, last).join('\n');
    const after = applyEdits(
      before,
      own.map(({ from, to, insert }) => ({ from: from - start, to: to - start, insert })),
    );
    return trimmed({ line: first, before: before.split('\n'), after: after.split('\n') });
  });
}

/** Without the unchanged lines at its ends. */
function trimmed({ line, before, after }: Hunk): Hunk {
  if (before.length > 0 && after.length > 0 && before[0] === after[0] && before.length + after.length > 2)
    return trimmed({ line: line + 1, before: before.slice(1), after: after.slice(1) });
  if (
    before.length > 0 &&
    after.length > 0 &&
    before.at(-1) === after.at(-1) &&
    before.length + after.length > 2
  )
    return trimmed({ line, before: before.slice(0, -1), after: after.slice(0, -1) });
  return { line, before, after };
}
