import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkReference } from './checks';
import { coverageReport, measureCoverage } from './coverage';
import { loadReference } from './reference';

/** Hold the written reference to the installed package: print the coverage, refuse gaps and errors. */
export default function apiReference({ siteDir }: LoadContext) {
  return {
    name: 'api-reference',

    getPathsToWatch: () =>
      ['docs/api', 'docs/_known-issues'].map((dir) => path.join(siteDir, dir, '**/*.mdx')),

    async loadContent() {
      const reference = await loadReference();
      console.log(coverageReport(measureCoverage(reference)));
      const problems = checkReference(reference);
      if (problems.length === 0) return;
      throw new Error(
        `The API reference has ${problems.length} problem(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
      );
    },
  } satisfies Plugin;
}
