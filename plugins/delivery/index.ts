import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleScript } from '../bundle-script';

/**
 * Start scripts after the first paint or at an intent: the boot script, the same on every page. Listed after the theme, whose first
 * script sets the color scheme.
 */
export default async function deliveryPlugin({ siteDir, baseUrl, siteStorage }: LoadContext) {
  const boot = (await bundleScript(path.join(siteDir, 'src/boot/index.ts'))).trim();
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
