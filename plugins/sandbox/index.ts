import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildFrame } from './build';

/** Build the frame for visitors' programs into a folder that the site serves unchanged. */
export default function sandboxPlugin({ siteDir }: LoadContext) {
  return {
    name: 'sandbox',
    loadContent: () => buildFrame(siteDir),
    getPathsToWatch: () =>
      ['packages/sandbox/**/*', 'packages/kit/mui-theme/**/*.ts'].map((glob) => path.join(siteDir, glob)),
  } satisfies Plugin;
}
