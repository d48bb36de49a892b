import { expect, test } from 'vitest';
import { diagnose } from './diagnose';
import { messagesOn } from './errors';
import { plain } from './sentences';

const person = `type Person = { id: number; name: string };`;
const table = (props: string) =>
  `import MaterialTable from '@material-table/core'; ${person}
   const people: Person[] = [];
   export default <MaterialTable columns={[]} data={people} ${props} />;`;
const type = (names: string, code: string) =>
  `import type { ${names} } from '@material-table/core'; ${person} ${code}`;

/** The cause of each message: a file with this compiler error. */
const causes: Record<string, string> = {
  "Property 'tableData' does not exist on type 'Person'.": type(
    'Column',
    `export const c: Column<Person> = { render: (row) => row.tableData.index };`,
  ),
  'Type \'string\' is not assignable to type \'"string" | "boolean" | "numeric" | "date" | "datetime" | "time" | "currency" | undefined\'.': `import MaterialTable from '@material-table/core';
     const columns = [{ title: 'Name', field: 'name', type: 'numeric' }];
     export default <MaterialTable columns={columns} data={[{ name: 1 }]} />;`,
  "Type 'T' does not satisfy the constraint 'object'.": type('Column', `export type C<T> = Column<T>;`),
  "The type 'readonly { id: number; }[]' is 'readonly' and cannot be assigned to the mutable type '{ id: number; }[]'.": `import MaterialTable from '@material-table/core';
     const rows: readonly { id: number }[] = [];
     export default <MaterialTable columns={[]} data={rows} />;`,
  "Type 'undefined' is not assignable to type 'Person[] | ((query: Query<Person>) => Promise<QueryResult<Person>>)'.": `import MaterialTable from '@material-table/core'; ${person}
     export default <MaterialTable<Person> columns={[]} data={undefined} />;`,
  "Type 'void' is not assignable to type 'Promise<unknown>'.": table(
    `editable={{ onRowUpdate: (row) => { console.log(row); } }}`,
  ),
  "Property 'name' does not exist on type 'Person | Person[]'.": type(
    'Action',
    `export const a: Action<Person> = { icon: 'x', onClick: (_event, row) => row.name };`,
  ),
  "Property 'onQueryChange' does not exist on type 'never'.": `import { useRef } from 'react';
     export function useReload() { const tableRef = useRef(null); return () => tableRef.current?.onQueryChange(); }`,
  'Expected 1-2 arguments, but got 0.': `import MaterialTable from '@material-table/core'; import { useRef } from 'react'; ${person}
     export function useReload() {
       const tableRef = useRef<MaterialTable<Person>>(null);
       return () => tableRef.current?.onQueryChange();
     }`,
  "'row' is possibly 'undefined'.": table(`onRowClick={(_event, row) => row.id}`),
  "Property 'isCellEditable' is missing in type '{ onCellEditApproved: () => Promise<void>; }'": table(
    `cellEditable={{ onCellEditApproved: async () => {} }}`,
  ),
  "The types returned by 'editComponent(...)' are incompatible between these types.": `import MaterialTable from '@material-table/core'; ${person}
     const columns = [{ title: 'Name', field: 'name', editComponent: (row: any) => { console.log(row); } }];
     const people: Person[] = [];
     export default <MaterialTable columns={columns} data={people} />;`,
  "Property 'helperText' does not exist on type 'EditComponentProps<Person>'.": type(
    'EditComponentProps',
    `export const E = ({ helperText }: EditComponentProps<Person>) => helperText;`,
  ),
  "Property '$$typeof' is missing in type":
    `import AddBox from '@mui/icons-material/AddBox'; ` + table(`icons={{ Add: AddBox }}`),
  "Type 'ForwardedRef<unknown>' is not assignable to type 'Ref<SVGSVGElement> | undefined'.": `import AddBox from '@mui/icons-material/AddBox';
     import { forwardRef } from 'react';
     export const Add = forwardRef((props, ref) => <AddBox {...props} ref={ref} />);`,
  'Type \'"normal"\' is not assignable to type \'"default" | "dense" | undefined\'.': type(
    'Options',
    `export const o: Options<Person> = { padding: 'normal' };`,
  ),
  "Object literal may only specify known properties, and 'SummaryRow' does not exist in type 'Components'.":
    table(`components={{ SummaryRow: () => null }}`),
  "Object literal may only specify known properties, and 'exportButton' does not exist in type 'Options<Person>'.":
    type('Options', `export const o: Options<Person> = { exportButton: true };`),
  "Object literal may only specify known properties, and 'dateTimePickerLocalization' does not exist in type 'Localization'.":
    type('Localization', `export const l: Localization = { dateTimePickerLocalization: {} };`),
  "Property 'onDoubleRowClick' does not exist on type": table(`onDoubleRowClick={() => {}}`),
  "Module '\"@material-table/core\"' has no exported member 'MaterialTable'.": `import { MaterialTable } from '@material-table/core'; export { MaterialTable };`,
  "Module '\"@material-table/core\"' has no exported member 'ExportCsv'.": `import { ExportCsv } from '@material-table/core'; export { ExportCsv };`,
  "'\"@material-table/core\"' has no exported member named 'MTableSteppedPagination'.": `import { MTableSteppedPagination } from '@material-table/core'; export { MTableSteppedPagination };`,
};

test('each heading has a cause here', () => {
  expect(Object.keys(causes).map(plain).sort()).toEqual(messagesOn('index', ['TypeScript']).sort());
});

test('the compiler refuses each cause in the words of the heading', () => {
  const said = diagnose(Object.values(causes));
  for (const [index, message] of Object.keys(causes).entries())
    expect(inOrder(said[index] ?? '')).toContain(inOrder(message));
}, 120_000);

/** The compiler lists a union's members in the order in which it saw them. */
const inOrder = (text: string) =>
  text.replaceAll(/(?<=')"[^']+(?=')/g, (union) => union.split(' | ').sort().join(' | '));
