import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Lets pages scroll to a search result. The index is written from the built pages (`plugins/post-build`). */
export default function searchPlugin({ siteDir }: LoadContext) {
  return {
    name: 'search',
    getClientModules: () => [path.join(siteDir, 'packages/search/landing.ts')],
  } satisfies Plugin;
}
