// cspell:disable -- misspelt names are the point.
/** A program without mistakes. */
export const program = `import { useRef, useState } from 'react';
import MaterialTable, { type Action, type Column } from '@material-table/core';
import Button from '@mui/material/Button';

interface Person {
  id: number;
  name: string;
  born: number;
  isActive?: boolean;
}

const columns: Column<Person>[] = [
  { title: 'Name', field: 'name' },
  { title: 'Born', field: 'born', type: 'numeric', align: 'left' },
];
const actions: Action<Person>[] = [{ icon: 'save', tooltip: 'Save', onClick: () => {} }];
const people: Person[] = [{ id: 1, name: 'Ada', born: 1815 }];

export default function App() {
  const [rows, setRows] = useState(people);
  return (
    <>
      <Button variant="contained" onClick={() => setRows([])}>
        Clear
      </Button>
      <MaterialTable
        title="People"
        columns={columns}
        data={rows}
        actions={actions}
        options={{ search: true, pageSize: 5 }}
        editable={{ onRowAdd: async (row) => setRows([...rows, row]) }}
        onRowClick={(_event, row) => console.log(row?.name)}
      />
    </>
  );
}
`;

/** What is written instead of a part of that program, what is underlined then, and what is said. */
// One line each.
// prettier-ignore
export const mistakes: [part: string, instead: string, marked: string, message: string][] = [
  ['columns={columns}', 'colums={columns}', 'colums', '`colums` is not a prop of `MaterialTable`; did you mean `columns`?'],
  ['search: true', 'serach: true', 'serach', '`serach` is not an option of the table; did you mean `search`?'],
  ["type: 'numeric'", "type: 'number'", 'type', '`type` has to be `"string"`, `"boolean"`, `"numeric"`, `"date"`, `"datetime"`, `"time"` or `"currency"`, but is `"number"`.'],
  ["align: 'left'", "align: 'middle'", 'align', '`align` has to be `"center"`, `"inherit"`, `"justify"`, `"left"` or `"right"`, but is `"middle"`.'],
  ['title="People"', 'title={42} tittle="a"', 'tittle', '`tittle` is not a prop of `MaterialTable`; did you mean `title`?'],
  ['        columns={columns}\n', '', 'MaterialTable', '`columns` is missing: `<MaterialTable>` has to have it.'],
  ['data={rows}', 'data={rows[0]}', 'data', '`data` has to be an array of `Person` or a function, but is `Person`.'],
  ['data={rows}', 'data="rows"', 'data', '`data` has to be an array of `Person` or a function, but is `"rows"`.'],
  ['pageSize: 5', "pageSize: '5'", 'pageSize', '`pageSize` has to be a number, but is `"5"`.'],
  ["title: 'Name'", "titel: 'Name'", 'titel', '`titel` is not a field of a column; did you mean `title`?'],
  ["field: 'name'", 'field: 7', 'field', '`field` has to be a string or an array of `string`, but is `7`.'],
  ['onRowAdd: async (row) => setRows([...rows, row])', 'onRowAdd: (row) => setRows([...rows, row])', 'onRowAdd', '`onRowAdd` has to return a promise, but returns nothing.'],
  ['onRowAdd', 'onRowAded', 'onRowAded', '`onRowAded` is not a field of `editable`; did you mean `onRowAdd`?'],
  ['row?.name', 'row.name', 'row', '`row` can be `undefined` here. Check it first, or write `row?.` instead of `row.`.'],
  ['row?.name', 'row?.nmae', 'nmae', 'This value has no `nmae`; did you mean `name`?'],
  ["icon: 'save', ", "icn: 'save', ", 'icn', '`icn` is not a field of an action; did you mean `icon`?'],
  ["icon: 'save', ", '', "{ tooltip: 'Save', onClick: () => {} }", '`icon` is missing: an action has to have it.'],
  ['onClick: () => {} }', "onClick: 'save' }", 'onClick', '`onClick` has to be a function, but is `"save"`.'],
  ['useState(people)', 'useStat(people)', 'useStat', '`useStat` is not defined; did you mean `useState`?'],
  ["import { useRef, useState } from 'react'", "import { useRef, useStates } from 'react'", 'useStates', "`react` doesn't export `useStates`. Did you mean `useState`?"],
  ["import { useRef, useState } from 'react';\n", '', 'useState', "`useState` is not imported. Add: `import { useState } from 'react'`."],
  ["'@material-table/core'", "'material-table'", "'material-table'", '`material-table` is now `@material-table/core`. Change the import.'],
  ['type Column }', 'type Columns }', 'Columns', "`@material-table/core` doesn't export `Columns`. Did you mean `Column`?"],
  ["import Button from '@mui/material/Button'", "import Button from '@material-ui/core/Button'", "'@material-ui/core/Button'", '`@material-ui/core/Button` is now `@mui/material/Button`. Change the import.'],
  ["import Button from '@mui/material/Button'", "import { Buton as Button } from '@mui/material'", 'Buton', "`@mui/material` doesn't export `Buton`. Did you mean `Button`?"],
  ["import Button from '@mui/material/Button'", "import { makeStyles } from '@mui/material/styles'; import Button from '@mui/material/Button'", 'makeStyles', '`makeStyles` is gone from MUI. Use the `sx` prop, or `styled` from `@mui/material/styles`.'],
  ['variant="contained"', 'variant="raised"', 'variant', '`variant` has to be `"text"`, `"outlined"` or `"contained"`, but is `"raised"`.'],
  ['variant="contained"', 'varient="contained"', 'varient', '`varient` is not a prop of `Button`; did you mean `variant`?'],
  ['born: 1815 }', "born: '1815' }", 'born', '`born` has to be a number, but is `"1815"`.'],
  ['born: 1815 }', ' }', "{ id: 1, name: 'Ada',  }", '`born` is missing: `Person` has to have it.'],
  ['born: 1815 }', 'born: 1815, age: 3 }', 'age', '`age` is not a field of `Person`; did you mean `name`?'],
  ['setRows([])', "setRows('')", "''", 'This has to be an array of `Person` or a function, but is `""`.'],
  ['setRows([])', 'setRow([])', 'setRow', '`setRow` is not defined; did you mean `setRows`?'],
  ['() => setRows([])', 'setRows()', 'Button', '`onClick` has to be a function, but is nothing.'],
  ['onRowClick={(_event, row) => console.log(row?.name)}', 'onRowClick={(_event, row, toggle, more, another, last) => console.log(row?.name)}', 'onRowClick', '`onRowClick` is called with 3 arguments, but wants 6.'],
  ['onRowClick=', 'onRowClicked=', 'onRowClicked', '`onRowClicked` is not a prop of `MaterialTable`; did you mean `onRowClick`?'],
  ['const [rows, setRows] = useState(people);', 'const [rows, setRows] = useState([]);', '...rows', 'The type of this list is not known, so nothing fits into it. Say what it holds: `useState<Row[]>([])`.'],
  ['actions={actions}', "actions={[{ icon: 'x', onclick: () => {} }]}", 'onclick', '`onclick` is not a field of an action; did you mean `onClick`?'],
  ['actions={actions}', 'components={{ Toolbr: () => null }}', 'Toolbr', '`Toolbr` is not a component of the table; did you mean `Toolbar`?'],
  ['actions={actions}', "icons={{ Add: 'x' }}", 'Add', '`Add` has to be a function, but is `"x"`.'],
  ['actions={actions}', 'detailPanel={() => ({})}', 'detailPanel', '`detailPanel` has to be a function or an array of `DetailPanel<Person> | ((rowData: Person) => DetailPanel<Per…`, but is a function.'],
  ['actions={actions}', 'tableRef={useRef()}', 'useRef', 'This takes 1 argument, and none is given.'],
  ['actions={actions}', 'onSelectionChange={(rows) => rows.map((row) => row.nam)}', 'nam', 'A value of type `Person` has no `nam`; did you mean `name`?'],
  ['options={{ search: true, pageSize: 5 }}', "options={{ search: true, pageSize: 5, rowStyle: { colr: 'red' } }}", 'colr', '`colr` is not known here; did you mean `color`?'],
  ['options={{ search: true, pageSize: 5 }}', "options={{ paging: 'no', headerStyle: 'red' }}", 'MaterialTable', '`paging` has to be `true` or `false`, but is `"no"`.'],
  ['      />', '      >', '\n    <>', 'JSX fragment has no corresponding closing tag.'],
  ['search: true', 'search: true search', 'search', '`,` expected.'],
  ['row) => setRows([...rows, row])', 'row) => setRows(rows, row)', 'row', 'This takes 1 argument, and 2 are given.'],
  ["title: 'Name', field: 'name' }", "title: 'Name', field: 'name', render: (row) => row.tilte }", 'tilte', 'A value of type `Person` has no `tilte`. It has `id`, `name`, `born` and `isActive`.'],
  ["title: 'Name', field: 'name' }", "title: 'Name', field: 'name', validate: (row) => 3 }", 'validate', '`validate` has to return a string, `{ isValid: boolean; helperText?: string | undefined; }` or `true` or `false`, but returns a number.'],
  ["title: 'Name', field: 'name' }", "title: 'Name', field: 'name', editable: 'sometimes' }", 'editable', '`editable` has to be `"always"`, `"onUpdate"`, `"onAdd"`, `"never"` or a function, but is `"sometimes"`.'],
  ["title: 'Name', field: 'name' }", "title: 'Name', field: 'name', customFilterAndSearch: (term: string, row: Row) => true }", 'Row', '`Row` is not defined; did you mean `row`?'],
  ['console.log(row?.name)', 'rows.push(1)', '1', 'This has to be `Person`, but is `1`.'],
  ['console.log(row?.name)', 'row.foo.bar', 'row', '`row` can be `undefined` here. Check it first, or write `row?.` instead of `row.`.'],
  ['console.log(row?.name)', 'rows.length()', 'length', '`length` is not a function, so it can’t be called.'],
  ['function App() {', 'function App({ a }) {', 'a', '`a` has no type, and nothing here tells it. Write one behind it.'],
  ["'@mui/material/Button'", "'@mui/materal/Button'", "'@mui/materal/Button'", "`@mui/materal/Button` can't be imported here. Available: react, react-dom, @material-table/core, @material-table/exporters, @mui/material, @mui/icons-material, @mui/x-date-pickers, date-fns, @emotion/react and @emotion/styled."],
];
