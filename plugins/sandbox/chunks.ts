import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { importableModules } from '#sandbox/packages.ts';

/** A part of the frame that is loaded when a program imports it. */
interface Chunk {
  name: string;
  code: string;
}

/**
 * Build what is too large or too rare for the frame's bundle: all icons in packs by their first two letters,
 * each locale of date-fns, the exporters, the locales of MUI. Each is CommonJS and imports the frame's own
 * modules.
 */
export async function buildChunks(siteDir: string, shared: BuildOptions): Promise<Chunk[]> {
  const entries = new Map([...iconPacks(siteDir), ...dateLocales(siteDir)]);
  for (const [name, { chunk }] of importableModules) if (chunk) entries.set(chunk, `export * from '${name}'`);
  const result = await build({
    ...shared,
    entryPoints: [...entries.keys()].map((name) => ({ in: `chunk:${name}`, out: name })),
    outdir: siteDir,
    format: 'cjs',
    external: ['react', 'react/jsx-runtime', '@mui/material/utils', '@mui/material/colors'],
    plugins: [virtualEntries(entries, siteDir), sharedSvgIcon, withoutPdfExtras],
  });
  return (result.outputFiles ?? []).map((file) => ({
    name: path.basename(file.path, '.js'),
    code: file.text.trim(),
  }));
}

function iconPacks(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, 'node_modules/@mui/icons-material');
  const packs = new Map<string, string>();
  for (const file of fs.readdirSync(folder)) {
    if (!file.endsWith('.mjs') || file === 'index.mjs') continue;
    const icon = file.slice(0, -'.mjs'.length);
    const name = `icons-${icon.slice(0, 2).toLowerCase()}`;
    packs.set(
      name,
      `${packs.get(name) ?? ''}export { default as ${icon} } from '@mui/icons-material/${icon}';\n`,
    );
  }
  return packs;
}

function dateLocales(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, 'node_modules/date-fns/locale');
  const folders = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_lib');
  return new Map(
    folders.map(({ name }) => {
      const locale = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [`locale-${locale}`, `export { ${locale} } from 'date-fns/locale/${name}';`];
    }),
  );
}

function virtualEntries(entries: Map<string, string>, resolveDir: string): Plugin {
  return {
    name: 'virtual-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^chunk:/ }, ({ path: id }) => ({
        path: id.slice('chunk:'.length),
        namespace: 'chunk',
      }));
      onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: name }) => ({
        contents: entries.get(name) ?? '',
        resolveDir,
      }));
    },
  };
}

/** Icons import `createSvgIcon` by a deep path; they get the frame's copy. */
const sharedSvgIcon: Plugin = {
  name: 'shared-svg-icon',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/createSvgIcon(?:\.mjs)?$/ }, () => ({
      path: 'createSvgIcon',
      namespace: 'svg-icon',
    }));
    onLoad({ filter: /.*/, namespace: 'svg-icon' }, () => ({
      contents: `import { createSvgIcon } from '@mui/material/utils'; export default createSvgIcon;`,
    }));
  },
};

/** jsPDF imports these only for HTML and SVG input, which a table's export doesn't use. */
const withoutPdfExtras: Plugin = {
  name: 'without-pdf-extras',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:html2canvas|canvg|dompurify)$/ }, ({ path: id }) => ({
      path: id,
      namespace: 'empty',
    }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default undefined;' }));
  },
};
