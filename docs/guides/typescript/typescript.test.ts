import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { expect } from 'vitest';
import { parseMdx } from '../../../plugins/markdown';
import { proves } from '../../../tests/claims/claim';
import { column, compiler, table, type Case } from '../../../tests/content/compiler';
import { diagnose } from '../../../tests/content/diagnose';

// What the types of 8.0.3 lack, checked with the compiler. typescript.test.tsx covers the runtime.

const declared = `const c = { title: 'Name', maxWidth: 9, ariaLabel: 'x' };`;

proves(
  'components.SummaryRow, EditCell | { SummaryRow } as Components',
  compiler(
    ['export const c: Components = { SummaryRow: () => null };', "'SummaryRow' does not exist in type"],
    ['export const c: Components = { EditCell: () => null };', "'EditCell' does not exist in type"],
    ['const SummaryRow = () => null; export const c = { SummaryRow } as Components;', ''],
    ['const EditCell = () => null; export const c = { EditCell } as Components;', ''],
  ),
);

proves(
  'dateTimePickerLocalization at the top of localization | { … } as Localization',
  compiler(
    [
      'export const l: Localization = { dateTimePickerLocalization: {} };',
      "'dateTimePickerLocalization' does not exist in type",
    ],
    ['export const l = { dateTimePickerLocalization: {} } as Localization;', ''],
  ),
);

proves(
  'body.bulkEditTooltip and other strings of bulk and cell editing | body: { … } as object',
  compiler(
    ...['bulkEditTooltip', 'bulkEditApprove', 'bulkEditCancel', 'saveTooltip', 'cancelTooltip'].flatMap(
      (text): [string, string][] => [
        [`export const l: Localization = { body: { ${text}: 'x' } };`, `'${text}' does not exist in type`],
        [`export const l: Localization = { body: { ${text}: 'x' } as object };`, ''],
      ],
    ),
  ),
);

proves(
  'column.maxWidth, column.ariaLabel, options.cellStyle | declare the object first, or augment the module',
  compiler(
    [column('maxWidth: 9'), "'maxWidth' does not exist in type"],
    [column(`ariaLabel: 'x'`), "'ariaLabel' does not exist in type"],
    ['export const o: Options<Person> = { cellStyle: {} };', "'cellStyle' does not exist in type"],
    [`${declared} export const d: Column<Person>[] = [c];`, ''],
    ['const o = { paging: true, cellStyle: {} }; export const p: Options<Person> = o;', ''],
  ),
);

const cast = 'row as Person & { tableData: object }';

proves(
  'row.tableData, columnDef.tableData | a cast to Person & { tableData: object }',
  compiler(
    [column('render: (row) => row.tableData.index'), "Property 'tableData' does not exist on type 'Person'"],
    [
      column('filterComponent: ({ columnDef }) => columnDef.tableData.id'),
      "Property 'tableData' does not exist",
    ],
    [column(`render: (row) => (${cast}).tableData.toString()`), ''],
  ),
);

proves(
  'MTableEditCell, MTableSteppedPagination as imports | augment the module',
  compiler(
    [`import { MTableEditCell } from '@material-table/core'; export { MTableEditCell };`, "'MTableEditCell'"],
    [
      `import { MTableSteppedPagination } from '@material-table/core'; export { MTableSteppedPagination };`,
      "'MTableSteppedPagination'",
    ],
  ),
);

proves(
  "a theme function in sx: (theme) => theme.palette… | names such as 'primary.main'; or sx as SxProps",
  compiler(
    [table('sx={(theme) => ({ color: theme.palette.text.primary })}'), "'palette' does not exist"],
    [table(`sx={{ color: 'primary.main' }}`), ''],
    [
      `const sx: SxProps<Theme> = { color: (theme) => theme.palette.text.primary }; ${table('sx={sx as SxProps}')}`,
      '',
    ],
  ),
);

proves(
  'they neither require the id that rows need nor check idSynonym',
  compiler([
    `export const t = <MaterialTable columns={[]} data={[{ a: 1 }]} options={{ idSynonym: 'b' }} />;`,
    '',
  ]),
);

