import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { overlayTypes } from '../api-reference/overlay';
import { packageTypes } from '../api-reference/overlay/files';
import { loadReference } from '../api-reference/reference';

/** Write the reference for programs beside the built pages: `api/material-table-core.d.ts`, the types with its words. */
export default function referenceDataPlugin(_context: LoadContext) {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'api');
      fs.mkdirSync(folder, { recursive: true });
      const reference = await loadReference();
      fs.writeFileSync(
        path.join(folder, 'material-table-core.d.ts'),
        overlayTypes(packageTypes(), reference),
      );
    },
  } satisfies Plugin;
}
