import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { loadModel } from '#library-facts/installed.ts';
import { runInThread } from '#kit/node/worker-threads/index.ts';
import { takeOutFonts } from '../delivery/page-styles';
import { writeRelease } from '../delivery/release';
import { buildTableCss } from '../demos/table-css';
import { writeLists } from '../markdown-export/lists';
import { writeSearch } from '../search/write';
import type { BuildFacts } from '../build-facts';
import type { ProcessedPage } from './process-pages';

const processFile = path.join(__dirname, 'process-pages.ts');

/**
 * Read and parse each built page once for search, delivery and the Markdown export. Several threads each process a share of
 * the pages, which also keeps them out of the generator's heap and its garbage collections. Files about all
 * pages are written at the end.
 */
export default function postBuildPlugin(_context: LoadContext) {
  return {
    name: 'post-build',
    async postBuild(build) {
      const facts = await factsOf(build);
      const shares = sharesOf(build.routesPaths, Math.max(1, Math.min(3, os.availableParallelism() - 1)));
      const taken = await Promise.all(
        shares.map((routes, index) =>
          runInThread<ProcessedPage[]>([processFile, index], 'processPages', routes, facts),
        ),
      );
      takeOutFonts(build.outDir);
      const found = new Map(taken.flat().map((one) => [one.address, one]));
      await Promise.all([writeSearch(found, build), writeLists(found, build), writeRelease(build)]);
    },
  } satisfies Plugin;
}

/** Each share has pages of all sections: neighbors are similar, and some sections have long pages. */
function sharesOf<One>(all: readonly One[], count: number): One[][] {
  return Array.from({ length: count }, (_none, share) =>
    all.filter((_one, index) => index % count === share),
  );
}

/** The facts of a build for the threads, which get a copy. */
async function factsOf(build: Props): Promise<BuildFacts> {
  const { siteDir, generatedFilesDir, outDir, baseUrl, routesPaths, siteConfig } = build;
  const { url, title } = siteConfig;
  return {
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    routesPaths,
    url,
    title,
    version: loadModel().version,
    tableCss: await buildTableCss(siteDir),
  };
}
