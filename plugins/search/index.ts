import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Let the pages lead to the place that a search found. What it knows is written from the built pages (`plugins/built-pages`). */
export default function searchPlugin({ siteDir }: LoadContext) {
  return {
    name: 'search',
    getClientModules: () => [path.join(siteDir, 'packages/search/landing.ts')],
  } satisfies Plugin;
}
