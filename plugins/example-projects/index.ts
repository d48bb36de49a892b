import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { zipOf } from '#sandbox/tools/project.ts';
import { exampleProject } from './project';

/** Put each example into the site as a zip file with its server and its tests: `/examples/order-desk.zip`. */
export default function exampleProjectsPlugin({ siteDir }: LoadContext) {
  return {
    name: 'example-projects',
    postBuild: async ({ outDir }) => {
      for (const id of exampleIds(siteDir)) {
        const zip = zipOf(id, exampleProject(siteDir, id));
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
