import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { examine } from './examine';
import { Program } from './program/program';
import { findUnreadable } from './program/unreadable';

const facts = adviceFacts();
const importTable = `import MaterialTable from '@material-table/core';\n`;
const table = '<MaterialTable columns={[]} data={[]} />';
const examined = (source: string, fileName = 'App.tsx') => examine(source, fileName, facts);

test.each([
  ['cut off in the middle', `${importTable}export default () => (\n  <MaterialTable columns={[{ tit`, 3, 33],
  ['cut off in a keyword', `${importTable}export defau`, 2, 8],
  ['broken', 'const = = ;', 1, 7],
  ['Python', 'import pandas as pd\n\ndef load(path):\n    return pd.read_csv(path)\n', 1, 15],
  ['a template of Vue', '<template>\n  <v-data-table :items="rows" @click="go" />\n</template>\n', 2, 23],
])('a program that is %s is not readable, with its place', (_what, source, line, column) => {
  expect(examined(source)).toMatchObject({ kind: 'unreadable', line, column });
});

test('a file of another language is not readable, whatever it holds', () => {
  for (const name of ['Table.vue', 'table.py', 'README.md'])
    expect(examined(table, name)).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining('TypeScript and JavaScript'),
    });
});

test('20,000 nested brackets are not readable, open or closed', () => {
  for (const end of ['', ']'.repeat(20_000)])
    for (const start of ['', importTable + table])
      expect(examined(start + '['.repeat(20_000) + end)).toMatchObject({ kind: 'unreadable' });
});

test('TypeScript and JSX that a parser could take for something else are read', () => {
  for (const [source, name] of [
    [`const a = <Row>rows; const b = <T>(x: T) => x;`, 'a.ts'],
    ['declare module "x" { interface Y { z?: string } }'],
    [`function is(y: unknown): y is string { return true; }`],
    ['@observer class A { @action.bound go() {} accessor x = 1; constructor(private a: string) {} }'],
    ['const a = { b: 1 } satisfies X; let c = <p>{/* nothing */}</p>;'],
    ['return <p />'],
    ['#!/usr/bin/env node\n'],
    [''],
  ])
    expect([source, examined(source ?? '', name).kind]).toEqual([source, 'no-table']);
});

test('of the programs of visitors and demos only the two that are broken on purpose are unreadable', () => {
  const files = ['tests/samples', 'tests/advice/programs', 'demos', 'docs/guides'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:[jt]sx?|txt|mts)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const unreadable = files.filter((file) =>
    findUnreadable(new Program(readFileSync(file, 'utf8'), file.replace(/\.txt$/, '.tsx'))),
  );
  expect(unreadable).toEqual(['tests/samples/editable-missing-comma.jsx', 'tests/samples/unclosed-tag.jsx']);
}, 120_000);

test('what can be read of a program gets advice all the same', () => {
  const isRow = 'const isRow = (row: unknown): row is Row => true;\n';
  const result = examined(`${importTable}${isRow}<MaterialTable data={[]} options={{ sorting: false }} />`);
  expect(result).toMatchObject({ kind: 'unreadable', line: 2, advice: [{ rule: 'sorting-option' }] });
});

test('a Markdown fence around the program is no part of it, and lines keep their numbers', () => {
  const program = `import MaterialTable from 'material-table';\n<MaterialTable columns={[]} data={[]} options={{ sorting: false }} />`;
  for (const fenced of ['```tsx\n' + program + '\n```', '\n~~~\n' + program + '\n~~~\n']) {
    const result = examined(fenced);
    const lines = fenced.split('\n');
    if (result.kind !== 'checked') throw new Error(result.kind);
    expect(result.advice.map(({ rule }) => rule)).toContain('sorting-option');
    for (const { rule, line } of result.advice)
      expect(lines[line - 1], rule).toMatch(/material-table|MaterialTable/);
  }
});

test('a program without a table is told from one whose tables are fine', () => {
  expect(examined('export const a = 1;')).toEqual({ kind: 'no-table', advice: [] });
  expect(examined(importTable + table)).toEqual({ kind: 'checked', tables: 1, advice: [] });
});

test('a table of require, lazy or dynamic is checked', () => {
  for (const declared of [
    `const Table = require('@material-table/core').default;`,
    `const { default: Table } = require('@material-table/core');`,
    `const Table = lazy(() => import('@material-table/core'));`,
    `const Table = React.lazy(() => import('material-table'));`,
  ]) {
    const result = examined(`${declared}\n<Table columns={[]} data={[]} options={{ sorting: false }} />`);
    expect(result).toMatchObject({ kind: 'checked', tables: 1, advice: [{ rule: 'sorting-option' }] });
  }
});

test('columns and options that their type names are checked in a file without a table', () => {
  const columns = `import type { Column } from '@material-table/core';
export const columns: Column<Person>[] = [{ title: 'Age', field: 'age', type: 'number', hiddenn: true }];`;
  const rulesOn = (source: string) => {
    const result = examined(source, 'columns.ts');
    return result.kind === 'checked' ? result.advice.map(({ rule }) => rule) : result.kind;
  };
  expect(rulesOn(columns)).toEqual(['unknown-member']);
  expect(
    rulesOn(columns.replace(': Column<Person>[]', '').replace('];', '] satisfies Column<Person>[];')),
  ).toEqual(['unknown-member']);
  expect(
    rulesOn(
      `import { type Options } from '@material-table/core';\nconst options: Options<Person> = { sorting: false, serach: true };`,
    ),
  ).toEqual(['sorting-option', 'unknown-member']);
  expect(examined(columns)).toMatchObject({ kind: 'checked', tables: 0 });
  expect(
    rulesOn(`import type { Column } from './my-types';\nconst columns: Column[] = [{ hiddenn: true }];`),
  ).toBe('no-table');
});
