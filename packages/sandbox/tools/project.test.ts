import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';
import site from '../../../package.json';
import { findDemos } from '../../../plugins/demo-files';
import { projectFiles } from './project';

const root = path.resolve(__dirname, '../../..');
// Below the site's own packages, so that the project finds the versions that it names; tests/registry installs one from the registry.
const folder = fs.mkdtempSync(path.join(root, 'node_modules/.cache/', 'project-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const demo = 'demos/export/basic.tsx';
const files = projectFiles({
  name: 'material-table-demo',
  title: 'Export <all> & "more"',
  files: [{ name: 'basic.tsx', text: fs.readFileSync(path.join(root, demo), 'utf8') }],
  isTypeChecked: true,
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
  ]);
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

test('the project builds', { timeout: 60_000 }, async () => {
  await build({ root: folder, logLevel: 'silent' });
  expect(fs.readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toMatch(/assets\/.*\.js/);
});
