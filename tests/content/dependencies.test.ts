import fs from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json';

const text = fs.readFileSync('dependencies.md', 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| `'));
/** The names of each row's first cell. */
const named = rows.flatMap((row) =>
  [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);
const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
const covers = (row: string, name: string) =>
  row.endsWith('/*') ? name.startsWith(row.slice(0, -1)) : row === name;

test('each direct dependency has a line of reason, once', () => {
  for (const name of installed)
    expect(
      named.filter((row) => covers(row, name)),
      `${name}: add a line to dependencies.md`,
    ).toHaveLength(1);
});

test('no line speaks of a package that is gone', () => {
  expect(named.filter((row) => !installed.some((name) => covers(row, name)))).toEqual([]);
});

test('each line says what it does, what it stands for and who keeps it', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1);
    expect(cells, row).toHaveLength(4);
    for (const cell of cells) expect(cell.trim(), row).not.toBe('');
  }
});