proves(
  "a column's minWidth, the Clear icon, an editor's onRowDataChange | update the package, because only the types of older versions lack them",
  compiler(
    ["export const c: Column<Person> = { title: 'Name', minWidth: 9 };", ''],
    ["export const c: import('@material-table/core').Icons<Person>['Clear'] = undefined;", ''],
    [
      "export const c = (props: import('@material-table/core').EditComponentProps<Person>) => props.onRowDataChange(props.rowData);",
      '',
    ],
  ),
);

// What the guide says about types, checked with the compiler. tests/content/fences.test.ts compiles samples.

proves(
  'Annotate columns as Column<Person>[], and the type of the rows is known in render functions, callbacks and actions.',
  compiler(
    ...[
      column('render: (row) => row.nope'),
      table('onRowClick={(_event, row) => row?.nope}'),
      table('editable={{ onRowUpdate: async (row) => row.nope }}'),
      table(`actions={[(row) => ({ icon: 'x', onClick: () => row.nope })]}`),
    ].map((code): Case => [code, "Property 'nope' does not exist on type 'Person'"]),
    [column('render: (row) => row.name'), ''],
  ),
);

const library = 'node_modules/@material-table/core';

proves("The types come with the package, so you don't need a package from @types.", () => {
  const found = ts.resolveModuleName('@material-table/core', path.resolve('docs/a.tsx'), bundler, ts.sys);
  const file = found.resolvedModule?.resolvedFileName ?? '';
  expect(path.relative('.', file)).toBe(`${library}/types/index.d.ts`);
});

const untyped = `[{ title: 'Name', field: 'name', type: 'numeric' }]`;
const given = '; export const d: Column<Person>[] = c;';

proves(
  "Without an annotation, TypeScript widens type: 'numeric' to string, which isn't a valid column type.",
  compiler(
    [`const c = ${untyped}${given}`, "'string' is not assignable to type '\"string\""],
    [`const c = ${untyped}; const type: 'numeric' | undefined = c[0]?.type; export { type };`, "'string'"],
  ),
);

proves(
  [
    'in a variable | const columns: Column<Person>[] = […]',
    'in an expression | […] satisfies Column<Person>[]',
    'in a hook | useMemo<Column<Person>[]>(…)',
    'in state | useState<Column<Person>[]>(…)',
  ],
  compiler(
    [`const c: Column<Person>[] = ${untyped}${given}`, ''],
    [`const c = useMemo<Column<Person>[]>(() => ${untyped}, [])${given}`, ''],
    [`const c = useMemo(() => ${untyped}, [])${given}`, "'string'"],
    [`const [c] = useState<Column<Person>[]>(${untyped})${given}`, ''],
    [`const [c] = useState(${untyped})${given}`, "'string'"],
    [`const c = ${untyped} satisfies Column<Person>[]${given}`, ''],
  ),
);

proves(
  "but don't use as const, because the table writes to the array.",
  compiler([
    `const c = ${untyped} as const${given}`,
    "cannot be assigned to the mutable type 'Column<Person>[]'",
  ]),
);

proves(
  [
    "A field accepts any string, because it can be a path such as 'address.city'.",
    "If you have no paths, narrow the type so that misspelled names don't compile:",
  ],
  compiler(
    [column(`field: 'nope'`), ''],
    [column(`field: 'address.city'`), ''],
    [`export const c: Column<Person> & { field?: keyof Person & string } = { field: 'nope' };`, 'nope'],
    [`export const c: Column<Person> & { field?: keyof Person & string } = { field: 'name' };`, ''],
  ),
);

proves(
  "because a column of one row type isn't assignable to a column of another",
  compiler([
    `declare const c: Column<{ id: number }>; export const d: Column<Person> = c;`,
    'not assignable',
  ]),
);

const wrapper = `function Wrapper<Row extends object>(props: MaterialTableProps<Row>) { return <MaterialTable<Row> {...props} />; }`;

proves(
  [
    'where Row must extend object',
    "Don't wrap the component in forwardRef or memo, which drop the type parameter.",
  ],
  compiler(
    ['export type P<Row> = MaterialTableProps<Row>;', "Type 'Row' does not satisfy the constraint 'object'"],
    ...['Wrapper', 'memo(Wrapper)', 'forwardRef(Wrapper)'].map((made): Case => [
      `${wrapper} const W = ${made}; export const t = <W<Person> columns={columns} data={people} />;`,
      made === 'Wrapper' ? '' : 'Expected 0 type arguments, but got 1',
    ]),
  ),
);

