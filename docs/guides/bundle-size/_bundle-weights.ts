import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build as esbuild, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

/** Bytes of a program: minified, and that compressed with brotli. */
interface Weight {
  minified: number;
  brotli: number;
}

export interface Weights {
  programs: Record<WeighedProgram, Weight>;
  /** Minified bytes of each package in the table alone, and added to the app, the largest first. */
  parts: { name: string; alone: number; added: number }[];
}

export type WeighedProgram = keyof typeof programs;

/** The measured programs, as in a visitor's app. Only the last one contains React. */
const programs = {
  /** The table alone. */
  table: `export { default } from '@material-table/core';`,
  /** An app with the usual parts of Material UI, before it has a table. */
  app: `export {
    AppBar, Button, Checkbox, createTheme, CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, IconButton,
    Menu, MenuItem, Paper, Select, TextField, ThemeProvider, Toolbar, Tooltip, Typography,
  } from '@mui/material';`,
  /** The same app with the table. */
  appWithTable: `export * from 'weigh:app'; export { default } from '@material-table/core';`,
  /** Material UI's own table, without sorting, search or editing. */
  muiTable: `export {
    Paper, Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow,
  } from '@mui/material';`,
  /** An app with date pickers, before it has a table. */
  appWithPickers: `export * from 'weigh:app'; export { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
    export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';`,
  /** The same app with the table. */
  appWithBoth: `export * from 'weigh:appWithPickers'; export { default } from '@material-table/core';`,
  /** The table with one more language for dates. */
  tableWithLocale: `export * from 'weigh:table'; export { default } from '@material-table/core';
    export { de } from 'date-fns/locale';`,
  exporters: `export * from '@material-table/exporters';`,
  csv: `export { ExportCsv } from '@material-table/exporters';`,
  react: `export * from 'react'; export { createRoot } from 'react-dom/client';`,
} as const;

/** Bundle the programs with esbuild and measure them; takes half a minute. */
export async function weigh(siteDir: string): Promise<Weights> {
  const names = Object.keys(programs).filter((name) => name !== 'react') as WeighedProgram[];
  const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];
  // Parts of jspdf for HTML and SVG, which it loads on demand; the exporters never use them.
  const later = ['canvg', 'html2canvas', 'dompurify'];
  // One build: esbuild reads the thousands of icons once.
  const table = await bundle(siteDir, names, [...react, ...later]);
  const reactAlone = await bundle(siteDir, ['react'], []);
  const [alone, app, both] = (['table', 'app', 'appWithTable'] as const).map((name) =>
    partsOf(table.metafile, name),
  );
  return {
    programs: { ...table.weights, ...reactAlone.weights } as Weights['programs'],
    parts: Object.entries(alone ?? {})
      .map(([name, bytes]) => ({
        name,
        alone: bytes,
        added: (both?.[name] ?? 0) - (app?.[name] ?? 0),
      }))
      .sort((a, b) => b.alone - a.alone),
  };
}

async function bundle(siteDir: string, names: WeighedProgram[], external: string[]) {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: Object.fromEntries(names.map((name) => [name, `weigh:${name}`])),
    outdir: 'weighed',
    external,
    plugins: [readPrograms(siteDir)],
    ...asInProduction,
  });
  const weights = outputFiles.map(async ({ path: file, contents }): Promise<[string, Weight]> => {
    const { length: brotli } = await compress(contents);
    return [path.basename(file, '.js'), { minified: contents.length, brotli }];
  });
  return { weights: Object.fromEntries(await Promise.all(weights)), metafile };
}

const compress = promisify(brotliCompress);

const asInProduction = {
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Let esbuild resolve `weigh:table` and the others, as if they were in the site's folder. */
function readPrograms(siteDir: string): Plugin {
  return {
    name: 'programs',
    setup(build) {
      build.onResolve({ filter: /^weigh:/ }, ({ path: name }) => ({
        path: name.slice(6),
        namespace: 'weigh',
      }));
      build.onLoad({ filter: /./, namespace: 'weigh' }, ({ path: name }) => ({
        contents: programs[name as WeighedProgram],
        resolveDir: siteDir,
      }));
    },
  };
}

/** Packages that are installed for another one, by the name that readers know. */
const groups: Record<string, RegExp> = {
  'Material UI': /^@mui\/(?!x-|icons)|^@popperjs|^react-transition-group|^clsx|^react-is|^dom-helpers/,
  'Date pickers': /^@mui\/x-/,
  Icons: /^@mui\/icons/,
  'date-fns': /^date-fns|^@date-fns/,
  'Drag and drop': /^@hello-|^react-redux|^redux|^css-box-model|^raf-|^use-sync|^tiny-invariant/,
  Emotion: /^@emotion|^stylis|^hoist-non-react-statics/,
  'The table itself': /^@material-table/,
};

/** The minified bytes of a bundle by package group; the last group has the rest. */
function partsOf(metafile: Metafile, entry: string): Record<string, number> {
  const [, output] = Object.entries(metafile.outputs).find(([file]) => file.endsWith(`/${entry}.js`)) ?? [];
  if (!output) throw new Error(`The bundle "${entry}" was not written, so its parts are not known.`);
  const parts: Record<string, number> = {};
  for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
    const name = packageOf(file);
    const [group = 'Other packages'] = Object.entries(groups).find(([, names]) => names.test(name)) ?? [];
    parts[group] = (parts[group] ?? 0) + bytesInOutput;
  }
  return parts;
}

/** `@mui/material` for `node_modules/@mui/material/Button/Button.mjs`. */
function packageOf(file: string): string {
  const inside = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The two tables of docs/guides/bundle-size/index.mdx in Markdown. */
export function weightTables({ programs, parts }: Weights): { programs: string; parts: string } {
  const row = (what: string, of: WeighedProgram, beyond?: WeighedProgram) => {
    const bytes = (as: 'minified' | 'brotli') => programs[of][as] - (beyond ? programs[beyond][as] : 0);
    return [what, inKilobytes(bytes('minified')), inKilobytes(bytes('brotli'))];
  };
  return {
    programs: markdownOf([
      ['What is bundled', 'Minified', 'Brotli'],
      row('The table, without React', 'table'),
      row('Added to an app with the usual parts of MUI', 'appWithTable', 'app'),
      row('Added to an app that has date pickers too', 'appWithBoth', 'appWithPickers'),
      row('`@material-table/exporters`', 'exporters'),
      row('For comparison: React with React DOM', 'react'),
      row("For comparison: MUI's plain `Table` with pages", 'muiTable'),
    ]),
    parts: markdownOf([
      ['Part', 'Alone', 'In an app with MUI'],
      ...parts.map(({ name, alone, added }) => [name, inKilobytes(alone), inKilobytes(added)]),
    ]),
  };
}

/** `199937` is `200 kB`. */
export function inKilobytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return `${kilobytes < 10 ? kilobytes.toFixed(1) : Math.round(kilobytes)} kB`;
}

function markdownOf([head = [], ...rows]: string[][]): string {
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
