import { build, version, type Metafile } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build as buildWithVite } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { inKilobytes, weigh, weightTables, type WeighedProgram, type Weights } from './_bundle-weights';

const root = path.resolve(__dirname, '../../..');

// Takes half a minute.
let weights: Weights;
beforeAll(async () => {
  weights = await weigh(root);
}, 300_000);

const weightOf = (name: WeighedProgram) => weights.programs[name];
const added = (name: WeighedProgram, beyond: WeighedProgram) =>
  weightOf(name).brotli - weightOf(beyond).brotli;

/** Bundle a production program without React and jspdf's lazy parts; return the main file and all outputs. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: __dirname, loader: 'tsx' },
    outdir: 'out',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'canvg', 'html2canvas', 'dompurify'],
  });
  const total = outputFiles.reduce((sum, { contents: bytes }) => sum + bytes.length, 0);
  return {
    first: firstLoad(metafile),
    total,
    files: outputFiles.length,
    inputs: Object.keys(metafile.inputs),
    kept: keptFiles(metafile),
  };
}

/** The files with remaining code in the bundle. */
function keptFiles({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return files.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));
}

/** The bytes that a page loads immediately: its file and its static imports. */
function firstLoad({ outputs }: Metafile): number {
  const seen = new Set<string>();
  const add = (file: string): number => {
    if (seen.has(file)) return 0;
    seen.add(file);
    const { bytes = 0, imports = [] } = outputs[file] ?? {};
    const now = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    return now.reduce((sum, { path: next }) => sum + add(next), bytes);
  };
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>');
  if (!entry) throw new Error('the program was not bundled');
  return add(entry);
}

const from = (inputs: string[], name: string) =>
  inputs.filter((file) => file.includes(`node_modules/${name}`));
const tableAlone = `export { default } from '@material-table/core';`;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

proves(
  [
    "with esbuild 0.28.2 for production and the packages of this site's demos.",
    'The table, without React',
    'Added to an app with the usual parts of MUI',
    'Added to an app that has date pickers too',
    'For comparison: React with React DOM',
    "For comparison: MUI's plain Table with pages",
    'These are the minified sizes by package. "Material UI" includes only the parts that the table uses, many of which most apps already have.',
  ],
  async () => {
    // Without the formatter's padding.
    const page = read('docs/guides/bundle-size/index.mdx').replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');
    expect(page).toContain(`Measured on 2026-11-23 with esbuild ${version} `);
    const { programs, parts } = weightTables(weights);
    expect(page).toContain(`\n${programs}\n`);
    expect(page).toContain(`\n${parts}\n`);
    const { inputs, total } = await bundle(tableAlone);
    expect([from(inputs, 'react/'), from(inputs, 'react-dom/')]).toEqual([[], []]);
    expect(Math.abs(total - weightOf('table').minified)).toBeLessThan(1000);
    const sum = weights.parts.reduce((bytes, { alone }) => bytes + alone, 0);
    expect(sum).toBeLessThanOrEqual(weightOf('table').minified);
    expect(sum).toBeGreaterThan(0.97 * weightOf('table').minified);
  },
);

proves(
  [
    "The table adds 128 kB of JavaScript (brotli) to an app that already uses Material UI, and 200 kB to one that doesn't.",
    'their 124 kB are loaded only on export.',
    'it includes jspdf and saves nothing.',
    'one locale adds little. German, for example, adds 1.4 kB.',
  ],
  () => {
    expect(
      [
        added('appWithTable', 'app'),
        weightOf('table').brotli,
        weightOf('exporters').brotli,
        weightOf('csv').brotli,
        added('tableWithLocale', 'table'),
      ].map(inKilobytes),
    ).toEqual(['128 kB', '200 kB', '124 kB', '124 kB', '1.4 kB']);
  },
);

test('other pages give the same figures', () => {
  const all = inKilobytes(weights.programs.table.brotli);
  expect(read('docs/about.mdx')).toContain(`In our sample it weighs 14 kB, and this table ${all}.`);
  expect(read('docs/index.mdx')).toContain(`The table adds about [${all} after Brotli compression]`);
  expect(read('docs/tutorial.mdx')).toContain(`about ${all} after Brotli compression`);
});

