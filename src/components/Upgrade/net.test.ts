import { expect, test } from 'vitest';
import { netChanges, type LineChanges } from './net';

const line = (name: string, rest: Partial<LineChanges>): LineChanges => ({
  line: name,
  needs: {},
  added: [],
  removed: [],
  changed: [],
  ...rest,
});

const lines = [
  line('1', { needs: { react: '16', core: '4' }, added: ['a', 'b', 'old'] }),
  line('2', {
    needs: { react: '17', core: '4' },
    added: ['c', 'new'],
    removed: ['b', 'old'],
    changed: ['a'],
  }),
  line('3', { needs: { react: '17', mui: '5' }, added: ['b', 'd'], removed: ['c'], changed: ['b'] }),
];
const renames = [{ from: 'old', to: 'new' }];

test('a step over several lines leaves out what came and went on the way', () => {
  expect(netChanges(lines, renames, '1', '3')).toEqual({
    renamed: [{ from: 'old', to: 'new' }],
    added: ['d'],
    removed: [],
    changed: ['a', 'b'],
    needs: [
      { name: 'react', before: '16', after: '17' },
      { name: 'mui', before: undefined, after: '5' },
      { name: 'core', before: '4', after: undefined },
    ],
  });
});

test('a later start knows what the first lines removed', () => {
  const { added, removed, renamed } = netChanges(lines, renames, '2', '3');
  expect({ added, removed, renamed }).toEqual({ added: ['b', 'd'], removed: ['c'], renamed: [] });
});

test('a line that does not exist is named, with those that do', () => {
  expect(() => netChanges(lines, renames, '4', '3')).toThrow('no line 4: take one of 1, 2, 3');
});
