import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { buildEditorTypes } from './build';
import { completionData } from './completion';

/**
 * Build what checks programs in the editor into a folder that the site serves unchanged. The editor reads the
 * names of the files, and its completions without them, from `@generated/editor-types`. A change of the
 * reference appears after a restart: it takes half a minute.
 */
export default function editorTypesPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  const write = (name: string, data: unknown) =>
    generate(generatedFilesDir, `editor-types/${name}.json`, JSON.stringify(data));
  return {
    name: 'editor-types',
    getPathsToWatch: () => [
      path.join(siteDir, 'packages/sandbox/types/**/*.ts'),
      path.join(siteDir, 'packages/sandbox/packages.ts'),
    ],
    loadContent: async () => {
      await write('completion', await completionData());
      await write('files', await buildEditorTypes(siteDir));
    },
  } satisfies Plugin;
}
