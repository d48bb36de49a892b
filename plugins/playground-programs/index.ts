import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { findPrograms } from './programs';
import { findStarts } from './starts';

/**
 * Write the programs that pages open in the playground to `@generated/playground-programs/programs.json`, by
 * id, and the names of all demos to `starts.json`.
 */
export default function playgroundPrograms({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'playground-programs',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{tsx,mdx}'), path.join(siteDir, 'demos/**/*.mdx')],
    loadContent: async () => {
      const programs = findPrograms(siteDir).map(({ id, file }) => [id, fs.readFileSync(file, 'utf8')]);
      await generate(
        generatedFilesDir,
        'playground-programs/starts.json',
        JSON.stringify(findStarts(siteDir)),
      );
      return generate(
        generatedFilesDir,
        'playground-programs/programs.json',
        JSON.stringify(Object.fromEntries(programs)),
      );
    },
  } satisfies Plugin;
}
