import { expect, test } from 'vitest';
import { addedIn, readHistory, sinceOf, type HistoryLine } from '.';
import { libraryDir } from '../model/paths';
import { readRelease } from './pack';

test('since is the first release that has a member, and where it was gone meanwhile', () => {
  const line = (name: string, added: Record<string, string[]>, removed: string[] = []): HistoryLine => ({
    line: name,
    version: name,
    needs: {},
    isModule: false,
    added,
    removed,
    changed: [],
  });
  const history = [
    line('1', { '1.69.0': ['A.a'] }),
    line('2.0', { '2.0.3': ['A.c'], '2.0.12': ['A.b'] }, ['A.a']),
    line('2.1', {}),
    line('2.2', { '2.2.1': ['A.a'] }),
  ];
  expect(sinceOf(history, 'A.a')).toEqual({
    version: '1.69.0',
    gaps: [{ goneIn: '2.0', backIn: '2.2.1' }],
  });
  expect(sinceOf(history, 'A.b')).toEqual({ version: '2.0.12', gaps: [] });
  expect(sinceOf(history, 'A.d')).toBeUndefined();
});

test('the history ends with what the installed release declares and asks for', () => {
  const history = readHistory();
  const installed = readRelease(libraryDir);
  const alive = new Set<string>();
  for (const line of history) {
    for (const ref of line.removed) alive.delete(ref);
    for (const ref of addedIn(line)) alive.add(ref);
  }
  expect([...alive].sort()).toEqual([...installed.types.keys()].sort());
  expect(history.at(-1)).toMatchObject({ version: installed.version, needs: installed.needs });
});

// The fact check of the pages read these in the published packages (first and last types of each line).
test.each([
  ['OrderByCollection.orderBy', '4.3.45', [{ goneIn: '5.0', backIn: '5.1.5' }]],
  ['Localization.pagination.labelRows', '6.0.0', []],
  ['Column.groupRender', '6.1.3', []],
  ['MaterialTableProps.id', '6.5.2', []],
  ['MaterialTableProps.onPageChange', '3.1.0', []],
])('%s is there since %s', (ref, version, gaps) => {
  expect(sinceOf(readHistory(), ref)).toEqual({ version, gaps });
});
