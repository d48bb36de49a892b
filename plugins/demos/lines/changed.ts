/** The new lines of a program, from 0: those outside the longest common sequence with its earlier state. */
export function changedLines(before: string, after: string): number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  // The number of common lines from here to both ends.
  const common = [...now, ''].map(() => [...old, ''].map(() => 0));
  const at = (line: number, oldLine: number) => common[line]?.[oldLine] ?? 0;
  for (let line = now.length - 1; line >= 0; line--)
    for (let oldLine = old.length - 1; oldLine >= 0; oldLine--)
      (common[line] ?? [])[oldLine] =
        now[line] === old[oldLine]
          ? at(line + 1, oldLine + 1) + 1
          : Math.max(at(line + 1, oldLine), at(line, oldLine + 1));
  const changed: number[] = [];
  for (let [line, oldLine] = [0, 0]; line < now.length;)
    if (oldLine < old.length && now[line] === old[oldLine]) [line, oldLine] = [line + 1, oldLine + 1];
    else if (oldLine < old.length && at(line, oldLine + 1) >= at(line + 1, oldLine)) oldLine++;
    else changed.push(line++);
  return changed;
}
