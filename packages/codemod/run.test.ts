import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { readHistory } from '../library-facts/history';
import { run } from './run';

const facts = {
  advice: adviceFacts(),
  lines: readHistory().map(({ line }) => line),
  current: { version: '8.0.3', needs: { react: '>=19.0.0', '@mui/material': '^9.2.0' } },
};

const old = `import MaterialTable from 'material-table';
export const Trees = ({ rows }) => <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={rows} onChangePage={log} />;
`;
const upgraded = old
  .replace('material-table', '@material-table/core')
  .replace('onChangePage', 'onPageChange');
const one = JSON.stringify({ dependencies: { 'material-table': '^1.69.0', react: '^17.0.0' } });

function folderOf(files: Record<string, string | Buffer>) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'codemod-')));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return {
    folder,
    read: (name: string) => fs.readFileSync(path.join(folder, name), 'utf8'),
    git: (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder }),
    run: (...args: string[]) => {
      let [diff, said] = ['', ''];
      const code = run(args, facts, folder, {
        print: (text) => (diff += text),
        say: (text) => (said += `${text}\n`),
      });
      return { code, diff, said };
    },
  };
}

test('--write writes, and a second run has nothing to do', () => {
  const project = folderOf({ 'package.json': one, 'a.jsx': old });
  expect(project.run('.', '--write').code).toBe(0);
  expect(project.read('a.jsx')).toBe(upgraded);
  expect(project.run('.', '--write')).toMatchObject({ code: 0, diff: '' });
});

test('line ends and a byte order mark stay', () => {
  const project = folderOf({ 'package.json': one, 'a.jsx': `\uFEFF${old.replaceAll('\n', '\r\n')}` });
  expect(project.run('a.jsx', '--write').code).toBe(0);
  expect(project.read('a.jsx')).toBe(`\uFEFF${upgraded.replaceAll('\n', '\r\n')}`);
});

test('the version is that of the nearest package.json which names the table, unless --from says another', () => {
  const code = old.replace('material-table', '@material-table/core');
  const project = folderOf({
    'package.json': '{}',
    'new/package.json': '{ "dependencies": { "@material-table/core": "^3.1.0" } }',
    'new/src/a.jsx': code,
    'old/package.json': '{ "dependencies": { "@material-table/core": "~3.0.17" } }',
    'old/src/a.jsx': code,
  });
  expect(project.run('new').diff).toBe('');
  expect(project.run('old').diff).toContain('+++ b/old/src/a.jsx');
  const both = project.run('.', '--from', '1').diff;
  expect(both).toContain('+++ b/old/src/a.jsx');
  expect(both).toContain('+++ b/new/src/a.jsx');
});

test('without a version it is guessed from the code', () => {
  expect(folderOf({ 'a.jsx': old }).run('a.jsx').diff).toContain('+import MaterialTable from');
});

test('folders and quoted patterns leave out what .gitignore names, packages, and types', () => {
  const names = ['src/a.jsx', 'src/deep/b.tsx', 'src/made/c.jsx', 'src/d.gen.jsx', 'src/kept.gen.jsx'];
  const left = ['src/node_modules/e/e.jsx', 'src/f.d.ts', 'out/g.jsx', 'src/h.css', '.git/refs/heads/i.tsx'];
  const files = [...names, ...left];
  const project = folderOf({
    ...Object.fromEntries(files.map((name) => [name, old])),
    'package.json': one,
    '.gitignore': '# made\n/out\nmade/\n*.gen.jsx\n!kept.gen.jsx\n',
  });
  const changed = (...args: string[]) =>
    [...project.run(...args).diff.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, name]) => name);
  expect(changed('.')).toEqual(['src/a.jsx', 'src/deep/b.tsx', 'src/kept.gen.jsx']);
  expect(changed('src')).toEqual(['src/a.jsx', 'src/deep/b.tsx', 'src/kept.gen.jsx']);
  expect(changed('src/**/*.tsx')).toEqual(['src/deep/b.tsx']);
  expect(changed('src/*.{jsx,tsx}')).toEqual(['src/a.jsx', 'src/kept.gen.jsx']);
  expect(changed('src/d.gen.jsx'), 'a file that is named itself').toEqual(['src/d.gen.jsx']);
});

test('links that go in a circle end', () => {
  const project = folderOf({ 'package.json': one, 'src/a.jsx': old });
  fs.symlinkSync('..', path.join(project.folder, 'src/up'));
  expect(project.run('src').said).toContain('Files: 1,');
});

test('syntax that can’t be read, and a mistake, is named as a step, and the rest is changed', () => {
  for (const line of ['type Tree = {| name: string |};\n', 'const = ;\n']) {
    const project = folderOf({ 'package.json': one, 'a.jsx': old + line });
    const { code, said } = project.run('a.jsx', '--write');
    expect(code).toBe(1);
    expect(said).toMatch(/a\.jsx:3:\d+ The syntax here, .*can’t be read/);
    expect(project.read('a.jsx')).toBe(upgraded + line);
  }
  const typed = `${upgraded}declare module 'trees' { interface Tree {} }\n`;
  expect(folderOf({ 'package.json': one, 'a.tsx': typed }).run('a.tsx').code).toBe(0);
});

