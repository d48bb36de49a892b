import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { adviceFacts } from './facts';
import { buildWorker } from './worker';

/**
 * Write the facts for the editor's advice, from the known issues and the history, to
 * `@generated/advice/facts.json`, build its worker, and write its name to `@generated/advice/files.json`.
 */
export default function advicePlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'advice',
    getPathsToWatch: () => [
      path.join(siteDir, 'docs/_known-issues/*.mdx'),
      path.join(siteDir, 'packages/check-code/**/*.ts'),
    ],
    loadContent: async () => {
      await generate(generatedFilesDir, 'advice/facts.json', JSON.stringify(adviceFacts()));
      const files = await buildWorker(siteDir, path.join(generatedFilesDir, 'advice/facts.json'));
      await generate(generatedFilesDir, 'advice/files.json', JSON.stringify(files));
    },
  } satisfies Plugin;
}
