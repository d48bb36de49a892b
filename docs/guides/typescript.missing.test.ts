import { claim, proves } from '../../tests/claims/claim';
import { column, compiler, table } from '../../tests/content/compiler';

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

const cast = 'row as Person & { tableData: { index: number } }';

proves(
  'row.tableData, columnDef.tableData | row as Person & { tableData: { index: number } }',
  compiler(
    [column('render: (row) => row.tableData.index'), "Property 'tableData' does not exist on type 'Person'"],
    [
      column('filterComponent: ({ columnDef }) => columnDef.tableData.id'),
      "Property 'tableData' does not exist",
    ],
    [column(`render: (row) => (${cast}).tableData.index`), ''],
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
  [
    'The types accept it, but it does nothing',
    'page, totalCount of the table',
    'onRowSelected, onQueryChange as props',
    'options.sorting: false',
    'editable.isBulkEditable',
    'import { MTable }',
    'ref; column.groupTitle as a string',
  ],
  compiler(
    [table('page={1} totalCount={9}'), ''],
    [table('onRowSelected={() => {}} onQueryChange={() => {}}'), ''],
    [table('options={{ sorting: false }}'), ''],
    [table('editable={{ isBulkEditable: () => true }}'), ''],
    [`import { MTable } from '@material-table/core'; export { MTable };`, ''],
    [table('ref={() => {}}'), ''],
    [column(`groupTitle: 'x'`), ''],
  ),
);

proves(
  'The types neither require the id that rows need nor check idSynonym.',
  compiler([
    `export const t = <MaterialTable columns={[]} data={[{ a: 1 }]} options={{ idSynonym: 'b' }} />;`,
    '',
  ]),
);

claim(
  'Column.validate',
  'an element as helperText is refused',
  ['although its type is string', 'although its type is string'],
  compiler(
    [
      column('validate: () => ({ isValid: false, helperText: <b>No</b> })'),
      "not assignable to type 'string'",
    ],
    [column(`validate: () => ({ isValid: false, helperText: 'No' })`), ''],
  ),
);

proves(
  "A column's minWidth, the Clear icon and an editor's onRowDataChange are missing only from the types of older versions",
  compiler(
    ["export const c: Column<Person> = { title: 'Name', minWidth: 9 };", ''],
    ["export const c: import('@material-table/core').Icons<Person>['Clear'] = undefined;", ''],
    [
      "export const c = (props: import('@material-table/core').EditComponentProps<Person>) => props.onRowDataChange(props.rowData);",
      '',
    ],
  ),
);
