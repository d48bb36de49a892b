import { expect, test } from 'vitest';
import { compareTypes, readHistory, sinceOf, type HistoryLine } from '.';
import { lastOfEachLine, lineOf } from './derive';
import { packRelease } from './pack';

test('the last release of each line counts, previews do not', () => {
  const versions = ['0.2.62', '2.0.12', '2.3.39', '2.3.40', '5.0.0-experimental.0', '5.0.5', '8.0.3'];
  expect([...lastOfEachLine(versions)]).toEqual([
    ['2.0', '2.0.12'],
    ['2.3', '2.3.40'],
    ['5.0', '5.0.5'],
    ['8.0', '8.0.3'],
  ]);
});

test('two releases differ by added, removed and retyped members', () => {
  const before = new Map([
    ['Options.a', 'string'],
    ['Options.b', 'number'],
  ]);
  const after = new Map([
    ['Options.b', 'boolean'],
    ['Options.c', 'string'],
  ]);
  expect(compareTypes(before, after)).toEqual({
    added: ['Options.c'],
    removed: ['Options.a'],
    changed: ['Options.b'],
  });
});

test('since is the first line that has a member, with the lines that lost it meanwhile', () => {
  const line = (name: string, added: string[], removed: string[] = []): HistoryLine => ({
    line: name,
    version: name,
    needs: {},
    added,
    removed,
    changed: [],
  });
  const history = [line('1', ['A.a']), line('2.0', ['A.b'], ['A.a']), line('2.1', []), line('2.2', ['A.a'])];
  expect(sinceOf(history, 'A.a')).toEqual({ line: '1', missingIn: ['2.0', '2.1'] });
  expect(sinceOf(history, 'A.b')).toEqual({ line: '2.0', missingIn: [] });
  expect(sinceOf(history, 'A.c')).toBeUndefined();
});

test(
  'two published lines, derived anew from the registry, are what is committed',
  { timeout: 120_000 },
  () => {
    const history = readHistory();
    const index = history.findIndex(({ line }) => line === '6.1');
    const [before, after] = history.slice(index - 1, index + 1);
    if (!before || !after)
      throw new Error('history.json lacks 6.0 or 6.1; run npx tsx scripts/derive-history.ts');
    const library = '@material-table/core';
    const derived = lineOf('6.1', packRelease(library, after.version), packRelease(library, before.version));
    expect(derived).toEqual(after);
  },
);
