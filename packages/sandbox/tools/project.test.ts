import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';
import site from '../../../package.json';
import { findDemos } from '../../../plugins/demo-files';
import { projectFiles } from './project';

const root = path.resolve(__dirname, '../../..');
// In the site's folder, so that the project finds its packages; tests/registry installs them.
const folder = fs.mkdtempSync(path.join(root, 'node_modules/.cache/', 'project-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const files = projectFiles({
  name: 'material-table-demo',
  title: 'Export <all> & "more"',
  files: [
    { name: 'basic.tsx', text: read('demos/export/basic.tsx') },
    { name: '../_rows/status.tsx', text: read('demos/_rows/status.tsx') },
  ],
  isTypeChecked: true,
  look: read('packages/kit/mui-theme/table-look.ts'),
});
for (const [name, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

test('the project names the versions that this site runs, and every package that a demo imports', () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(files['package.json'] ?? '') as typeof site;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toBe({ ...site.dependencies, ...site.devDependencies }[name]);
  expect(scripts).toEqual({ dev: 'vite', build: 'tsc --noEmit && vite build' });
  const imported = findDemos(root)
    .flatMap(({ file }) => ts.preProcessFile(fs.readFileSync(file, 'utf8')).importedFiles)
    .flatMap(({ fileName }) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(fileName)?.[0] ?? []);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test('files from above the folder of a program are next to src, where its imports find them', () => {
  const paths = Object.keys(
    projectFiles({
      name: 'screen',
      title: 'Screen',
      files: ['App.tsx', 'api.ts', '../server/orders/types.ts'].map((name) => ({ name, text: '' })),
      isTypeChecked: true,
    }),
  );
  expect(paths).toEqual(expect.arrayContaining(['src/App.tsx', 'src/api.ts', 'server/orders/types.ts']));
});

test('the title is text, whatever it holds', () => {
  expect(files['index.html']).toContain('<title>Export &lt;all&gt; &amp; &quot;more&quot;</title>');
});

test('the project passes its own check of types', { timeout: 60_000 }, () => {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const found = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
  expect(fileNames.map((name) => path.relative(folder, name)).sort()).toEqual([
    'src/basic.tsx',
    'src/main.tsx',
    'src/table-look.ts',
  ]);
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

test('the project builds', { timeout: 60_000 }, async () => {
  await build({ root: folder, logLevel: 'silent' });
  expect(fs.readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toMatch(/assets\/.*\.js/);
});

test("a project without the look has Material UI's, and so has one with its own file of that name", () => {
  const plain = {
    name: 'demo',
    title: 'Demo',
    isTypeChecked: true,
    files: [{ name: 'basic.tsx', text: '' }],
  };
  const own = { name: 'table-look.tsx', text: 'export {};' };
  expect(projectFiles(plain)['src/main.tsx']).not.toContain('ThemeProvider');
  expect(projectFiles({ ...plain, files: [...plain.files, own], look: 'the look' })).not.toHaveProperty([
    'src/table-look.ts',
  ]);
});
