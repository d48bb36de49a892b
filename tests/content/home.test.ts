import fs from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

interface Manifest {
  peerDependencies?: Record<string, string>;
}

test("the home page's code imports only what its install command installs, and React", () => {
  const page = fs.readFileSync('src/pages/index.tsx', 'utf8');
  const [, packages = ''] = /<InstallTabs packages="([^"]+)"/.exec(page) ?? [];
  const installed = packages.split(' ');
  expect(installed).toContain('@material-table/core');
  // npm and pnpm also install peers. A dependency's dependency can't be imported with pnpm.
  const peers = installed.flatMap((name) => {
    const manifest = fs.readFileSync(`node_modules/${name}/package.json`, 'utf8');
    return Object.keys((JSON.parse(manifest) as Manifest).peerDependencies ?? {});
  });
  const { importedFiles } = ts.preProcessFile(fs.readFileSync('demos/home.tsx', 'utf8'));
  const names = importedFiles.map(({ fileName }) => fileName);
  expect(names).toContain('@material-table/core');
  expect(names.filter((name) => ![...installed, ...peers].includes(name))).toEqual([]);
});
