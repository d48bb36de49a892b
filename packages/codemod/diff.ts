/** A change of a file in the form that `git apply` takes; `name` is its path with `/`. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const hunks = hunksBetween(linesOf(before), linesOf(after));
  return [`--- a/${name}`, `+++ b/${name}`, ...hunks, ''].join('\n');
}

/** Lines of context around a change. */
const around = 3;

/** A line of either text with its sign; a line that has no end carries git's note about it. */
type DiffLine = readonly [sign: ' ' | '-' | '+', text: string];

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

function hunksBetween(before: string[], after: string[]): string[] {
  const lines = diffLines(before, after);
  const changed = lines.flatMap(([sign], index) => (sign === ' ' ? [] : [index]));
  const ranges: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    const to = Math.min(lines.length, index + 1 + around);
    if (last && index - around <= last.to) last.to = to;
    else ranges.push({ from: Math.max(0, index - around), to });
  }
  const count = (part: readonly DiffLine[], sign: '-' | '+') =>
    part.filter(([own]) => own === ' ' || own === sign).length;
  return ranges.flatMap(({ from, to }) => {
    const part = lines.slice(from, to);
    const place = (sign: '-' | '+') => {
      const length = count(part, sign);
      return `${count(lines.slice(0, from), sign) + (length > 0 ? 1 : 0)},${length}`;
    };
    return [`@@ -${place('-')} +${place('+')} @@`, ...part.map(([sign, text]) => sign + text)];
  });
}

/** Above this product of lengths, what differs is one block: a table of it would take too much memory. */
const largest = 4_000_000;

function diffLines(before: string[], after: string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const kept = (text: string): DiffLine => [' ', text];
  return [
    ...before.slice(0, start).map(kept),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(kept),
  ];
}

/** By the longest common subsequence. */
function diffMiddle(before: string[], after: string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ['-', text];
  const added = (text: string): DiffLine => ['+', text];
  if (before.length * after.length > largest) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      lines.push([' ', old]);
      i += 1;
      j += 1;
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(['-', old]);
      i += 1;
    } else if (now !== undefined) {
      lines.push(['+', now]);
      j += 1;
    }
  }
  return lines;
}