const handle = `interface MaterialTableHandle { onQueryChange: () => void; onAllSelected: (isSelected: boolean) => void }`;

proves(
  'Define a type with the methods that you use, like MaterialTableHandle below.',
  compiler([
    `${handle} export function A() { const tableRef = useRef<MaterialTableHandle>(null); return <MaterialTable columns={columns} data={people} tableRef={tableRef} />; }`,
    '',
  ]),
);

const own = 'Exclude<keyof MaterialTable<Person>, keyof Component>';

proves(
  "The library's types describe only two of the methods, and they don't allow onQueryChange() without an argument",
  compiler(
    [`export const m: Record<${own}, 1> = { onQueryChange: 1, clearCriteria: 1 };`, ''],
    [`export const m: ${own}[] = ['onAllSelected'];`, 'not assignable'],
    ['export function a(t: MaterialTable<Person>) { t.onQueryChange(); }', 'Expected 1-2 arguments'],
  ),
);

proves(
  'A plain ref compiles but stays empty.',
  compiler([
    'export function A() { const ref = useRef<MaterialTable<Person>>(null); return <MaterialTable columns={columns} data={people} ref={ref} />; }',
    '',
  ]),
);

proves(
  "An action's onClick receives a row or an array of rows, but in an action that is a function of the row, the row is typed.",
  compiler(
    [
      `export const a: Action<Person> = { icon: 'x', onClick: (_event, row) => row.name };`,
      "does not exist on type 'Person | Person[]'",
    ],
    [table(`actions={[(row) => ({ icon: 'x', onClick: () => row.name })]}`), ''],
  ),
);

proves(
  'The argument of onRowAdd is typed as a whole row',
  compiler([
    `export const e: MaterialTableProps<Person>['editable'] = { onRowAdd: async (row) => row.id.toFixed() };`,
    '',
  ]),
);

proves(
  "Component overrides are typed as ComponentType<any>, so their props aren't checked.",
  compiler([
    'export const c: Components = { Toolbar: (props: { nonsense: number }) => props.nonsense };',
    '',
  ]),
);

proves(
  "a filter's column.field may be an array or missing, so convert it with String().",
  compiler(
    [
      `export const nameOf = ({ column }: Filter<Person>): string => column.field;`,
      "Type 'undefined' is not assignable to type 'string'",
    ],
    [
      `export const nameOf = ({ column }: Filter<Person>): string => column.field ?? '';`,
      "Type 'string[]' is not assignable to type 'string'",
    ],
    ['export const nameOf = ({ column }: Filter<Person>): string => String(column.field);', ''],
  ),
);

const bundler: ts.CompilerOptions = { moduleResolution: ts.ModuleResolutionKind.Bundler, types: [] };

proves('With module resolution "nodenext", keep skipLibCheck: true.', () => {
  const file = path.resolve(library, 'types/index.d.ts');
  const nodeNext: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  let program: ts.Program | undefined;
  const complaints = [true, false].map((skipLibCheck) => {
    // The second program reuses the files of the first one.
    program = ts.createProgram([file], { ...nodeNext, skipLibCheck }, undefined, program);
    return program.getSemanticDiagnostics(program.getSourceFile(file)).length;
  });
  expect(complaints[0]).toBe(0);
  expect(complaints[1]).toBeGreaterThan(0);
});

const uses = `import { MTableEditCell, MTableSteppedPagination, type Column, type Components, type Localization } from '@material-table/core';
  export const c: Column<{ id: number }> = { maxWidth: 9, ariaLabel: 'x' };
  export const d: Components = { SummaryRow: () => null };
  export const l: Localization = { dateTimePickerLocalization: {} };
  export { MTableEditCell, MTableSteppedPagination };`;

proves(['Put this in a project file', 'imports | augment the module'], () => {
  expect(diagnose([uses, augmentation()])).toEqual(['', '']);
});

proves('It must use the same name for the type parameter.', () => {
  const renamed = augmentation().replace('RowData extends', 'Row extends');
  expect(diagnose([uses, renamed]).join('')).toContain('must have identical type parameters');
});

/** The fence that no other one may be compiled with. */
function augmentation(): string {
  const found: string[] = [];
  visit(parseMdx(fs.readFileSync('docs/guides/typescript/index.mdx', 'utf8')), 'code', ({ value, meta }) => {
    if (meta?.includes('no-check')) found.push(value);
  });
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}
