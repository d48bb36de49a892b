import { compareTypes, type HistoryLine } from '.';
import { packRelease, publishedVersions, type Release } from './pack';

const library = '@material-table/core';

/** The package that 2.0 continued; its last release is what the first line of history has. */
const predecessor: [name: string, version: string] = ['material-table', '1.69.0'];

/** Compute what each published version line changed, from the types of its last release. */
export function deriveHistory(): HistoryLine[] {
  const first = packRelease(...predecessor);
  const history = [lineOf('1', first)];
  let previous = first;
  for (const [line, version] of lastOfEachLine(publishedVersions(library))) {
    const release = packRelease(library, version);
    history.push(lineOf(line, release, previous));
    previous = release;
  }
  return history;
}

/** What one release has that the one before has not, and the other way round. */
export function lineOf(line: string, release: Release, previous?: Release): HistoryLine {
  return {
    line,
    version: release.version,
    needs: release.needs,
    ...compareTypes(previous?.types ?? new Map(), release.types),
  };
}

/** The last release of every major.minor, oldest first. 0.x was a preview of 6 and is no line of its own. */
export function lastOfEachLine(versions: string[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const version of versions) {
    const [, line] = /^([1-9]\d*\.\d+)\.\d+$/.exec(version) ?? [];
    if (line) lines.set(line, version);
  }
  return lines;
}
