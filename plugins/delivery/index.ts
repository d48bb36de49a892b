import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { StartWork } from '../built-pages';
import { rulesFile } from '../demos';
import { buildTableCss } from '../demos/table-css';
import { buildBootScript } from './boot-script';
import { chunkFinder } from './chunks';
import { deliverPage, type Site } from './page';
import { socialImages } from './social-image';

/**
 * Start scripts after the first paint or at an intent: the boot script, the same on every page. Listed after the theme, whose first
 * script sets the color scheme.
 */
export default async function deliveryPlugin({ siteDir, baseUrl, siteStorage }: LoadContext) {
  const boot = await buildBootScript(siteDir);
  return {
    name: 'delivery',
    injectHtmlTags: () => {
      // While pages are written, the generator starts them itself.
      if (process.env.NODE_ENV !== 'production') return {};
      const attributes = {
        id: 'boot',
        'data-base': baseUrl,
        'data-theme-key': `theme${siteStorage.namespace}`,
      };
      return { preBodyTags: [{ tagName: 'script', attributes, innerHTML: boot }] };
    },
  } satisfies Plugin;
}

/**
 * Make the built pages light: style sheets inlined, scripts for the boot script to start, styles of server-rendered tables collected once a
 * page, a policy that lets nothing foreign load.
 */
export const delivery: StartWork = async ({
  siteDir,
  generatedFilesDir,
  outDir,
  baseUrl,
  siteConfig,
  routesPaths,
}) => {
  const chunks = chunkFinder(generatedFilesDir);
  const site: Site = {
    outDir,
    baseUrl,
    url: siteConfig.url,
    title: siteConfig.title,
    titleDelimiter: siteConfig.titleDelimiter,
    release: chunks.release,
    rules: JSON.parse(fs.readFileSync(rulesFile(generatedFilesDir), 'utf8')) as Site['rules'],
    tableCss: await buildTableCss(siteDir),
    routesPaths: routesPaths.filter((route) => !route.endsWith('404.html')),
    chunks,
    images: await socialImages(siteDir, outDir, path.join(siteDir, 'node_modules/.cache/social-images')),
  };
  return {
    take: ({ $, route, file }) => fs.writeFileSync(file, deliverPage($, route, site)),
    async finish() {
      await site.images.drawn();
      fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify({ release: site.release }));
    },
  };
};
