import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkReference } from './checks';
import { releaseDates } from '#library-facts/data/release-dates';
import { readHistory } from '#library-facts/history';
import { demoFiles } from './demos';
import { loadReference } from './reference';
import { prepareUsage } from '#library-facts/usage';
import { feedPath, releaseFeed } from './upgrade/feed';

/** Compare the written reference to the package: reject errors, publish the feed. */
export default function apiReference({ siteDir, baseUrl, siteConfig }: LoadContext) {
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

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: 'Releases of @material-table/core',
            href: baseUrl + feedPath,
          },
        },
      ],
    }),

    async postBuild({ outDir }) {
      const feed = releaseFeed(readHistory(), releaseDates, siteConfig.url + baseUrl);
      fs.writeFileSync(path.join(outDir, feedPath), feed);
    },
  } satisfies Plugin;
}
