/** A use of an old interface that can't be rewritten, or only with care, and the result of the upgrade. */
export interface OddProgram {
  code: string;
  since?: string;
  /** What the program's text contains afterwards. */
  has?: string[];
  hasNot?: string[];
  /** The remaining steps' messages, in order. */
  says?: string[];
  guess?: string;
}

const core = `import MaterialTable from '@material-table/core';`;
const tableOf = (options: string) =>
  `export default () => <MaterialTable columns={columns} data={rows} options={${options}} />;`;

/** Uses of old interfaces that the upgrade once ignored silently. */
export const oddPrograms: Record<string, OddProgram> = {
  'functions, methods and names that the menu can’t take as they are written are named': {
    code: `import MaterialTable from 'material-table';
const callbacks = { exportPdf: (columns, rows) => print(rows) };
${tableOf('{ ...callbacks, exportButton: true }')}
${tableOf('{ exportButton: { csv: true }, async exportCsv(columns, all) { save(all); } }')}
${tableOf('{ exportButton: true, exportFileName: () => today() }')}
${tableOf('{ exportButton: true, exportDelimiter: separator }')}
export const Texts = () => <MaterialTable columns={columns} data={rows} options={{ exportButton: true }} localization={{ toolbar: { exportCSVName: t('csv') } }} />;`,
    hasNot: ['exportMenu'],
    says: Array.from({ length: 5 }, () => '`exportMenu` takes their place'),
  },
  'functions that another file spreads into the options are named': {
    code: `import MaterialTable from 'material-table';
import { callbacks } from './callbacks';
${tableOf('{ ...callbacks, exportButton: true }')}`,
    has: ['{ ...callbacks, exportButton: true }'],
    says: ['What the options are spread from may hold functions'],
  },
  'export options that are only spread are named': {
    code: `${core}
const common = { exportButton: true, exportFileName: 'trees' };
${tableOf('{ ...common, paging: false }')}`,
    says: ['`exportButton`, `exportFileName` do nothing'],
  },
  'an export button that may be off is named': {
    code: `${core}\n${tableOf('{ exportButton: isAllowed, paging: false }')}`,
    has: ['exportButton: isAllowed'],
    says: ['`exportButton` does nothing'],
  },
  'several old options leave no stray comma': {
    code: `${core}
${tableOf(`{ exportButton: { csv: true }, exportCsv: save, exportFileName: 'trees' }`)}
${tableOf(`{ exportFileName: 'a', paging: false, exportButton: true, exportDelimiter: ';' }`)}
${tableOf(`{\n  exportButton: true,\n  exportDelimiter: ';',\n}`)}`,
    has: [
      `exportMenu: [{ label: 'CSV', exportFunc: (columns, rows, { searchedData }) => save(columns, searchedData) }] }}`,
      `ExportPdf(columns, rows, 'a') }], paging: false }}`,
      `'data') }],\n}}`,
    ],
  },
  'pickers by path are named': {
    code: `import { KeyboardDatePicker } from '@material-ui/pickers/KeyboardDatePicker';`,
    says: ['`@mui/x-date-pickers`'],
    guess: '5.1',
  },
  'a package of Material UI 4 without a successor is named': {
    code: `import TreeView from '@material-ui/lab/TreeView';`,
    says: ['`TreeView` was removed from Material UI: look for it in the package `@mui/x-tree-view`'],
  },
  'Hidden is named, by its path too': {
    code: `import Hidden from '@material-ui/core/Hidden';\nimport { Hidden as Away, Button } from '@mui/material';`,
    hasNot: ['@mui/material/Hidden'],
    says: ['`Hidden` was removed', '`Hidden` was removed'],
  },
  'makeStyles is not imported from where it does not exist': {
    code: `import { makeStyles } from '@material-ui/core/styles';\nimport { Button, withStyles } from '@material-ui/core';`,
    hasNot: ['@mui/material'],
    says: ['`makeStyles` was removed', '`withStyles` was removed', 'which has no `withStyles`'],
  },
  'a function for one property of styles is named': {
    code: `import { styled } from '@material-ui/core/styles';
export const Status = styled('i')({ color: (props) => (props.on ? 'red' : 'blue'), margin: 3 });
export const Whole = styled('i')((props) => ({ color: props.on ? 'red' : 'blue' }));`,
    has: ["from '@mui/material/styles'"],
    says: ['A function for one property'],
  },
  'a call of toggle is named': {
    code: `${core}
export default () => <MaterialTable columns={columns} data={rows} onRowClick={(event, row, toggle) => toggle!()} />;
export const Other = () => <MaterialTable columns={columns} data={rows} onRowClick={(e, r, open) => open?.()} />;`,
    since: '6.1',
    says: ['`toggle?.toggleDetailPanel()`', '`open?.toggleDetailPanel()`'],
  },
  'props that go into one that the tag has already, or may have, are named': {
    code: `import { Box, Grid, TextField } from '@mui/material';
export const Field = (props) => <Box p={2} sx={{ color: 'red' }}><Grid item xs={2} {...props} /><TextField inputProps={{ maxLength: 3 }} slotProps={{ htmlInput: { min: 1 } }} /></Box>;`,
    says: [
      '`p` of `Box` goes into `sx`, as `p`',
      '`item`, `xs` of `Grid` go into `size`, as `xs`',
      '`inputProps` of `TextField` goes into `slotProps`, as `htmlInput`',
    ],
  },
  'require, import() and jest.mock load the new package': {
    code: `const React = require('react');
const MaterialTable = require('material-table').default;
const Later = React.lazy(() => import('material-table'));
jest.mock('material-table', () => ({ __esModule: true, default: () => null }));
const { Button } = require('@material-ui/core');
module.exports = () => <MaterialTable columns={columns} data={rows} onDoubleRowClick={open} />;`,
    has: [
      `require('@material-table/core').default`,
      `import('@material-table/core')`,
      `jest.mock('@material-table/core'`,
      `require('@mui/material')`,
      'onRowDoubleClick={open}',
    ],
    guess: '1',
  },
  'createElement is named': {
    code: `import { createElement } from 'react';
import MaterialTable from 'material-table';
export default () => createElement(MaterialTable, { columns, data, options: { sorting: false } });`,
    has: ['@material-table/core'],
    says: ['The props of `createElement(MaterialTable, …)`'],
    guess: '1',
  },
  'a row of the table that is changed itself is named': {
    code: `${core}
export default function Trees() {
  const [rows, setRows] = useState([{ id: 1, name: 'Oak' }]);
  const rename = (id, name) => {
    const row = rows.find((one) => one.id === id);
    row.name = name;
    setRows([...rows]);
  };
  return <MaterialTable columns={columns} data={rows} />;
}`,
    says: ['This changes a row of the array'],
  },
  'an array that the program has copied is left alone': {
    code: `${core}
export default class Trees extends React.Component {
  add = (row) => {
    let rows = this.state.rows;
    rows = rows.slice();
    rows.push(row);
    this.setState({ rows });
  };
  render() {
    return <MaterialTable columns={columns} data={this.state.rows} />;
  }
}`,
  },
  'components of other packages, and of the file, keep their props': {
    code: `${core}
import { Grid } from 'another-kit';
import { TablePagination } from './TablePagination';
import { createMuiTheme } from './themes';
export const theme = createMuiTheme({ overrides: {} });
export const Other = () => <Grid item xs={6}><TablePagination onChangePage={go} /></Grid>;
function Shadowed() {
  const MaterialTable = (props) => <ul {...props} />;
  return <MaterialTable onChangePage={go} options={{ exportButton: true }} />;
}`,
    has: [
      '<Grid item xs={6}><TablePagination onChangePage={go} />',
      '<MaterialTable onChangePage={go} options',
    ],
  },
  'components of Material UI under other names, and of the whole package': {
    code: `import { Grid as Cell } from '@material-ui/core';
import Field from '@material-ui/core/TextField/TextField';
import * as M from '@material-ui/core';
const { Box: Space } = require('@material-ui/core');
export const all = <><Cell item xs={6} /><Field inputProps={{ min: 1 }} /><M.Grid item xs /><Space p={2} display="flex" /></>;`,
    has: [
      '<Cell size={{ xs: 6 }} />',
      '<Field slotProps={{ htmlInput: { min: 1 } }} />',
      "<M.Grid size={{ xs: 'grow' }} />",
      '<Space sx={{ p: 2, display: "flex" }} />',
    ],
  },
  'props that Material UI ignores are named': {
    code: `import { Dialog, ListItem } from '@material-ui/core';
export const a = <Dialog onEnter={load} onBackdropClick={close}><ListItem button /></Dialog>;`,
    says: ['`onEnter` of `Dialog`', '`onBackdropClick` of `Dialog`', '`button` of `ListItem` does nothing'],
  },
  'paths of Material UI 4 are paths that Material UI 9 exports': {
    code: `import green from '@material-ui/core/colors/green';
import createMuiTheme, { ThemeOptions } from '@material-ui/core/styles/createMuiTheme';
import Button from '@material-ui/core/Button/Button';
import Paper from '@material-ui/core/esm/Paper';
import Panel from '@material-ui/core/ExpansionPanel';
import Add from '@material-ui/icons/esm/Add';
import { ripple } from '@material-ui/core/Tooltip/parts';
export { fade } from '@material-ui/core/styles';
export const { GridList: List } = require('@material-ui/core');`,
    has: [
      "import { green } from '@mui/material/colors';",
      "import { createTheme as createMuiTheme, ThemeOptions } from '@mui/material/styles';",
      "import Button from '@mui/material/Button';",
      "import Paper from '@mui/material/Paper';",
      "import Panel from '@mui/material/Accordion';",
      "import Add from '@mui/icons-material/Add';",
      "export { alpha as fade } from '@mui/material/styles';",
      "{ ImageList: List } = require('@mui/material')",
    ],
    says: ['`@mui/material/Tooltip/parts` isn’t exported by Material UI 9'],
  },
  'icons that Material UI 9 renamed or removed': {
    code: `import { PersonOutline, HelpOutline as Help, Eco, Add } from '@material-ui/icons';
import Motorcycle from '@material-ui/icons/Motorcycle';
import * as Icons from '@mui/icons-material';
export const a = <Icons.WorkOutline />;`,
    has: ['{ PersonOutlined as PersonOutline, HelpOutlined as Help, Eco, Add }', '<Icons.WorkOutlined />'],
    says: ['no icon `Eco`', 'no icon `Motorcycle`'],
  },
  'the table comes before its parts': {
    code: `import MaterialTable, { MTableToolbar } from 'material-table';
export default () => <MaterialTable columns={columns} data={[]} components={{ Toolbar: MTableToolbar }} />;`,
    has: [
      "import MaterialTable from '@material-table/core';\nimport { MTableToolbar } from '@material-table/core';",
    ],
  },
  'what the rules of advice call an error is a step': {
    code: `${core}
export default () => {
  const [rows] = useState([{ id: 1 }, { id: 1 }]);
  return <MaterialTable columns={[]} data={rows} icons={{ Add }} editable={{ onRowUpdate: async () => {} }} />;
};`,
    since: '7.0',
    says: ['Another row already has the `id` 1', '`icons` lacks'],
  },
  'rows and columns that may be missing at first get an array': {
    code: `${core}
export function A() { const { data: rows } = useQuery(load); return <MaterialTable columns={columns} data={rows} />; }
export function B({ page }) { return <MaterialTable columns={columns} data={page?.rows} />; }
export class C extends React.Component {
  state = { columns: [] };
  render() { return <MaterialTable columns={this.state.columns} data={this.state.rows} />; }
}
export function D() { const { data, isLoading } = useQuery(load); if (isLoading) return null; return <MaterialTable columns={columns} data={data} />; }
export function E() { const { data = [] } = useQuery(load); return <MaterialTable columns={columns} data={data} />; }
export function F() { const { data: first } = useFetchTrees(); const [kept, setKept] = useState(first?.rows); return <MaterialTable columns={columns} data={kept} />; }
export function G({ trees }) { const by = (one) => { if (!one) return true; }; return <Filters>{(by) => { const found = trees?.filter(by).slice(1); return <MaterialTable columns={columns} data={found} />; }}</Filters>; }`,
    has: [
      'data={rows ?? []}',
      'data={page?.rows ?? []}',
      'columns={this.state.columns} data={this.state.rows ?? []}',
      'data={kept ?? []}',
      'data={found ?? []}',
    ],
  },
  'a comment goes with its line, and one above it stays': {
    code: `${core}
${tableOf(`{
  search: false, /* asked for */
  exportButton: true, // all
  // the file
  exportFileName: 'x', // name
  paging: false
}`)}
${tableOf(`{ search: false, exportButton: true, exportDelimiter: ';' /* semicolon */ }`)}`,
    has: [
      'search: false, /* asked for */',
      "ExportPdf(columns, rows, 'x') }], // all\n  // the file\n  paging: false",
      '{ search: false, exportMenu: [',
    ],
    hasNot: ['// name', ', /* semicolon */', 'exportDelimiter'],
  },
  'an export name that the table never read makes no two equal entries': {
    code: `${core}
export default () => <MaterialTable columns={columns} data={[]} options={{ exportButton: true }} localization={{ toolbar: { exportName: 'Exportar' } }} />;`,
    has: ["label: 'CSV'", "label: 'PDF'"],
  },
  'the known pagination of Material UI inside of the table’s': {
    code: `import MaterialTable from 'material-table';
import { TablePagination } from '@material-ui/core';
export default () => <MaterialTable columns={columns} data={rows} components={{
  Pagination: ({ ActionsComponent, onChangePage, ...rest }) => (
    <TablePagination {...rest} onChangePage={onChangePage} ActionsComponent={(sub) => {
      const { onPageChange, ...others } = sub;
      return <ActionsComponent {...others} onChangePage={onPageChange} />;
    }} />
  ),
}} />;`,
    has: ['<TablePagination {...rest} onPageChange={onChangePage}'],
    says: ['rename `onChangePage` here', 'rename `onChangePage` here'],
  },
  'each place that finds rows by tableData is named': {
    code: `${core}
export function App() {
  const [rows, setRows] = useState([{ name: 'a' }]);
  const ref = useRef();
  return <MaterialTable tableRef={ref} data={rows} columns={[{ render: (row) => row.tableData.id + 1 }]}
    onRowClick={(e, row) => ref.current.onToggleDetailPanel([row.tableData.id], show)}
    editable={{
      onRowUpdate: async (next, old) => setRows(rows.map((one, i) => (i === old.tableData.id ? next : one))),
      onRowDelete: async (old) => setRows(rows.filter((one, i) => i !== old.tableData.id)),
    }} />;
}
const first = (row) => { const { id } = row.tableData; return rows[id]; };
const other = (row) => { const data = row.tableData; return rows[data.id]; };
const column = ({ columnDef }) => columnDef.tableData.id;`,
    says: [
      'This row has no `id`',
      'was the row’s place in your data',
      'was the row’s place in your data',
      'was the row’s place in your data',
      '`old` has no `tableData` in `onRowDelete`, so this throws',
      'was the row’s place in your data',
      'was the row’s place in your data',
    ],
  },
  'default props of functions and strings as refs are named, those of classes stay': {
    code: `${core}
const Plain = ({ size }) => <input ref="field" size={size} />;
const Held = React.memo(Plain);
class Old extends React.Component {}
export function Trees() { return <MaterialTable columns={columns} data={rows} />; }
Plain.defaultProps = Held.defaultProps = Trees.defaultProps = { size: 1 };
Old.defaultProps = { size: 1 };
MaterialTable.defaultProps = {};`,
    since: '6.0',
    says: [
      'strings as `ref`',
      'the `defaultProps` of a function',
      'the `defaultProps` of a function',
      'the `defaultProps` of a function',
    ],
  },
  'names that every object has are no names of a pagination': {
    code: `${core}
export default () => <MaterialTable columns={columns} data={rows} title={size.toString()} onRowClick={(event, row) => open(row.valueOf(), row.constructor)} />;`,
    hasNot: ['native code'],
  },
  'a title that a call returns is no name for a file': {
    code: `import MaterialTable from 'material-table';
const label = () => useName() + '!';
const options = { exportButton: { csv: true } };
export default () => <>${['Title()', 'label()', 'useName()'].map((title) => `<MaterialTable title={${title}} columns={columns} data={rows} options={options} />`).join('')}<MaterialTable title={t('trees')} columns={columns} data={rows} options={{ exportButton: { csv: true } }} /></>;`,
    says: [
      '`exportMenu` takes their place',
      '`exportMenu` takes their place',
      '`exportMenu` takes their place',
      '`exportMenu` takes their place',
    ],
  },
  'old names in an object for a table of another file are named': {
    code: `export const texts = { pagination: { labelRowsSelect: 'rows' } };
export const options = { exportButton: true, exportFileName: 'trees' };`,
    says: [
      '`labelRowsSelect` is now `labelRows`',
      '`exportButton` is now `exportMenu`',
      '`exportFileName` is now',
    ],
  },
  'a container is not null for TypeScript': {
    code: `import ReactDOM from 'react-dom';\nReactDOM.render(<App />, document.getElementById('app'));`,
    has: [
      `import { createRoot } from 'react-dom/client';`,
      `createRoot(document.getElementById('app')!).render(<App />)`,
    ],
  },
  'a container with a type of its own is named': {
    code: `import { render } from 'react-dom';\nexport const show = (root: HTMLElement) => render(<App />, root);`,
    says: ['call `createRoot(container)'],
  },
  'what stayed of @material-ui/styles is in the styles of Material UI': {
    code: `import { ThemeProvider, useTheme } from '@material-ui/styles';
import Provider from '@material-ui/styles/ThemeProvider';
import { makeStyles, useTheme as theme } from '@material-ui/styles';
import { spacing } from '@material-ui/system';`,
    has: [
      `import { ThemeProvider, useTheme } from '@mui/material/styles';`,
      `import { ThemeProvider as Provider } from '@mui/material/styles';`,
    ],
    says: [
      '`makeStyles` was removed',
      '`@mui/material/styles`, which has no `makeStyles`: import the others from there',
      '`@mui/system` takes its place',
    ],
  },
  'props that only have another name get it': {
    code: `import { GridList, GridListTile, GridListTileBar, TextareaAutosize } from '@material-ui/core';
export default () => <GridList cellHeight={160} spacing={8} cols={3}><GridListTile cols={2} rows={1}><GridListTileBar titlePosition="top" /></GridListTile><TextareaAutosize rowsMin={3} rows={2} /></GridList>;`,
    has: ['rowHeight={160} gap={8} cols={3}', 'cols={2} rows={1}', 'position="top"', 'minRows={3}'],
    says: ['`rows` of `TextareaAutosize` does nothing'],
  },
  'the context of a class by its types is named': {
    code: `export class Old extends React.Component { static contextTypes = { a: b }; static contextType = Ctx; static defaultProps = {}; }
Old.childContextTypes = {};`,
    since: '6.0',
    says: ['ignores `contextTypes`', 'ignores `childContextTypes`'],
  },
  'the types of a module that moved move with it': {
    code: `declare module '@material-ui/core/styles' { interface Theme { a: string } }
declare module '@material-ui/core/styles/createPalette' { interface Palette { a: string } }`,
    has: [`declare module '@mui/material/styles' {`],
    says: ['is `createPalette` of `@mui/material/styles`'],
  },
  'a method of the table is named in a file that only gets the ref': {
    code: `export const toFirstPage = (tableRef) => tableRef.current?.onChangePage(null, 0);
export const toSecond = (handle) => handle.current.onChangePage(null, 1);`,
    since: '1',
    says: ['of a table’s ref is `onPageChange`', 'of a table’s ref is `onPageChange`'],
  },
};
