import { compareTypes, type HistoryLine } from '.';
import { packRelease, publishedVersions, type Release } from './pack';

const library = '@material-table/core';

/** The package that 2.0 continued; its last release is the first line of history. */
const predecessor: [name: string, version: string] = ['material-table', '1.69.0'];

/** Compute what each published line changed, and in which release, from the types in the packages. */
export function deriveHistory(): HistoryLine[] {
  const pack = (version: string) => packRelease(library, version);
  let previous = packRelease(...predecessor);
  const history = [lineOf('1', [predecessor[1]], () => previous)];
  for (const [line, versions] of linesOf(publishedVersions(library))) {
    history.push(lineOf(line, versions, pack, previous));
    previous = pack(versions.at(-1) ?? '');
  }
  return history;
}

/** What the last release of a line added to the line before, and what it removed. */
export function lineOf(
  line: string,
  versions: string[],
  pack: (version: string) => Release,
  previous?: Release,
): HistoryLine {
  const { version, needs, isModule, types } = pack(versions.at(-1) ?? '');
  const { added, removed, changed } = compareTypes(previous?.types ?? new Map(), types);
  const first = firstReleases(versions, added, (one) => pack(one).types);
  return { line, version, needs, isModule, added: first, removed, changed };
}

/**
 * The release of a line that first had each member, by bisection, so that few releases are fetched: a
 * member that a line has at its end counts as present from its first find on.
 * @param versions oldest first; the last one has all `refs`.
 */
export function firstReleases(
  versions: string[],
  refs: string[],
  typesOf: (version: string) => ReadonlyMap<string, string>,
): Record<string, string[]> {
  const [first] = versions;
  if (!first || refs.length === 0) return {};
  if (versions.length === 1) return { [first]: refs };
  const middle = Math.ceil(versions.length / 2);
  const types = typesOf(versions[middle - 1] ?? first);
  return {
    ...firstReleases(
      versions.slice(0, middle),
      refs.filter((ref) => types.has(ref)),
      typesOf,
    ),
    ...firstReleases(
      versions.slice(middle),
      refs.filter((ref) => !types.has(ref)),
      typesOf,
    ),
  };
}

/** The releases of each major.minor, oldest first, without 0.x (a preview of 6) and other previews. */
export function linesOf(versions: string[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const version of versions) {
    const [, line] = /^([1-9]\d*\.\d+)\.\d+$/.exec(version) ?? [];
    if (line) lines.set(line, [...(lines.get(line) ?? []), version]);
  }
  return lines;
}
