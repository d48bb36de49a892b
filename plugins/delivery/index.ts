import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rulesFile } from '../demos';
import { buildTableCss } from '../demos/table-css';
import { buildBootScript } from './boot-script';
import { chunkFinder } from './chunks';
import { deliverPage, type Site } from './page';
import { socialImages } from './social-image';

/**
 * Make the built pages light: style sheets inlined, scripts started after the first paint or at an intent, styles of server-rendered tables
 * collected once a page, a policy that lets nothing foreign load. Works on the files that the generator has written; only the boot
 * script, the same on every page, comes by the generator's own hook. Listed after the theme, whose first script sets the color scheme.
 */
export default async function deliveryPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig,
  siteStorage,
}: LoadContext) {
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
    async postBuild({ outDir, routesPaths }) {
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
      for (const route of routesPaths) {
        const file = fileOf(route, outDir, baseUrl);
        fs.writeFileSync(file, await deliverPage(fs.readFileSync(file, 'utf8'), route, site));
      }
      fs.writeFileSync(path.join(outDir, 'release.json'), JSON.stringify({ release: site.release }));
    },
  } satisfies Plugin;
}

function fileOf(route: string, outDir: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length);
  return path.join(outDir, relative.endsWith('.html') ? relative : path.join(relative, 'index.html'));
}
