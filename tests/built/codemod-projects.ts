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

const nextPage = `'use client';

import MaterialTable from '@material-table/core';
import { Paper } from '@material-ui/core';

export default function Page({ harbours }) {
  return (
    <Paper>
      <MaterialTable columns={[{ title: 'Harbour', field: 'name' }]} data={harbours} />
    </Paper>
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

const commonJs = `const React = require('react');
const { default: MaterialTable } = require('material-table');

exports.Ferns = ({ ferns }) =>
  React.createElement(MaterialTable, { columns: [{ title: 'Fern', field: 'name' }], data: ferns });
`;

const current = `import MaterialTable from '@material-table/core';
import { Paper } from '@mui/material';

export const Boats = ({ boats }) => (
  <Paper>
    <MaterialTable columns={[{ title: 'Boat', field: 'name' }]} data={boats} />
  </Paper>
);
`;

const rooms = `import MaterialTable, { Column } from '@material-table/core';
import ReactDOM from 'react-dom';

export interface Room {
  id: string;
  seats: number;
}

const columns: Column<Room>[] = [{ title: 'Seats', field: 'seats', type: 'numeric' }];

export const Rooms = ({ rooms }: { rooms: Room[] }) => <MaterialTable columns={columns} data={rooms} />;

export const show = (rooms: Room[], root: HTMLElement) => ReactDOM.render(<Rooms rooms={rooms} />, root);
`;

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
    title: 'Next.js with routes in brackets and parentheses',
    args: ['.'],
    files: {
      'package.json': manifest({
        '@material-table/core': '^4.3.11',
        '@material-ui/core': '^4.12.4',
        next: '12.3.4',
        react: '17.0.2',
      }),
      '.gitignore': '/.next/\nnode_modules\n',
      '.next/server/page.js': table('Built'),
      'next.config.js': 'module.exports = {};\n',
      'app/(port)/[id]/page.jsx': nextPage,
    },
    after: { 'app/(port)/[id]/page.jsx': nextPage.replace("'@material-ui/core'", "'@mui/material'") },
    dry: said(1, 2, 1),
    written: 0,
    says: [/Uninstall: @material-table\/core @material-ui\/core\n/, /Install: .*@mui\/material@9/],
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
    title: 'a monorepo with three versions',
    args: ['packages'],
    files: {
      'package.json': manifest({}, { workspaces: ['packages/*'] }),
      'packages/old/package.json': manifest({ 'material-table': '~1.60.0' }),
      'packages/old/src/Old.jsx': table('Old'),
      'packages/middle/package.json': manifest({ '@material-table/core': '^3.2.5' }),
      'packages/middle/src/Middle.jsx': upgradedTable('Middle'),
      'packages/new/package.json': manifest({ '@material-table/core': '^8.0.3', '@mui/material': '^9.2.0' }),
      'packages/new/src/Boats.jsx': current,
      'packages/new/node_modules/kit/index.js': table('Kit'),
    },
    after: { 'packages/old/src/Old.jsx': upgradedTable('Old') },
    dry: said(1, 3, 1),
    written: 0,
    says: [/Packages for .*packages\/old\/package\.json/, /Uninstall: material-table\n/],
  },
  {
    title: 'CRLF line ends and byte order marks',
    args: ['src'],
    files: {
      'package.json': `\uFEFF${manifest({ 'material-table': '^1.69.3' }).replaceAll('\n', '\r\n')}`,
      'src/a.jsx': table('Windows').replaceAll('\n', '\r\n'),
      'src/b.jsx': `\uFEFF${table('Marked').replaceAll('\n', '\r\n')}`,
      'src/c.jsx': table('Open').trimEnd(),
    },
    after: {
      'src/a.jsx': upgradedTable('Windows').replaceAll('\n', '\r\n'),
      'src/b.jsx': `\uFEFF${upgradedTable('Marked').replaceAll('\n', '\r\n')}`,
      'src/c.jsx': upgradedTable('Open').trimEnd(),
    },
    dry: said(1, 3, 3),
    written: 0,
    says: [],
  },
  {
    title: '2,000 files, of which two have a table',
    args: ['src'],
    files: {
      'package.json': manifest({ 'material-table': '^1.69.3' }),
      ...Object.fromEntries(
        Array.from({ length: 2000 }, (_none, index) => [
          `src/part-${index % 40}/file-${index}.jsx`,
          index % 700 === 600
            ? table(`Table${index}`)
            : `import { useState } from 'react';\n\nexport const usePart${index} = () => useState(${index});\n`,
        ]),
      ),
    },
    after: {
      'src/part-0/file-600.jsx': upgradedTable('Table600'),
      'src/part-20/file-1300.jsx': upgradedTable('Table1300'),
    },
    dry: said(1, 2000, 2),
    written: 0,
    says: [],
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
  {
    title: 'links in a circle, to nothing and to a file elsewhere',
    args: ['src'],
    files: {
      'package.json': manifest({ 'material-table': '^1.69.3' }),
      'elsewhere.jsx': table('Elsewhere'),
      'src/deep/inner.jsx': table('Inner'),
    },
    after: { 'src/deep/inner.jsx': upgradedTable('Inner') },
    dry: said(1, 1, 1),
    written: 0,
    says: [],
  },
  {
    title: 'CommonJS with createElement, whose props nothing reads',
    args: ['lib'],
    files: { 'package.json': manifest({ 'material-table': '^1.69.3' }), 'lib/ferns.cjs': commonJs },
    after: { 'lib/ferns.cjs': commonJs.replace("'material-table'", "'@material-table/core'") },
    dry: said(1, 1, 1, 1),
    written: 1,
    says: [/^ {2}lib\/ferns\.cjs:5:3 The props of `React\.createElement/m],
  },
  {
    title: 'a project that has version 8 already',
    args: ['.'],
    files: {
      'package.json': manifest({
        '@material-table/core': '8.0.3',
        '@mui/material': '9.5.0',
        react: '19.3.1',
      }),
      'src/Boats.jsx': current,
    },
    after: {},
    dry: said(0, 1, 0),
    written: 0,
    says: [],
  },
  {
    title: 'no package.json, names with spaces and umlauts, --from 1',
    args: ['meine Übersicht', '--from', '1'],
    files: {
      'meine Übersicht/Bäume und [Sträucher].jsx': table('Trees'),
      'meine Übersicht/types.mts': 'export type Tree = { name: string };\n',
    },
    after: { 'meine Übersicht/Bäume und [Sträucher].jsx': upgradedTable('Trees') },
    dry: said(1, 2, 1),
    written: 0,
    says: [],
  },
  {
    title: 'a library of components with a range of peers, from version 6',
    args: ['src/index.tsx', 'src/rooms'],
    files: {
      'package.json': manifest(
        {},
        { peerDependencies: { '@material-table/core': '>=6.2 <7', react: '>=17' } },
      ),
      'src/index.tsx': "export { Rooms } from './rooms/Rooms';\n",
      'src/rooms/Rooms.tsx': rooms,
    },
    after: {
      'src/rooms/Rooms.tsx': rooms
        .replace("ReactDOM from 'react-dom'", "{ createRoot } from 'react-dom/client'")
        .replace(
          'ReactDOM.render(<Rooms rooms={rooms} />, root)',
          'createRoot(root).render(<Rooms rooms={rooms} />)',
        ),
    },
    dry: said(1, 2, 1),
    written: 0,
    says: [/Install: react@19 react-dom@19 @material-table\/core@8$/m],
  },
];
