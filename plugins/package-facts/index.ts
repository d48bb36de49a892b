import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';

/** What the home page says of the package, read from the installed package itself. */
export interface PackageFacts {
  version: string;
  license: string;
  /** Range of React that the package asks for. */
  react: string;
  /** Range of Material UI that comes with it. */
  materialUi: string;
  /** Size in kB of the table with all it needs but React: minified, compressed with brotli. */
  kilobytes: number;
}

/** Write the facts to `@generated/package-facts/facts.json`. The size is measured once for each set of packages. */
export default function packageFactsPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'package-facts',
    loadContent: async () =>
      generate(generatedFilesDir, 'package-facts/facts.json', JSON.stringify(await readFacts(siteDir))),
  } satisfies Plugin;
}

async function readFacts(siteDir: string): Promise<PackageFacts> {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'node_modules/@material-table/core/package.json'), 'utf8'),
  ) as {
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const react = manifest.peerDependencies.react;
  const materialUi = manifest.dependencies['@mui/material'];
  if (!react || !materialUi) {
    throw new Error(
      '@material-table/core no longer names React as a peer and @mui/material as a dependency. The home page would say something wrong: correct plugins/package-facts.',
    );
  }
  return {
    version: manifest.version,
    license: manifest.license,
    react,
    materialUi,
    kilobytes: await measure(siteDir),
  };
}

/** Kept by the lock file, because what comes with the table counts too. */
async function measure(siteDir: string): Promise<number> {
  const lock = createHash('sha256').update(fs.readFileSync(path.join(siteDir, 'package-lock.json')));
  const name = `${lock.digest('hex').slice(0, 16)}.txt`;
  const cached = path.join(siteDir, 'node_modules/.cache/package-facts', name);
  if (!fs.existsSync(cached)) {
    const esbuild = await import('esbuild');
    const { outputFiles } = await esbuild.build({
      stdin: { contents: `export { default } from '@material-table/core';`, resolveDir: siteDir },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, String(bytes));
  }
  return Math.round(Number(fs.readFileSync(cached, 'utf8')) / 1000);
}
