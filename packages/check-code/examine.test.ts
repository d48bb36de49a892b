import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { examine } from './examine';
import { Program } from './program';
import { findUnreadable } from './unreadable';

const facts = adviceFacts();
const importTable = `import MaterialTable from '@material-table/core';\n`;
const table = '<MaterialTable columns={[]} data={[]} />';
const examined = (source: string, fileName = 'App.tsx') => examine(source, fileName, facts);

/** What was reported as not checked, with its line. */
function namedIn(source: string, fileName?: string): string[] {
  const result = examined(source, fileName);
  if (result.kind === 'unreadable') throw new Error(result.reason);
  return result.notChecked.map(({ line, what }) => `${line}: ${what}`);
}

test.each([
  ['cut off in the middle', `${importTable}export default () => (\n  <MaterialTable columns={[{ tit`, 3, 33],
  ['cut off in a keyword', `${importTable}export defau`, 2, 13],
  ['broken', 'const = = ;', 1, 7],
  ['Python', 'import pandas as pd\n\ndef load(path):\n    return pd.read_csv(path)\n', 1, 15],
  ['a template of Vue', '<template>\n  <v-data-table :items="rows" @click="go" />\n</template>\n', 2, 31],
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
    expect(examined('['.repeat(20_000) + end)).toMatchObject({
      kind: 'unreadable',
      reason: 'The code is nested too deeply to be read.',
    });
});

test('TypeScript, JSX and Flow that the editor’s parser does not know are read', () => {
  for (const [source, name] of [
    [`const a = <Row>rows; const b = <T>(x: T) => x;`, 'a.ts'],
    ['// @flow\ntype A = {| a: string |};', 'a.js'],
    ['declare module "x" { interface Y { z?: string } }'],
    [`import x = require('y'); const is = (y: unknown): y is string => true; type Z = typeof import('z')`],
    ['@observer class A { @action.bound go() {} accessor x = 1; constructor(private a: string) {} }'],
    ['const a = { b: 1 } satisfies X; let c = <p>{/* nothing */}</p>; using d = e();'],
    ['return <p />'],
    ['#!/usr/bin/env node\n'],
    [''],
  ])
    expect([source, examined(source ?? '', name).kind]).toEqual([source, 'no-table']);
});

test('no program of this repository but the two that are broken on purpose is called unreadable', () => {
  const files = ['tests/samples', 'tests/advice/programs', 'demos', 'docs', 'src', 'tests/claims'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:[jt]sx?|txt|mts)$/.test(name))
        .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  const unreadable = files.filter((file) =>
    findUnreadable(new Program(readFileSync(file, 'utf8'), file.replace(/\.txt$/, '.tsx'))),
  );
  expect(unreadable).toEqual(['tests/samples/editable-missing-comma.jsx', 'tests/samples/unclosed-tag.jsx']);
}, 120_000);

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
  expect(examined('export const a = 1;')).toEqual({ kind: 'no-table', notChecked: [] });
  expect(examined(importTable + table)).toEqual({ kind: 'checked', tables: 1, advice: [], notChecked: [] });
});

test('a table of require, lazy or dynamic is checked, and the call is named', () => {
  for (const declared of [
    `const Table = require('@material-table/core').default;`,
    `const { default: Table } = require('@material-table/core');`,
    `const Table = lazy(() => import('@material-table/core'));`,
    `const Table = React.lazy(() => import('material-table'));`,
  ]) {
    const result = examined(`${declared}\n<Table columns={[]} data={[]} options={{ sorting: false }} />`);
    expect(result).toMatchObject({ kind: 'checked', tables: 1, advice: [{ rule: 'sorting-option' }] });
    expect(namedIn(declared)).toEqual([expect.stringContaining('import` statements')]);
  }
});

test.each([
  [
    'createElement',
    `${importTable}createElement(MaterialTable, { options: { sorting: false } });`,
    /createElement\(MaterialTable/,
  ],
  [
    'another component made of it',
    `${importTable}const Table = styled(MaterialTable)({});`,
    /styled\(MaterialTable/,
  ],
  ['jest.mock', `jest.mock('material-table', () => () => null);`, /jest\.mock/],
  [
    'a namespace',
    `import * as core from '@material-table/core';\n<core.default columns={[]} data={[]} />`,
    /core/,
  ],
  [
    'a file inside the package',
    `import MaterialTable from '@material-table/core/dist/material-table';\n${table}`,
    /dist\/material-table/,
  ],
  ['a table of its own file', `import MaterialTable from './MaterialTable';\n${table}`, /\.\/MaterialTable/],
  [
    'columns from elsewhere',
    `${importTable}import { columns } from './columns';\n<MaterialTable columns={columns} data={[]} />`,
    /`columns`/,
  ],
  [
    'options of the props',
    `${importTable}const People = ({ options }) => <MaterialTable columns={[]} data={[]} options={options} />;`,
    /`options`/,
  ],
  [
    'other types of the package',
    `import type { Query } from '@material-table/core';\nexport const load = (query: Query<Row>) => {};`,
    /`Query`/,
  ],
])('%s is named as not checked', (_what, source, words) => {
  expect(namedIn(source).join('\n')).toMatch(words);
});

test('a wrapper that spreads props into the table is named with the places that use it', () => {
  const named =
    namedIn(`${importTable}export const DataTable = ({ title, ...rest }) => <MaterialTable columns={[]} data={[]} {...rest} />;
const Page = () => <DataTable options={{ sorting: false }} onRowSelected={go} />;`);
  expect(named).toEqual([
    expect.stringMatching(/^2: .*spread/),
    expect.stringMatching(/^3: `<DataTable>` passes its props to the table/),
  ]);
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
  expect(examined(columns)).toMatchObject({ kind: 'checked', tables: 0, notChecked: [] });
  expect(
    rulesOn(`import type { Column } from './my-types';\nconst columns: Column[] = [{ hiddenn: true }];`),
  ).toBe('no-table');
});

test('syntax that the rules’ parser does not know is named, a comment in JSX is not', () => {
  expect(namedIn(`${importTable}const is = (row: unknown): row is Row => true;\n${table}`)).toEqual([
    expect.stringMatching(/^2: /),
  ]);
  expect(namedIn(`${importTable}<div>{/* the table */}${table}</div>`)).toEqual([]);
});
