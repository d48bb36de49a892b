import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { demoFolders, demosAmong, type DemoFile } from '../demo-files';
import { filesBelow } from '../files-below';
import { describeDemos } from './describe';
import { liveDemoId, readLiveFences } from './live-fences';
import { modulesOf } from './modules';
import { findPicturePrograms, writePictures } from './pictures';
import { readDemos } from './read';
import { renderFirstFrames, type FirstFrame } from './render';

/**
 * Create a module for every demo: its highlighted text, with the first frame on the server and the component
 * as a lazy chunk in the browser. A page imports it as `@demo/<id>`; `remark.ts` writes that import.
 */
export default function demosPlugin({ siteDir, generatedFilesDir, baseUrl }: LoadContext) {
  const outDir = path.join(generatedFilesDir, 'demos');
  const cacheDir = path.join(siteDir, 'node_modules/.cache/demos');
  const hasFirstFrames = process.env.NODE_ENV === 'production';
  return {
    name: 'demos',
    getPathsToWatch: () => demoFolders.map((folder) => path.join(siteDir, folder, '**/*.{tsx,mdx}')),
    async loadContent() {
      const files = demoFolders.flatMap((folder) => filesBelow(path.join(siteDir, folder)));
      const pages = files.filter((file) => file.endsWith('.mdx'));
      const found = [...demosAmong(files, siteDir), ...(await writeLiveFences(pages, outDir))];
      const [frames, demos] = await Promise.all([
        hasFirstFrames
          ? renderFirstFrames([...found, ...findPicturePrograms(siteDir)], siteDir, cacheDir)
          : new Map<string, FirstFrame>(),
        readDemos(found, pages, siteDir, cacheDir),
      ]);
      const described = describeDemos(demos, baseUrl);
      for (const [name, text] of modulesOf({ demos: described, frames, siteDir }))
        await generate(outDir, name, text);
      if (hasFirstFrames) await writePictures(siteDir, frames, path.join(outDir, 'static/img/gallery'));
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@demo': path.join(outDir, isServer ? 'server' : 'client') } },
    }),
  } satisfies Plugin;
}

/** Write each page's `live` fences to files, so that they are compiled and rendered like any other demo. */
async function writeLiveFences(pages: string[], outDir: string): Promise<DemoFile[]> {
  const demos = new Map<string, DemoFile>();
  for (const source of pages.flatMap(readLiveFences)) {
    const id = liveDemoId(source);
    const file = path.join(outDir, 'live', `${id}.tsx`);
    await generate(outDir, `live/${id}.tsx`, `${source}\n`);
    demos.set(id, { id, file });
  }
  return [...demos.values()];
}
