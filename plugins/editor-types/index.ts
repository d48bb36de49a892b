import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { buildEditorTypes } from './build';

/**
 * Build what checks programs in the editor into a folder that the site serves unchanged. The editor reads the
 * names of the files from `@generated/editor-types`. A change of the reference appears after a restart: it
 * takes half a minute.
 */
export default function editorTypesPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'editor-types',
    getPathsToWatch: () => [
      path.join(siteDir, 'packages/sandbox/types/**/*.ts'),
      path.join(siteDir, 'packages/sandbox/packages.ts'),
    ],
    loadContent: async () => {
      const files = await buildEditorTypes(siteDir);
      await generate(generatedFilesDir, 'editor-types/files.json', JSON.stringify(files));
    },
  } satisfies Plugin;
}
