import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkReference } from './checks';
import { coverageReport, measureCoverage } from './coverage';
import { loadReference } from './reference';

export interface PluginOptions {
  /** Stop the build when a member is undocumented or a page is wrong. Turn it off only while pages are being written. */
  strict?: boolean;
}

/** Hold the written reference to the installed package: print the coverage, refuse gaps and errors. */
export default function apiReference({ siteDir }: LoadContext, { strict = true }: PluginOptions) {
  return {
    name: 'api-reference',

    getPathsToWatch: () => [path.join(siteDir, 'docs/api/**/*.mdx')],

    async loadContent() {
      const reference = await loadReference();
      console.log(coverageReport(measureCoverage(reference)));
      const problems = checkReference(reference);
      if (problems.length === 0) return;
      const message = `The API reference has ${problems.length} problem(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
      if (strict) throw new Error(message);
      console.warn(message);
    },
  } satisfies Plugin;
}
