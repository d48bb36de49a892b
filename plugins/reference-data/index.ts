import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoByMember } from '../api-reference/demos';
import { overlayTypes } from './overlay';
import { packageTypes } from './overlay/files';
import { loadReference } from '../api-reference/reference';
import { referenceData } from './data';
import { llmsSmallText } from './llms-small';

/**
 * Write the reference for programs next to the built pages: as data (`api/reference.json` with its schema,
 * also under the library's version), as types with comments (`api/material-table-core.d.ts`), and in short
 * (`llms-small.txt`).
 */
export default function referenceDataPlugin({ siteDir }: LoadContext) {
  return {
    name: 'reference-data',
    async postBuild({ outDir }) {
      const reference = await loadReference();
      const facts = referenceData(reference, await demoByMember());
      const data = JSON.stringify(facts);
      const write = (name: string, text: string) => {
        const file = path.join(outDir, 'api', name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
      };
      write('reference.json', data);
      write(`${reference.model.version}/reference.json`, data);
      write('reference.schema.json', fs.readFileSync(path.join(__dirname, 'schema.json'), 'utf8'));
      write('material-table-core.d.ts', overlayTypes(packageTypes(), reference));
      const sample = fs.readFileSync(path.join(siteDir, 'docs/index.first-table.tsx'), 'utf8');
      fs.writeFileSync(path.join(outDir, 'llms-small.txt'), llmsSmallText(facts, sample));
    },
  } satisfies Plugin;
}