proves(
  [
    'No option makes it smaller, but you can load it later and keep the PDF library, jspdf, out of the bundle.',
    'import MaterialTable includes all features, regardless of your columns and options.',
    'Date pickers and date-fns are always included, even if no column contains dates.',
    'Drag and drop is always included, even with draggable: false and without grouping.',
    'Only exporting is in a separate package, and imported types add no bytes.',
  ],
  async () => {
    const program = (options: string) =>
      bundle(`import MaterialTable from '@material-table/core';
        export const App = () => (
          <MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={[]} options={{ ${options} }} />
        );`);
    const plain = await program('');
    const least = await program(
      'draggable: false, grouping: false, filtering: false, search: false, paging: false, toolbar: false',
    );
    expect(least.total - plain.total).toBeGreaterThanOrEqual(0);
    for (const name of ['@mui/x-date-pickers/', 'date-fns/', '@hello-'])
      expect(from(least.inputs, name).length).toBeGreaterThan(0);
    expect(from(least.inputs, 'jspdf')).toEqual([]);

    const value = 'export const title = "Name";';
    const typed = `import type { Column } from '@material-table/core';
      export const title: Column<object>['title'] = "Name";`;
    expect((await bundle(typed)).total).toBe((await bundle(value)).total);
  },
);

/** The minified scripts that Vite builds from a module. */
async function viteChunks(code: string): Promise<string[]> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? id : undefined),
    load: (id: string) => (id === 'virtual:entry' ? code : undefined),
  };
  const built = await buildWithVite({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry],
    build: { write: false, rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' } },
  });
  return [built]
    .flat()
    .flatMap((result) =>
      'output' in result ? result.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])) : [],
    );
}

proves(
  [
    "In this demo, the bundler creates a separate file, which the first page doesn't load:",
    'a single import MaterialTable loads the whole table again.',
  ],
  async () => {
    const lazy = `import { lazy } from 'react';
      export const Table = lazy(() => import('@material-table/core'));`;
    const later = await bundle(lazy);
    expect(later.files).toBeGreaterThan(1);
    expect(later.first).toBeLessThan(2000);
    expect(later.total).toBeGreaterThan(0.95 * weightOf('table').minified);
    const again = await bundle(`${lazy} ${tableAlone}`);
    expect(again.first).toBeGreaterThan(0.95 * weightOf('table').minified);
  },
);

proves(
  [
    'Load the exporters with import() inside exportFunc, as in CSV and PDF, so that their',
    'With Vite 8, a static import of ExportCsv adds about 2 kB.',
    'With esbuild, it includes jspdf and saves nothing.',
  ],
  async () => {
    const demo = await bundle(`export { default } from '../../../demos/export/basic';`);
    expect(from(demo.inputs, 'jspdf/').length).toBeGreaterThan(0);
    expect(demo.first).toBeGreaterThan(0.95 * weightOf('table').minified);
    expect(demo.total - demo.first).toBeGreaterThan(0.9 * weightOf('exporters').minified);
    const csv = await bundle(`export { ExportCsv } from '@material-table/exporters';`);
    expect(from(csv.inputs, 'jspdf/').length).toBeGreaterThan(0);
    expect(weightOf('csv').minified).toBeGreaterThan(0.9 * weightOf('exporters').minified);
    expect(weightOf('exporters').minified).toBeGreaterThan(300_000);
    const [own = ''] = await viteChunks(`export { ExportCsv } from '@material-table/exporters';`);
    expect(own.length).toBeGreaterThan(1500);
    expect(own.length).toBeLessThan(3000);
  },
);

proves(
  [
    'A named import from @mui/icons-material adds only 0.2 kB to a production bundle with esbuild, but the bundler must read thousands of files.',
    'The table imports its own icons by name too, and the bundle keeps only those.',
  ],
  async () => {
    const icons = (files: string[]) => from(files, '@mui/icons-material/').length;
    const one = await bundle(`export { default } from '@mui/icons-material/Add';`);
    const all = await bundle(`export { Add } from '@mui/icons-material';`);
    expect(Math.abs(all.total - one.total - 200)).toBeLessThan(100);
    expect(icons(one.inputs)).toBeLessThan(10);
    expect(icons(all.inputs)).toBeGreaterThan(2000);
    const { inputs, kept } = await bundle(tableAlone);
    expect(icons(inputs)).toBeGreaterThan(2000);
    expect(icons(kept)).toBeLessThan(40);
  },
);
