/** What a published line changed compared to the one before it, by the names of members. */
export interface LineChanges {
  /** `6.5`; `1` is the original material-table. */
  line: string;
  /** Ranges of the packages that it requires. */
  needs: Record<string, string>;
  added: string[];
  removed: string[];
  /** Written differently in the types. */
  changed: string[];
}

export interface Rename {
  from: string;
  to: string;
}

/** The net changes of a step over several lines. */
export interface NetChanges {
  added: string[];
  removed: string[];
  renamed: Rename[];
  changed: string[];
  /** Packages whose range differs: the earlier and the later one, if any. */
  needs: { name: string; before?: string; after?: string }[];
}

/**
 * What changes for code written for the line `from` in the line `to`, without what was added and removed in
 * between.
 * @param lines oldest first.
 * @throws when a line isn't among them.
 */
export function netChanges(lines: LineChanges[], renames: Rename[], from: string, to: string): NetChanges {
  const [start, end] = [indexOf(lines, from), indexOf(lines, to)];
  const before = membersAt(lines, start);
  const after = membersAt(lines, end);
  const renamed = renames.filter(
    (rename) => before.has(rename.from) && after.has(rename.to) && !after.has(rename.from),
  );
  const isRenamed = (name: string) => renamed.some((rename) => rename.from === name || rename.to === name);
  const onTheWay = lines.slice(start + 1, end + 1);
  return {
    renamed,
    added: [...after].filter((name) => !before.has(name) && !isRenamed(name)),
    removed: [...before].filter((name) => !after.has(name) && !isRenamed(name)),
    changed: [...new Set(onTheWay.flatMap(({ changed }) => changed))].filter(
      (name) => before.has(name) && after.has(name),
    ),
    needs: differentNeeds(lines[start]?.needs ?? {}, lines[end]?.needs ?? {}),
  };
}

function indexOf(lines: LineChanges[], wanted: string): number {
  const index = lines.findIndex(({ line }) => line === wanted);
  if (index === -1)
    throw new Error(`There is no line ${wanted}: take one of ${lines.map(({ line }) => line).join(', ')}.`);
  return index;
}

function membersAt(lines: LineChanges[], last: number): Set<string> {
  const members = new Set<string>();
  for (const { added, removed } of lines.slice(0, last + 1)) {
    for (const name of added) members.add(name);
    for (const name of removed) members.delete(name);
  }
  return members;
}

function differentNeeds(before: Record<string, string>, after: Record<string, string>): NetChanges['needs'] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, before: before[name], after: after[name] }));
}
