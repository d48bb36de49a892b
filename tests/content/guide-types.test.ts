import fs from 'node:fs';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, test } from 'vitest';
import { parseMdx } from '../../plugins/api-reference/markdown';
import { diagnose } from './diagnose';
import { plain, wordsOf } from '../../plugins/api-reference/sentences/sentences';

// What docs/guides/typescript.mdx says of the types, asked of the compiler. That the fences compile is held by fences.test.ts.

const page = fs.readFileSync('docs/guides/typescript.mdx', 'utf8');
const head = `import MaterialTable from '@material-table/core';
import type { Column, Components, Localization, MaterialTableProps, Options } from '@material-table/core';
import type { SxProps, Theme } from '@mui/material';
import { useRef } from 'react';
type Person = { id: number; name: string };
declare const people: Person[];
declare const columns: Column<Person>[];
declare const texts: { body: { bulkEditTooltip: string } };
`;
const table = (props: string) =>
  `export const t = <MaterialTable columns={columns} data={people} ${props} />;`;
const column = (members: string) => `export const c: Column<Person> = { ${members} };`;

/** Sentences of the page, with code that the compiler refuses in words that contain the text, or accepts where it is empty. */
const facts: [quote: string, code: string, says: string][] = [
  [
    "type: 'numeric' becomes string",
    `const c = [{ type: 'numeric' }]; export const d: Column<Person>[] = c;`,
    "'string'",
  ],
  [
    'or satisfies Column<Person>[]',
    `const c = [{ type: 'numeric' }] satisfies Column<Person>[]; export const d: Column<Person>[] = c;`,
    '',
  ],
  ['Not as const', `const c = [{ title: 'x' }] as const; export const d: Column<Person>[] = c;`, 'readonly'],
  ["A misspelt field isn't found", column(`field: 'nope'`), ''],
  [
    'Narrow it where you have no paths',
    `export const c: Column<Person> & { field?: keyof Person & string } = { field: 'nope' };`,
    'nope',
  ],
  [
    "A Column<{ id: number }> isn't a Column<Person>",
    `declare const c: Column<{ id: number }>; export const d: Column<Person> = c;`,
    'not assignable',
  ],
  [
    "onQueryChange() without an argument isn't allowed by them",
    `export function a(t: MaterialTable<Person>) { t.onQueryChange(); }`,
    'Expected 1-2 arguments',
  ],
  [
    'A plain ref compiles and stays empty.',
    `export function A() { const ref = useRef<MaterialTable<Person>>(null); return <MaterialTable columns={columns} data={people} ref={ref} />; }`,
    '',
  ],
  [
    'onRowAdd says Person',
    `export const e: MaterialTableProps<Person>['editable'] = { onRowAdd: async (row) => row.id.toFixed() };`,
    '',
  ],
  [
    'All parts are ComponentType<any>',
    `export const c: Components = { Toolbar: (props: { nonsense: number }) => props.nonsense };`,
    '',
  ],
  [
    '{ SummaryRow } as Components',
    `const SummaryRow = () => null; export const c = { SummaryRow } as Components;`,
    '',
  ],
  [
    'components.SummaryRow, EditCell',
    `export const c: Components = { SummaryRow: () => null };`,
    'SummaryRow',
  ],
  ['components.SummaryRow, EditCell', `export const c: Components = { EditCell: () => null };`, 'EditCell'],
  [
    'dateTimePickerLocalization at the top of localization',
    `export const l: Localization = { dateTimePickerLocalization: {} };`,
    'dateTimePickerLocalization',
  ],
  [
    'body.bulkEditTooltip and other texts',
    `export const l: Localization = { body: { bulkEditTooltip: 'x' } };`,
    'bulkEditTooltip',
  ],
  ['declare the object first', table('localization={texts}'), 'no properties in common'],
  ['column.maxWidth', column('maxWidth: 9'), 'maxWidth'],
  ['column.ariaLabel', column(`ariaLabel: 'x'`), 'ariaLabel'],
  ['options.cellStyle', `export const o: Options<Person> = { cellStyle: {} };`, 'cellStyle'],
  ['columnDef.tableData', column('filterComponent: ({ columnDef }) => columnDef.tableData.id'), 'tableData'],
  [
    'MTableEditCell, MTableSteppedPagination as imports',
    `import { MTableEditCell } from '@material-table/core'; export { MTableEditCell };`,
    'MTableEditCell',
  ],
  ['a theme function in sx', table(`sx={(theme) => ({ color: theme.palette.text.primary })}`), 'palette'],
  [
    'or sx as SxProps',
    `const sx: SxProps<Theme> = { color: (theme) => theme.palette.text.primary }; ${table('sx={sx as SxProps}')}`,
    '',
  ],
  ['page, totalCount of the table', table('page={1} totalCount={9}'), ''],
  ['onRowSelected, onQueryChange as props', table('onRowSelected={() => {}} onQueryChange={() => {}}'), ''],
  ['options.sorting: false', table('options={{ sorting: false }}'), ''],
  ['editable.isBulkEditable', table('editable={{ isBulkEditable: () => true }}'), ''],
  ['import { MTable }', `import { MTable } from '@material-table/core'; export { MTable };`, ''],
  ['column.groupTitle as a text', column(`groupTitle: 'x'`), ''],
  [
    'Rows need no id by their type, and idSynonym accepts any text',
    `export const t = <MaterialTable columns={[]} data={[{ a: 1 }]} options={{ idSynonym: 'b' }} />;`,
    '',
  ],
];

let said: string[];
let augmented: string;

beforeAll(() => {
  said = diagnose(facts.map(([, code]) => head + code));
  const uses = `import { MTableSteppedPagination, type Column, type Components, type Localization } from '@material-table/core';
    export const c: Column<{ id: number }> = { maxWidth: 9, ariaLabel: 'x' };
    export const d: Components = { SummaryRow: () => null };
    export const l: Localization = { dateTimePickerLocalization: {} };
    export { MTableSteppedPagination };`;
  augmented = diagnose([uses, augmentation()]).join('');
}, 120_000);

test.each(facts.map(([quote], index) => ({ quote, index })))(
  'the compiler agrees: $quote',
  ({ quote, index }) => {
    expect(wordsOf(page)).toContain(plain(quote));
    const says = facts[index]?.[2] ?? '';
    if (says) expect(said[index]).toContain(says);
    else expect(said[index]).toBe('');
  },
);

test('the module augmentation adds what it says', () => {
  expect(augmented).toBe('');
});

/** The fence that no other one may be compiled with. */
function augmentation(): string {
  const found: string[] = [];
  visit(parseMdx(page), 'code', ({ value, meta }) => {
    if (meta?.includes('no-check')) found.push(value);
  });
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}
