import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../bundle-script';

/**
 * Start scripts after the first paint or at a visitor's intent: the boot script, the same on every page.
 * Listed after the theme, because the theme's first script sets the color scheme.
 */
export default async function deliveryPlugin({ siteDir, baseUrl, siteStorage }: LoadContext) {
  const boot = (await bundleScript(path.join(siteDir, 'src/boot/index.ts'))).trim();
  return {
    name: 'delivery',
    injectHtmlTags: () => {
      // The dev server starts them itself.
      if (process.env.NODE_ENV !== 'production') return {};
      const attributes = {
        id: 'boot',
        'data-base': baseUrl,
        'data-theme-key': `theme${siteStorage.namespace}`,
      };
      // For browsers without SVG tab icons (Safari).
      const icon = { rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32' };
      return {
        headTags: [{ tagName: 'link', attributes: icon }],
        preBodyTags: [{ tagName: 'script', attributes, innerHTML: boot }],
      };
    },
  } satisfies Plugin;
}
