// npm run compare-tables: what five tables weigh and which licenses they have, for /docs/choosing. Installs them outside of the repository, through npm.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { version as esbuildVersion } from 'esbuild';
import { format } from 'prettier';
import type { Sizes, TableSize } from '../docs/_choosing/sizes';
import { installNewest, versionIn } from './compare-tables/install';
import { weigh } from './compare-tables/weigh';
import { tryTable } from './compare-tables/try';

const samples = path.resolve('docs/_choosing');
const target = path.join(samples, 'sizes.json');
const react = ['react@19', 'react-dom@19'];
/** Of one version for all tables; which parts of it a table takes is the table's own doing. */
const materialUi = [
  '@mui/material@9.5.0',
  '@mui/icons-material@9.5.0',
  '@emotion/react@11',
  '@emotion/styled@11',
];

interface Candidate {
  id: string;
  name: string;
  package: string;
  /** What its users install beside it. The table's own version takes the place of `*`. */
  beside: string[];
}

const candidates: Candidate[] = [
  { id: 'material-table', name: '@material-table/core', package: '@material-table/core', beside: materialUi },
  {
    id: 'mui-x',
    name: 'MUI X Data Grid',
    package: '@mui/x-data-grid',
    beside: [...materialUi, '@mui/system@9'],
  },
  {
    id: 'material-react-table',
    name: 'Material React Table',
    package: 'material-react-table',
    beside: [...materialUi, '@mui/x-date-pickers@9'],
  },
  {
    id: 'ag-grid',
    name: 'AG Grid Community, three modules',
    package: 'ag-grid-react',
    beside: ['ag-grid-community@*'],
  },
  {
    id: 'ag-grid-all',
    name: 'AG Grid Community, all modules',
    package: 'ag-grid-react',
    beside: ['ag-grid-community@*'],
  },
  { id: 'tanstack', name: 'TanStack Table, without markup', package: '@tanstack/react-table', beside: [] },
];

async function main(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-tables-'));
  try {
    const tables: TableSize[] = [];
    for (const candidate of candidates) tables.push(await compare(candidate, path.join(root, candidate.id)));
    const sizes: Sizes = {
      measured: new Date().toISOString().slice(0, 10),
      esbuild: esbuildVersion,
      react: versionIn(path.join(root, 'material-table'), 'react'),
      materialUi: versionIn(path.join(root, 'material-table'), '@mui/material'),
      tables,
    };
    fs.writeFileSync(target, await format(JSON.stringify(sizes), { parser: 'json', printWidth: 110 }));
    console.table(tables, ['version', 'kilobytes', 'besideMaterialUi']);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

/** Install one table, see that its sample works in a browser, and weigh it. */
async function compare({ id, name, package: table, beside }: Candidate, folder: string): Promise<TableSize> {
  const { version, newest } = installNewest(folder, table, [...react, ...beside]);
  fs.copyFileSync(path.join(samples, `${id}.jsx`), path.join(folder, 'table.jsx'));
  await tryTable(folder, name);
  const registry = JSON.parse(
    execFileSync('npm', ['view', table, '--json', 'license', 'time'], { encoding: 'utf8' }),
  ) as { license: string; time: Record<string, string> };
  return {
    id,
    name,
    package: table,
    version,
    newest,
    inRegistrySince: registry.time[newest]?.slice(0, 10) ?? '',
    license: registry.license,
    kilobytes: await weigh(folder, 'all'),
    besideMaterialUi: await weigh(folder, 'besideMaterialUi'),
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
