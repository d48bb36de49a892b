import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { buildEditorTypes } from './build';

/**
 * Build what checks programs in the editor into a folder that the site serves as it is, and tell the editor the names of the files in
 * `@generated/editor-types/files.json`.
 */
export default function editorTypesPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'editor-types',
    getPathsToWatch: () => [path.join(siteDir, 'packages/sandbox/types/**/*.ts')],
    loadContent: async () =>
      generate(generatedFilesDir, 'editor-types/files.json', JSON.stringify(await buildEditorTypes(siteDir))),
  } satisfies Plugin;
}
