import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkReference } from './checks';
import { demoFiles } from './demos';
import { loadReference } from './reference';
import { prepareUsage } from '#library-facts/usage.ts';

/** Compare the written reference to the package, and reject errors. */
export default function apiReference({ siteDir }: LoadContext) {
  return {
    name: 'api-reference',

    getPathsToWatch: () =>
      ['docs/api', 'docs/_known-issues'].map((dir) => path.join(siteDir, dir, '**/*.mdx')),

    async loadContent() {
      const [reference] = await Promise.all([loadReference(), prepareUsage(demoFiles())]);
      const problems = checkReference(reference);
      if (problems.length === 0) return;
      throw new Error(
        `The API reference has ${problems.length} problem(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
      );
    },
  } satisfies Plugin;
}
