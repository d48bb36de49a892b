import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';
import { completionData } from '../api-reference/completion';

/** Write what the editor completes and checks, from the reference, to `@generated/completion/data.json`. */
export default function completionPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  return {
    name: 'completion',
    getPathsToWatch: () => [path.join(siteDir, 'docs/api/**/*.mdx')],
    loadContent: async () =>
      generate(generatedFilesDir, 'completion/data.json', JSON.stringify(await completionData())),
  } satisfies Plugin;
}
