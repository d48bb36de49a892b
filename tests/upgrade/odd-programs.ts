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
  'a function for PDF files that is spread into the options stays': {
    code: `import MaterialTable from 'material-table';
const callbacks = { exportPdf: (columns, rows) => print(rows) };
${tableOf('{ ...callbacks, exportButton: true }')}`,
    has: ['{ searchedData }) => callbacks.exportPdf(columns, searchedData)', 'ExportCsv(columns, rows'],
    hasNot: ['ExportPdf(', 'exportButton'],
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
  'a call of toggle is named': {
    code: `${core}
export default () => <MaterialTable columns={columns} data={rows} onRowClick={(event, row, toggle) => toggle!()} />;
export const Other = () => <MaterialTable columns={columns} data={rows} onRowClick={(e, r, open) => open?.()} />;`,
    since: '6.1',
    says: ['`toggle?.toggleDetailPanel()`', '`open?.toggleDetailPanel()`'],
  },
  'slotProps that exist get the new slot': {
    code: `import { TextField } from '@mui/material';
export const Field = () => <TextField inputProps={{ maxLength: 3 }} slotProps={{ input: { readOnly: true } }} />;`,
    has: ['slotProps={{ input: { readOnly: true }, htmlInput: { maxLength: 3 } }}'],
    hasNot: ['inputProps'],
  },
  'a slot that is there already is named': {
    code: `import { TextField } from '@mui/material';
export const Field = () => <TextField inputProps={{ maxLength: 3 }} slotProps={{ htmlInput: { min: 1 } }} />;`,
    says: ['`inputProps` of `TextField` is `slotProps`'],
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
};
