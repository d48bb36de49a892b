import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';
import { packageSpec, siteAddress } from '../../site-path';
import { writePackage } from '../../tools/packages/make';
import { published } from '../../tools/packages/manifests';

// The bundled packages as files; tests/registry/packages.test.ts packs and installs them.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
const packageDir = (name: string) => path.join(folder, name);
const node = (args: string[], input?: string) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', input });

beforeAll(async () => {
  for (const one of published) await writePackage(one, packageDir(one.folder));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(published)('$folder: making it twice gives the same bytes', async (one) => {
  const again = packageDir(`${one.folder}-again`);
  await writePackage(one, again);
  const names = filesBelow(packageDir(one.folder)).map((file) => path.relative(packageDir(one.folder), file));
  expect(filesBelow(again).map((file) => path.relative(again, file))).toEqual(names);
  for (const name of names)
    expect(
      fs
        .readFileSync(path.join(again, name))
        .equals(fs.readFileSync(path.join(packageDir(one.folder), name))),
      name,
    ).toBe(true);
});

test.each(published)(
  '$folder: it names no path of this machine, and has the files that it exports',
  ({ folder: name }) => {
    const files = filesBelow(packageDir(name));
    for (const file of files) {
      const text = fs.readFileSync(file, 'utf8');
      expect(text.includes(process.cwd()) || text.includes(os.homedir() + path.sep), file).toBe(false);
    }
    expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
    const manifest = fs.readFileSync(path.join(packageDir(name), 'package.json'), 'utf8');
    expect(manifest).not.toContain('"dependencies"');
    for (const [, file = ''] of manifest.matchAll(/"(?:\.\/)?([\w.-]+\.(?:mjs|d\.ts))"/g))
      expect(fs.existsSync(path.join(packageDir(name), file)), file).toBe(true);
  },
);

test('the codemod can be imported', () => {
  const { stdout } = node(
    ['--input-type=module'],
    `import { upgrade } from ${JSON.stringify(path.join(packageDir('codemod'), 'index.mjs'))};
     console.log(JSON.stringify(upgrade("import Table from 'material-table';", { from: '1' })));`,
  );
  expect(JSON.parse(stdout)).toEqual({ code: "import Table from '@material-table/core';", left: [] });
});

test.each(['import', 'require'])('%s gives the ESLint plugin itself', (way) => {
  const file = JSON.stringify(path.join(packageDir('eslint-plugin'), 'index.mjs'));
  const load = way === 'import' ? `(await import(${file})).default` : `require(${file})`;
  const { stdout } = node([
    ...(way === 'import' ? ['--input-type=module'] : []),
    '--eval',
    `console.log(Object.keys(${load}).join(), Object.keys(${load}.configs).join())`,
  ]);
  expect(stdout).toBe('meta,rules,configs recommended\n');
});

test.each(['mcp', 'eslint-plugin', 'codemod'])('the README of %s names what can be installed', (name) => {
  const text = fs.readFileSync(path.join(packageDir(name), 'README.md'), 'utf8');
  const commands = [
    ...text.matchAll(
      /(?:npx (?:-\S+ )*|npm install (?:-\S+ )*|"-y",\s?(?:"-[^"]+",\s?)?")([^\s"`]*material-table[^\s"`]*)/g,
    ),
  ].map(([, spec]) => spec);
  expect(commands.length).toBeGreaterThan(0);
  expect([...new Set(commands)]).toEqual([packageSpec(name)]);
});

test('what pages tell npx to run is in the built site', () => {
  const twins = filesBelow('build').filter((file) => file.endsWith('.md'));
  const text = twins.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const addresses = new Set([...text.matchAll(/https:\S+?\.tgz/g)].map(([address]) => address));
  expect([...addresses]).toContain(packageSpec('mcp'));
  for (const address of addresses) {
    const file = path.join('build', address.slice(siteAddress('/').length));
    const manifest = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    expect(path.basename(file)).toBe(`${name.slice(1).replace('/', '-')}.tgz`);
    expect(version).toBe('8.0.3');
  }
});
