import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { oneFile } from '#sandbox/tools/one-file.ts';
import { filesBelow } from '../../plugins/files-below';
import { diagnose } from './diagnose';

const textOf = (file: string) => ({ typescript: fs.readFileSync(file, 'utf8'), javascript: '' });
const files = filesBelow('demos/home').filter((file) => !path.basename(file).startsWith('_'));
/** As the Copy buttons give them. */
const programs = files.map((file) => oneFile([textOf(file), textOf('demos/home/_orders.tsx')]));

interface Manifest {
  peerDependencies?: Record<string, string>;
}

test("the home page's code imports only what its install command installs, and React", () => {
  const page = fs.readFileSync('src/pages/index.tsx', 'utf8');
  const [, packages = ''] = /^const packages = '([^']+)'/m.exec(page) ?? [];
  const installed = packages.split(' ');
  expect(installed).toContain('@material-table/core');
  // npm and pnpm also install peers. A dependency's dependency can't be imported with pnpm.
  const peers = installed.flatMap((name) => {
    const manifest = fs.readFileSync(`node_modules/${name}/package.json`, 'utf8');
    return Object.keys((JSON.parse(manifest) as Manifest).peerDependencies ?? {});
  });
  expect(programs.length).toBe(6);
  for (const program of programs) {
    const names = ts.preProcessFile(program).importedFiles.map(({ fileName }) => fileName);
    expect(names).toContain('@material-table/core');
    expect(names.filter((name) => ![...installed, ...peers].includes(name))).toEqual([]);
  }
});

test('each program on the home page compiles as it is written', () => {
  expect(diagnose(programs)).toEqual(programs.map(() => ''));
  // It would find a misspelled prop.
  const misspelled = programs.map((program) => program.replace('grouping:', 'groupings:'));
  expect(misspelled).not.toEqual(programs);
  expect(diagnose(misspelled).join('')).toMatch(/'groupings' does not exist/);
});
