import fs from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { features } from '../../src/pages/_home/features';
import { diagnose } from './diagnose';

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
  const { importedFiles } = ts.preProcessFile(fs.readFileSync('demos/home.tsx', 'utf8'));
  const names = importedFiles.map(({ fileName }) => fileName);
  expect(names).toContain('@material-table/core');
  expect(names.filter((name) => ![...installed, ...peers].includes(name))).toEqual([]);
});

test('each prop on the home page compiles as it is written', () => {
  const programs = features.map(
    ({ code }) => `import MaterialTable from '@material-table/core';
interface Row { id: number; notes: string }
declare const [onRowAdd, onRowUpdate, onRowDelete]: (() => Promise<void>)[];
declare function findParent(row: Row, rows: Row[]): Row | undefined;
declare const [csv, pdf]: { label: string; exportFunc: () => void }[];
export default <MaterialTable columns={[{ field: 'id' }]} data={[] as Row[]} ${code} />;
void [onRowAdd, onRowUpdate, onRowDelete, findParent, csv, pdf];`,
  );
  expect(diagnose(programs)).toEqual(programs.map(() => ''));
  // It would find a misspelled one.
  expect(diagnose([(programs[1] ?? '').replace('grouping', 'groupings')])[0]).toMatch(
    /'groupings' does not exist/,
  );
});
