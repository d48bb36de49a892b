import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { build, transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { dist, messagesOn } from './errors';
import { plain } from './sentences';

/** Run a script in a separate Node process, started in the repository, and return its output. */
function node(script: string, flags: string[] = [], env: Record<string, string> = {}): string {
  const args = [...flags, '--input-type=module', '--eval', script];
  const options = { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 180_000 } as const;
  return execFileSync(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Render tables on a server, as in development, and print all messages. */
const said = node(
  `import { createElement as h } from 'react';
     import { renderToString } from 'react-dom/server';
     import Table, { MTablePagination } from '@material-table/core';
     console.warn = console.error = console.log;
     const columns = [{ title: 'Name', field: 'name' }];
     const render = (props) => {
       try { renderToString(h(Table, { columns, data: [{ id: 1, name: 'Ann' }], ...props })); }
       catch (error) { console.log(String(error)); }
     };
     render({ data: [{ name: 'Ann' }] });
     render({ options: { persistentGroupingsId: 'groups' } });
     render({ localization: { pagination: { labelRowsSelect: 'rows' } } });
     render({ title: h(MTablePagination, { count: 1, page: 0, rowsPerPage: 5 }) });
     const named = "import { MaterialTable } from '" + import.meta.resolve('@material-table/core') + "'";
     await import('data:text/javascript,' + encodeURIComponent(named)).catch((error) => console.log(String(error)));`,
  [],
  { NODE_ENV: 'development' },
);

test('rendering on a server says what the errors pages say', () => {
  for (const message of [
    'The table requires all rows to have an unique id property. A row was provided without id in the rows prop. To prevent the loss of state between renders, please provide an unique id for each row.',
    'localStorage is not defined',
    'The prop `labelRowsSelect` was renamed to labelDisplayedRows. Please rename the prop accordingly: https://mui.com/material-ui/api/table-pagination/#main-content.',
    'The prop `onPageChange` in pagination is undefined and paging does not work. This is most likely caused by an old material-ui version <= 4.11.X.To fix this, install either material-ui >=4.12 or downgrade material-table-core to <=3.0.15.',
  ])
    expect(said).toContain(message);
}, 60_000);

test('a development build checks the ids of rows before it reads them, so its message about wrong rows is another', () => {
  const page = plain(fs.readFileSync(path.resolve('docs/errors/index.mdx'), 'utf8'));
  const messages = (environment: string) =>
    node(
      `import DataManager from ${JSON.stringify(path.join(dist, 'utils/data-manager.js'))};
       const Manager = DataManager.default ?? DataManager;
       for (const rows of [undefined, { rows: [] }]) {
         const manager = new Manager();
         for (let turn = 0; turn < 2; turn += 1)
           try { manager.setData(rows); } catch (error) { console.log(error.message); }
       }`,
      [],
      { NODE_ENV: environment },
    )
      .trim()
      .split('\n');
  const [some, map] = ['some', 'map'].map((name) => [
    `Cannot read properties of undefined (reading '${name}')`,
    `data.${name} is not a function`,
  ]);
  expect(messages('production')).toEqual([map?.[0], map?.[0], map?.[1], map?.[1]]);
  expect(messages('development')).toEqual([some?.[0], map?.[0], some?.[1], map?.[1]]);
  expect(page).toContain(
    plain("In a development build, this message ends with (reading 'some') the first time."),
  );
  expect(page).toContain(plain('in a development build, it is data.some is not a function the first time.'));
});

/** A bundler's message about a line of code. */
async function bundled(contents: string, resolveDir = process.cwd()): Promise<string> {
  const external = resolveDir === process.cwd() ? ['react', '@mui/material'] : [];
  const result = build({
    stdin: { contents, resolveDir },
    bundle: true,
    write: false,
    logLevel: 'silent',
    external,
  });
  return result.then(
    () => 'no error',
    (error: unknown) => String(error),
  );
}

const imported = (code: string, flags: string[] = []) =>
  node(
    `import('data:text/javascript,').then(async () => { try { ${code} } catch (error) { console.log(error.code, String(error)); } })`,
    flags,
  );

/** The cause of each message of npm, bundlers and Node. */
const causes: Record<string, () => string | Promise<string>> = {
  'ERESOLVE unable to resolve dependency tree': installedBesideReact18,
  'No matching export in "node_modules/@material-table/core/dist/index.js" for import "ExportCsv"': () =>
    bundled("import { ExportCsv } from '@material-table/core'; console.log(ExportCsv)"),
  'Could not resolve "@material-ui/core"': () => bundled("import '@material-ui/core'"),
  'Could not resolve "@mui/material/styles"': () => bundled("import '@mui/material/styles'", os.tmpdir()),
  'Could not resolve "@mui/icons-material/DeleteOutline"': () =>
    bundled("import '@mui/icons-material/DeleteOutline'"),
  'Cannot use import statement outside a module': () => {
    try {
      vm.compileFunction(fs.readFileSync(path.join(dist, 'index.js'), 'utf8'));
      return 'no error';
    } catch (error) {
      return String(error);
    }
  },
  "Unexpected identifier or Unexpected token 'export'": () => {
    try {
      vm.compileFunction('export default 1');
      return 'no error';
    } catch (error) {
      // Node 10 reports the first one, current versions another one for an import.
      return `Unexpected identifier or ${(error as Error).message}`;
    }
  },
  'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.':
    () =>
      node(
        `import { createRequire } from 'node:module';
         import { createElement as h } from 'react';
         import { renderToString } from 'react-dom/server';
         const required = createRequire(process.cwd() + '/x.js')('@material-table/core');
         console.log(typeof required.default);
         try { renderToString(h(required, { columns: [], data: [] })); } catch (error) { console.log(String(error)); }`,
        [],
        { NODE_ENV: 'development' },
      ),
  'React is not defined': async () => {
    const { code } = await transform('<b />', { loader: 'jsx', jsx: 'transform' });
    try {
      vm.runInNewContext(code);
      return 'no error';
    } catch (error) {
      return String(error);
    }
  },
  'require() of ES Module': () =>
    imported("(await import('node:module')).createRequire(process.cwd() + '/x.js')('@material-table/core')", [
      '--no-experimental-require-module',
    ]),
  "Named export 'useState' not found. The requested module 'react' is a CommonJS module": () =>
    imported("await import('@material-table/core')", ['--conditions=react-server']),
};

describe('while installing or building', () => {
  test('each heading has a cause here', () => {
    expect(Object.keys(causes).map(plain).sort()).toEqual(messagesOn('index', ['Build']).sort());
  });

  test.each(Object.entries(causes))(
    '%s',
    async (message, cause) => {
      expect(await cause()).toContain(message);
    },
    60_000,
  );
});

/** Let npm install the table's name, version and peers with React 18: empty packages, and no registry. */
function installedBesideReact18(): string {
  const { name, version, peerDependencies } = JSON.parse(
    fs.readFileSync(path.resolve(dist, '../package.json'), 'utf8'),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peers-'));
  const npm = (...args: string[]) =>
    spawnSync('npm', [...args, '--offline'], { cwd: folder, encoding: 'utf8', timeout: 180_000 });
  const write = (to: string, content: object) => {
    fs.mkdirSync(path.join(folder, to), { recursive: true });
    fs.writeFileSync(path.join(folder, to, 'package.json'), JSON.stringify(content));
  };
  try {
    write('react', { name: 'react', version: '18.3.1' });
    write('react-dom', { name: 'react-dom', version: '18.3.1' });
    write('core', { name, version, peerDependencies });
    npm('pack', './react', './react-dom', './core');
    const files = fs.readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    expect(files).toHaveLength(3);
    const dependencies = Object.fromEntries(
      files.map((file) => [file.startsWith('material') ? name : file.replace(/-18.*/, ''), `file:${file}`]),
    );
    write('.', { name: 'app', version: '1.0.0', dependencies });
    return npm('install', '--dry-run').stderr;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
