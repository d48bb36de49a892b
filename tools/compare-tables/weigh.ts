import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const reactParts = ['react', 'react-dom'];
/** The parts of a typical app with Material UI, without icons and date pickers. */
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

/** The size in kB of a folder's table.jsx without React: minified and with brotli, scripts and styles. */
export async function weigh(folder: string, what: 'all' | 'besideMaterialUi'): Promise<number> {
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
