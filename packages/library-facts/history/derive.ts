import { compareTypes, type HistoryLine } from '.';
import type { Release } from './pack';

/**
 * The history with one more release, at the end of its line or as the first of a new one.
 * @param typesOf the types of the last release of a line, to compare with.
 */
export function withRelease(
  history: readonly HistoryLine[],
  { version, needs, isModule, types }: Release,
  typesOf: (line: HistoryLine) => Map<string, string>,
): HistoryLine[] {
  const line = version.replace(/\.\d+$/, '');
  const own = history.find((one) => one.line === line);
  const others = history.filter((one) => one !== own);
  const before = others.at(-1);
  const { added, removed, changed } = compareTypes(before ? typesOf(before) : new Map(), types);
  const known = new Set(Object.values(own?.added ?? {}).flat());
  const all = { ...own?.added, [version]: added.filter((ref) => !known.has(ref)) };
  const alive = Object.entries(all).map(
    ([one, refs]) => [one, refs.filter((ref) => types.has(ref))] as const,
  );
  const first = Object.fromEntries(alive.filter(([, refs]) => refs.length > 0));
  return [...others, { line, version, needs, isModule, added: first, removed, changed }];
}
