import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { hashOf } from '#kit/node/hash.ts';
import { bundleScript } from '../bundle-script';

/** In the folder of the site's scripts, which hosts keep from earlier releases for open tabs. */
const folder = 'assets/js';

/** Bundle the worker that reads a visitor's rows; write its name to `@generated/rows-import/files.json`. */
export default function rowsImportPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'rows-import',
    getPathsToWatch: () => [path.join(siteDir, 'packages/rows-import/**/*.ts')],
    loadContent: async () => {
      const text = await bundleScript(path.join(siteDir, 'packages/rows-import/worker.ts'));
      const name = `rows.${hashOf(text)}.js`;
      const outDir = path.join(siteDir, '.docusaurus/rows-import/static', folder);
      fs.rmSync(outDir, { recursive: true, force: true });
      fs.mkdirSync(outDir, { recursive: true });
      fs.writeFileSync(path.join(outDir, name), text);
      await generate(
        generatedFilesDir,
        'rows-import/files.json',
        JSON.stringify({ worker: `${folder}/${name}` }),
      );
    },
  } satisfies Plugin;
}
