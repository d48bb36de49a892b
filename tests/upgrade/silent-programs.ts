import type { OddProgram } from './odd-programs';

const old = `import MaterialTable from 'material-table';`;
const state = 'const [rows, setRows] = useState([{ id: 1, name: "Oak" }]);';
const tableOf = (props: string) => `<MaterialTable columns={columns} ${props} />`;
const appOf = (body: string, props = 'data={rows}') =>
  `${old}\nexport default function App() {\n  ${state}\n  ${body}\n  return ${tableOf(props)};\n}`;
const bulk = (code: string, rows = '[{ id: 1 }, { id: 2 }]') =>
  `${old}\nexport default () => ${tableOf(`data={${rows}} editable={{ onBulkUpdate: async (changes) => { ${code} } }}`)};`;

/** Uses whose meaning an upgrade once changed silently. */
export const silentPrograms: Record<string, OddProgram> = {
  'styles and props of a theme by component': {
    code: `import { createMuiTheme } from '@material-ui/core/styles';
const cell = { MuiTableCell: { root: { color: 'red' } } };
export const both = createMuiTheme({ props: { MuiButton: { size: 'small' } }, overrides: { MuiButton: { root: { color: 'red' } } }, spacing: 4 });
export const elsewhere = createMuiTheme({ overrides: cell });`,
    says: ['`props` of a theme is in `components`', '`overrides` of a theme', '`overrides` of a theme'],
  },
  'a palette type that is chosen': {
    code: `import { createMuiTheme } from '@material-ui/core';
const palette = { type };
export const one = createMuiTheme({ palette });
export const other = createMuiTheme({ palette: { type: isDark ? 'dark' : 'light' } });`,
    has: ['const palette = { mode: type };', `palette: { mode: isDark ? 'dark' : 'light' }`],
  },
  'a panel that takes the row apart, or passes it on': {
    code: `${old}
export default class App extends React.Component {
  draw(row) { return <p>{row.name}</p>; }
  render() {
    return <>${tableOf('data={rows} detailPanel={({ name }) => <p>{name}</p>}')}${tableOf('data={rows} detailPanel={row => <Details row={row} />}')}${tableOf('data={rows} detailPanel={this.draw}')}</>;
  }
}`,
    says: ['The panel gets `{ rowData }`', 'The panel gets `{ rowData }`', 'The panel gets `{ rowData }`'],
  },
  'panels of the new form stay': {
    code: `import MaterialTable from '@material-table/core';
export default () => <>${tableOf('data={rows} detailPanel={({ rowData }) => <Details row={rowData} />}')}${tableOf('data={rows} detailPanel={(props) => <Details {...props} />}')}</>;`,
  },
  'a panel of another file is named, and tells nothing of the version': {
    code: `import MaterialTable from '@material-table/core';
import { panel } from './panel';
export default () => ${tableOf('data={rows} detailPanel={panel}')};`,
    says: ['The panel gets `{ rowData }`'],
  },
  'the query of a function is named': {
    code: `${old}
const load = (query) => fetch(\`?sort=\${query.orderBy?.field}&order=\${query.orderDirection}\`);
export default () => ${tableOf('data={(query) => load(query)}')};`,
    says: ['`query.orderBy` of a table’s query doesn’t know'],
  },
  'a query that is taken apart is named': {
    code: `${old}\nexport default () => ${tableOf('data={({ page, orderBy }) => load(page, orderBy)}')};`,
    says: ['`orderBy` of a table’s query'],
  },
  'the keys of a bulk update as places are named': {
    code: bulk(
      'const next = [...all]; for (const key in changes) next[key] = changes[key].newData; setAll(next);',
    ),
    says: ['The keys of `changes` are the ids'],
  },
  'the keys of a bulk update for rows that are loaded are named': {
    code: bulk(
      'Object.entries(changes).forEach(([key, { newData }]) => { all[+key] = newData; });',
      'loaded',
    ),
    says: ['The keys of `changes` are the ids'],
  },
  'the keys of a bulk update stay where they are places, or only find their own change': {
    code: [
      bulk('Object.keys(changes).map((key) => save(changes[key].newData));'),
      bulk(
        'Object.keys(changes).forEach((key) => { all[key] = changes[key].newData; });',
        '[{ a: 1 }]',
      ).replace(/^.*\nexport default/, 'export const Other ='),
    ].join('\n'),
  },
  'a row that is changed in a copy is named': {
    code: appOf('const done = (i) => { const next = rows.slice(); next[i].isDone = true; setRows(next); };'),
    says: ['This changes a row of the array'],
  },
  'a row that a loop changes is named': {
    code: appOf('const done = () => { rows.forEach((row) => { row.isDone = true; }); setRows([...rows]); };'),
    says: ['This changes a row of the array'],
  },
  'a new row that is changed is left alone': {
    code: appOf(
      'const done = () => setRows(rows.map((row) => { const next = { ...row }; next.isDone = true; return next; }));',
    ),
  },
  'the state of the table in its rows is named': {
    code: appOf('const chosen = rows.filter((row) => row.tableData.checked);'),
    says: ['`row.tableData` is empty'],
  },
  'the state of the table in the rows that a callback gives stays': {
    code: appOf(
      '',
      'data={rows} onSelectionChange={(chosen) => save(chosen.filter((row) => row.tableData.checked))}',
    ),
  },
  'a check of two places stays, because both sides are the same': {
    code: `${old}
export default class App extends React.Component {
  state = { last: null };
  render() {
    return ${tableOf('data={[{ name: "Oak" }]} onRowClick={(event, row) => this.setState({ last: row.tableData.id })} options={{ rowStyle: (row) => ({ color: this.state.last === row.tableData.id ? "red" : "black" }) }}')};
  }
}`,
  },
  'the language of the date pickers beside the other texts of the body': {
    code: `${old}\nexport default () => ${tableOf("data={rows} localization={{ body: { addTooltip: 'New', dateTimePickerLocalization: de } }}")};`,
    says: ['Write `dateTimePickerLocalization` beside `body`'],
  },
  'an old prop of a component that passes all on is named': {
    code: `${old}
const House = (props) => <MaterialTable {...props} />;
export default () => <House columns={columns} data={rows} onChangeRowsPerPage={save} onDoubleRowClick={open} />;`,
    says: ['`onDoubleRowClick` is `onRowDoubleClick`', '`onChangeRowsPerPage` is `onRowsPerPageChange`'],
  },
  'what went from react-dom, beside what stayed, is named': {
    code: `import ReactDOM from 'react-dom';\nimport { createPortal, findDOMNode, render } from 'react-dom';
render(<App />, box);\nexport const at = () => findDOMNode(this);\nReactDOM.unmountComponentAtNode(box);\ncreatePortal(a, b);`,
    says: ['call `createRoot(container)', '`ReactDOM.findDOMNode` was removed', 'call its `unmount`'],
  },
};
