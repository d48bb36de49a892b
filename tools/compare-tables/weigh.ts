import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

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
