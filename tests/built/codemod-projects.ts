// Small typical projects, with what the codemod has to do in each.

/** The exit code and output of the first run, without --write. */
interface Said {
  code: 0 | 1 | 2;
  /** The number in the last line of the output. */
  files: number;
  changed: number;
  steps: number;
  unread: number;
}

export interface CodemodProject {
  title: string;
  args: string[];
  files: Record<string, string | Buffer>;
  /** The new text of each file that --write changes. */
  after: Record<string, string>;
  dry: Said;
  /** Exit codes with --write, and of the second run with --write. */
  written: 0 | 1 | 2;
  /** Other parts of the output: steps by hand, packages, files that weren't read. */
  says: RegExp[];
}

/** The output also reports that it can't be opened. */
export const lockedFile = 'src/locked.jsx';

const manifest = (dependencies: Record<string, string>, more: object = {}) =>
  `${JSON.stringify({ name: 'app', private: true, ...more, dependencies }, null, 2)}\n`;

const said = (code: Said['code'], files: number, changed: number, steps = 0, unread = 0): Said => ({
  code,
  files,
  changed,
  steps,
  unread,
});

/** A table of 1.x that only needs two new names, and the same for version 8. */
const table = (name: string) => `import MaterialTable from 'material-table';

export const ${name} = ({ rows, onPage }) => (
  <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={rows} onChangePage={onPage} />
);
`;
const upgradedTable = (name: string) =>
  table(name).replace("'material-table'", "'@material-table/core'").replace('onChangePage', 'onPageChange');

const viteTable = `import { useState } from 'react';
import MaterialTable, { Column } from 'material-table';

interface Bean {
  id: number;
  origin: string;
}

const columns: Column<Bean>[] = [{ title: 'Origin', field: 'origin' }];

export function Beans({ beans }: { beans: Bean[] }) {
  const [size, setSize] = useState(5);
  return (
    <MaterialTable
      columns={columns}
      data={beans}
      options={{ pageSize: size }}
      onChangeRowsPerPage={setSize}
    />
  );
}
`;

const craIndex = `import React from 'react';
import ReactDOM from 'react-dom';
import App from './App';

ReactDOM.render(<App />, document.getElementById('root'));
`;

const craApp = `import React from 'react';
import MaterialTable from 'material-table';
import { withStyles } from '@material-ui/core/styles';

class App extends React.Component {
  state = { kites: this.props.kites };

  render() {
    return (
      <MaterialTable
        columns={[{ title: 'Kite', field: 'name' }]}
        data={this.state.kites}
        options={{ exportButton: true }}
      />
    );
  }
}

export default withStyles({ root: { margin: 8 } })(App);
`;

const craTest = "jest.mock('material-table', () => () => null);\n\ntest('mounts', () => {});\n";

const menuItem = (label: string, name: string) =>
  `{ label: '${label}', exportFunc: (columns, rows) => Export${name}(columns, rows, 'data') }`;

export const codemodProjects: CodemodProject[] = [
  {
    title: 'Vite with TypeScript and hooks',
    args: ['src'],
    files: {
      'package.json': manifest(
        {
          'material-table': '^1.69.3',
          '@material-ui/core': '^4.12.4',
          react: '^17.0.2',
          'react-dom': '^17.0.2',
          '@types/react': '^17.0.0',
        },
        { type: 'module' },
      ),
      'vite.config.ts': "import { defineConfig } from 'vite';\n\nexport default defineConfig({});\n",
      'src/main.tsx': "import { Beans } from './Beans';\n\nconsole.log(Beans);\n",
      'src/vite-env.d.ts': "declare module 'material-table';\n",
      'src/Beans.tsx': viteTable,
    },
    after: {
      'src/Beans.tsx': viteTable
        .replace("'material-table'", "'@material-table/core'")
        .replace('onChangeRowsPerPage', 'onRowsPerPageChange'),
    },
    dry: said(1, 2, 1),
    written: 0,
    says: [
      /Uninstall: material-table @material-ui\/core\n/,
      /Install: react@19 react-dom@19 @material-table\/core@8 @types\/react@19$/m,
    ],
  },
  {
    title: 'Create React App with a class, an old root and withStyles',
    args: ['src/**/*.js'],
    files: {
      'package.json': manifest({
        'material-table': '1.69.2',
        '@material-ui/core': '4.11.0',
        react: '16.13.1',
        'react-dom': '16.13.1',
        'react-scripts': '3.4.1',
      }),
      'src/index.js': craIndex,
      'src/App.js': craApp,
      'src/App.test.js': craTest,
    },
    after: {
      'src/index.js': craIndex
        .replace("ReactDOM from 'react-dom'", "{ createRoot } from 'react-dom/client'")
        .replace(
          "ReactDOM.render(<App />, document.getElementById('root'))",
          "createRoot(document.getElementById('root')).render(<App />)",
        ),
      'src/App.js': craApp
        .replace("'material-table'", "'@material-table/core'")
        .replace(
          "styles';\n",
          "styles';\nimport { ExportCsv, ExportPdf } from '@material-table/exporters';\n",
        )
        .replace('exportButton: true', `exportMenu: [${menuItem('CSV', 'Csv')}, ${menuItem('PDF', 'Pdf')}]`),
      'src/App.test.js': craTest.replace('material-table', '@material-table/core'),
    },
    dry: said(1, 3, 3, 1),
    written: 1,
    says: [
      /^ {2}src\/App\.js:3:\d+ `withStyles` was removed from Material UI: .*\n +https:/m,
      /Install: .*@material-table\/exporters$/m,
    ],
  },
  {
    title: 'files that can’t be read in part, decoded or opened',
    args: ['src'],
    files: {
      'package.json': manifest({ 'material-table': '^1.69.3' }),
      'src/broken.jsx': `${table('Broken')}const = ;\n`,
      'src/latin.jsx': Buffer.from(`// caf\u00e9\n${table('Latin')}`, 'latin1'),
      [lockedFile]: table('Locked'),
      'src/whole.jsx': table('Whole'),
    },
    after: {
      'src/broken.jsx': `${upgradedTable('Broken')}const = ;\n`,
      'src/whole.jsx': upgradedTable('Whole'),
    },
    dry: said(2, 4, 2, 1, 2),
    written: 2,
    says: [
      /src\/broken\.jsx:6:\d+ The syntax here, .*can’t be read/,
      /src\/latin\.jsx is not UTF-8/,
      /src\/locked\.jsx can't be opened \(EACCES: permission denied\)/,
    ],
  },
];
