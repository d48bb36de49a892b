import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { findPrograms } from './programs';

/** Write the programs that pages link into the playground to `@generated/playground-programs/programs.json`, by id. */
export default function playgroundPrograms({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'playground-programs',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.tsx')],
    loadContent: () => {
      const programs = findPrograms(siteDir).map(({ id, file }) => [id, fs.readFileSync(file, 'utf8')]);
      return generate(
        generatedFilesDir,
        'playground-programs/programs.json',
        JSON.stringify(Object.fromEntries(programs)),
      );
    },
  } satisfies Plugin;
}