test.each([
  ['a string as a ref', '<input ref="name" />'],
  ['the context of a class', 'Old.contextTypes = { theme: object };'],
  ['texts for a table', 'export default { pagination: { labelRowsSelect: "rows" } };'],
  ['a method of the table', 'handle.current.onChangePage(null, 0);'],
])('a file with nothing but %s is read', (_, line) => {
  const { code, said } = folderOf({ 'package.json': one, 'a.jsx': line }).run('a.jsx');
  expect(code).toBe(1);
  expect(said).toContain('steps left for you: 1,');
});

test('--write refuses while git has changes, unless it is forced', () => {
  const project = folderOf({ 'package.json': one, 'a.jsx': old });
  project.git('init', '--quiet');
  const refused = project.run('a.jsx', '--write');
  expect(refused).toMatchObject({ code: 2, diff: '' });
  expect(refused.said).toContain('uncommitted changes');
  expect(project.read('a.jsx')).toBe(old);
  expect(project.run('a.jsx').code).toBe(1);
  project.git('add', '.');
  project.git('commit', '--quiet', '-m', 'a');
  expect(project.run('a.jsx', '--write').code).toBe(0);
  fs.writeFileSync(path.join(project.folder, 'a.jsx'), old);
  fs.writeFileSync(path.join(project.folder, 'b.txt'), '');
  expect(project.run('a.jsx', '--write').code).toBe(2);
  expect(project.run('a.jsx', '--write', '--force').code).toBe(0);
  expect(project.read('a.jsx')).toBe(upgraded);
});

test.each([
  [[], 'Name the files or folders'],
  [['nowhere'], 'no code in nowhere'],
  [['*.vue'], 'no code in *.vue'],
  [['a.jsx', '--form', '1'], "'--form'"],
  [['a.jsx', '--from', 'new'], '"new" is no version'],
])('%j is refused with 2', (args, message) => {
  const { code, said } = folderOf({ 'package.json': one, 'a.jsx': old }).run(...args);
  expect(code).toBe(2);
  expect(said).toContain(message);
});

test('a file that imports what another one passes on gets a step, through a barrel and by an alias', () => {
  const project = folderOf({
    'package.json': one,
    'src/ui/DataTable.jsx': "export { default as DataTable } from 'material-table';\n",
    'src/ui/House.jsx': `${old}export const House = (props) => <MaterialTable {...props} />;\n`,
    'src/ui/index.js': "export * from './House';\nexport { DataTable } from './DataTable';\n",
    'src/a.jsx':
      "import { DataTable } from './ui';\nexport const A = () => <DataTable onChangePage={log} />;\n",
    'src/b.jsx': "import { House } from '@/ui/House';\nexport const B = () => <House />;\n",
    'src/c.jsx': "import { Other } from './ui/Other';\nexport const C = () => <Other />;\n",
  });
  const { code, said } = project.run('src', '--write');
  expect(code).toBe(1);
  expect(said).toMatch(/src\/a\.jsx:1:1 `DataTable` is the table, which `\.\/ui` passes on/);
  expect(said).toMatch(/src\/b\.jsx:1:1 `House` is a component that passes its props to the table/);
  expect(said).not.toContain('src/c.jsx');
});

test('a bundle is named and not read, and a long run says how far it is', () => {
  const project = folderOf({
    'package.json': one,
    'src/bundle.js': `${old}// ${'x'.repeat(5_000)}\n`,
    'src/large.js': `${old}${'// line\n'.repeat(30_000)}`,
    ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`src/part${i}.jsx`, old])),
  });
  const { code, said } = project.run('src');
  expect(code).toBe(2);
  expect(said).toMatch(/src\/bundle\.js has over .* was not read/);
  expect(said).toMatch(/src\/large\.js has over .* was not read/);
  expect(said).toContain('Reading file 26 of 30: src/part');
});

test.each([
  ['material-table', { 'material-table': '1.69.3', '@material-ui/core': '4.12.4', '@date-io/date-fns': '1' }],
  [
    '@material-table/core',
    { '@material-table/core': '^6.1.0', '@mui/material': '^5.0.0', '@mui/lab': '^5.0.0' },
  ],
])('what refuses the new packages is uninstalled first, also %s', (table, dependencies) => {
  const code = `import MaterialTable from '${table}';\nimport { withStyles } from '@material-ui/core';\n`;
  const manifest = JSON.stringify({ dependencies: { ...dependencies, react: '^17.0.2' } });
  const { said } = folderOf({ 'package.json': manifest, 'a.jsx': code }).run('a.jsx');
  const [, removed = ''] = /Uninstall: (.*)\n/.exec(said) ?? [];
  expect(removed.split(' ').sort()).toEqual(Object.keys(dependencies).sort());
  const [, installed = ''] = /Install: (.*)\n/.exec(said) ?? [];
  expect(installed.split(' ')).toEqual(
    expect.arrayContaining(['@mui/material@9', 'react@19', '@material-table/core@8']),
  );
});
