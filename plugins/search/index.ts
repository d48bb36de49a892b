import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collect } from './collect';

/**
 * Write the search beside the built pages: its worker, and what it knows, read from these very pages: `search/names.json`, titles and
 * headings, and `search/texts.json`, their words in the same order.
 */
export default function searchPlugin({ baseUrl, siteDir }: LoadContext) {
  return {
    name: 'search',
    getClientModules: () => [path.join(siteDir, 'src/search/landing.ts')],
    async postBuild({ outDir, routesPaths }) {
      const routes = routesPaths.map((route) => route.slice(baseUrl.length).replace(/\/$/, '')).sort();
      const { names, texts } = collect(outDir, [...new Set(routes)]);
      await buildWorker(siteDir, outDir);
      fs.writeFileSync(path.join(outDir, 'search/names.json'), JSON.stringify(names));
      fs.writeFileSync(path.join(outDir, 'search/texts.json'), JSON.stringify(texts));
    },
  } satisfies Plugin;
}

/** A script of its own: the generator's bundler can't share modules between pages and a worker (Rspack 1 panics). */
async function buildWorker(siteDir: string, outDir: string): Promise<void> {
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: [path.join(siteDir, 'src/search/worker.ts')],
    outfile: path.join(outDir, 'search/worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
  });
}
