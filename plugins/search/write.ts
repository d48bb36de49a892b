import fs from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { collect } from './collect';
import { readMemberFacts } from './members';
import type { Section } from './sections';

/**
 * Write the search beside the built pages: its worker, and what it knows, read from these very pages: `search/names.json`, titles and
 * headings, and `search/texts.json`, their words in the same order.
 */
export async function writeSearch(
  pages: Map<string, { sections: Section[] }>,
  { siteDir, outDir }: Props,
): Promise<void> {
  const sections = new Map([...pages].map(([address, page]) => [address, page.sections]));
  const { names, texts } = collect(sections, await readMemberFacts());
  await buildWorker(siteDir, outDir);
  fs.writeFileSync(path.join(outDir, 'search/names.json'), JSON.stringify(names));
  fs.writeFileSync(path.join(outDir, 'search/texts.json'), JSON.stringify(texts));
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
