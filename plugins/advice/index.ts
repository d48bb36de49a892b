import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { adviceFacts } from './facts';

/** Write what the editor's advice takes from the known issues and the history to `@generated/advice/facts.json`. */
export default function advicePlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'advice',
    getPathsToWatch: () => [path.join(siteDir, 'docs/_known-issues/*.mdx')],
    loadContent: async () => generate(generatedFilesDir, 'advice/facts.json', JSON.stringify(adviceFacts())),
  } satisfies Plugin;
}
