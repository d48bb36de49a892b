import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import { exampleProject } from './project';

/** Put each example into the site as a zip file with its server and its tests: `/examples/order-desk.zip`. */
export default function exampleProjectsPlugin({ siteDir }: LoadContext) {
  return {
    name: 'example-projects',
    postBuild: async ({ outDir }) => {
      for (const id of exampleIds(siteDir)) {
        const files = Object.entries(exampleProject(siteDir, id));
        const entries = files.map(([file, text]) => [`${id}/${file}`, strToU8(text)]);
        // The times in it are fixed, so the same example gives the same bytes.
        const zip = zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) });
        fs.writeFileSync(path.join(outDir, 'examples', `${id}.zip`), zip);
      }
    },
  } satisfies Plugin;
}

/** The folders below `examples/` that are screens. */
export function exampleIds(siteDir: string): string[] {
  const folder = path.join(siteDir, 'examples');
  return fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'App.tsx')));
}
