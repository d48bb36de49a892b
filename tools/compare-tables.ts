// npx tsx tools/compare-tables.ts: sizes and licenses of five tables, as the Markdown tables of
// docs/choosing.mdx. Installs them outside the repository, through npm.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, version as esbuildVersion } from 'esbuild';
import { repository } from '../site-path';
import { tryTable } from './compare-tables/try';
import { brotliCompressSync } from 'node:zlib';
import { readJsonFile } from '#kit/node/read-json-file';

const samples = path.resolve('docs/_choosing');
const react = ['react@19', 'react-dom@19'];
/** The same version for all tables; a table decides which parts of it to import. */
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
  /** Which one to weigh, where the newest can't be installed. */
  pinned?: string;
  /** What its users install along with it. `*` stands for the table's own version. */
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

interface Measured extends Candidate {
  /** The measured version, which is the newest one in the registry. */
  version: string;
  newest: string;
  /** The latest possible day: a mirror may have received it after its publication. */
  inRegistrySince: string;
  license: string;
  /** kB of the smallest useful table without React, and without Material UI and Emotion. */
  kilobytes: number;
  besideMaterialUi: number;
}

async function main(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-tables-'));
  try {
    const tables: Measured[] = [];
    for (const candidate of candidates) tables.push(await compare(candidate, path.join(root, candidate.id)));
    const day = new Date().toISOString().slice(0, 10);
    const [react, mui] = ['react', '@mui/material'].map((name) =>
      versionIn(path.join(root, 'material-table'), name),
    );
    console.log(
      `Measured on ${day} with esbuild ${esbuildVersion}, React ${react} and Material UI ${mui}.\n`,
    );
    print(
      ['Table', 'Measured version', 'All but React', 'Without Material UI too'],
      tables.map(({ id, name, version, kilobytes, besideMaterialUi }) => [
        `[${name}](${repository}/blob/main/docs/_choosing/${id}.jsx)`,
        version,
        `${kilobytes} kB`,
        `${besideMaterialUi} kB`,
      ]),
    );
    print(
      ['Package', 'License', 'Newest version', 'In the registry since'],
      [...new Map(tables.map((table) => [table.package, table])).values()].map((table) => [
        `[${table.package}](https://www.npmjs.com/package/${table.package})`,
        table.license,
        table.newest,
        `${table.inRegistrySince}, or earlier`,
      ]),
    );
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

function print(head: string[], rows: string[][]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}

/** Install one table, check that its sample works in a browser, and measure it. */
async function compare(candidate: Candidate, folder: string): Promise<Measured> {
  const { id, name, package: table, pinned, beside } = candidate;
  const registry = JSON.parse(
    execFileSync('npm', ['view', table, '--json', 'license', 'time', 'dist-tags'], { encoding: 'utf8' }),
  ) as { license: string; time: Record<string, string>; 'dist-tags': { latest: string } };
  const newest = registry['dist-tags'].latest;
  const version = pinned ?? newest;
  install(folder, [...react, `${table}@${version}`, ...beside.map((one) => one.replace('*', version))]);
  fs.copyFileSync(path.join(samples, `${id}.jsx`), path.join(folder, 'table.jsx'));
  await tryTable(folder, name);
  return {
    ...candidate,
    version,
    newest,
    inRegistrySince: registry.time[newest]?.slice(0, 10) ?? '',
    license: registry.license,
    kilobytes: await weigh(folder, 'all'),
    besideMaterialUi: await weigh(folder, 'besideMaterialUi'),
  };
}

const reactParts = ['react', 'react-dom'];
/** What an app has that uses Material UI anyway. Icons and date pickers are not among it. */
const materialUiParts = [
  '@mui/material',
  '@mui/system',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/utils',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
];

/** The size in kB of a folder's table.jsx with all it imports but React: minified, compressed with brotli, scripts and styles. */
async function weigh(folder: string, what: 'all' | 'besideMaterialUi'): Promise<number> {
  const left = what === 'all' ? reactParts : [...reactParts, ...materialUiParts];
  const { outputFiles } = await build({
    entryPoints: [`${folder}/table.jsx`],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    outdir: 'out',
    external: left.flatMap((name) => [name, `${name}/*`]),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  return Math.round(bytes / 100) / 10;
}

/** Install packages into a new folder. @throws with npm's own words when one can't be had. */
function install(folder: string, packages: string[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The version of a package that a folder has installed. */
function versionIn(folder: string, name: string): string {
  return readJsonFile<{ version: string }>(path.join(folder, 'node_modules', name, 'package.json')).version;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
