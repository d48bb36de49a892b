import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesBelow } from '../demos/find';

/** The parts of these pages are long and do nothing: they are in the page's HTML and not in its scripts. */
const folders = ['docs/api/props/_options', 'docs/api/props/_columns'];

/**
 * Keep long text out of the scripts: on the server such a part of a page is what its author wrote, in the browser it is a place
 * that keeps the server's markup (`KeptPartial`). The table of contents stays in the scripts.
 */
export default function staticPartialsPlugin({ siteDir, generatedFilesDir }: LoadContext) {
  const outDir = path.join(generatedFilesDir, 'static-partials');
  return {
    name: 'static-partials',
    loadContent: async () => {
      for (const file of folders.flatMap((folder) => filesBelow(path.join(siteDir, folder)))) {
        const name = nameOf(file);
        write(path.join(outDir, 'server', `${name}.js`), serverModule(file, name));
        write(path.join(outDir, 'client', `${name}.js`), clientModule(file, name));
      }
    },
    configureWebpack: (_config, isServer, { currentBundler }) => {
      // While pages are written, the browser shows them as they are.
      if (process.env.NODE_ENV !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/\/_(options|columns)\/[\w-]+\.mdx$/, (resource) => {
            resource.request = path.join(
              outDir,
              isServer ? 'server' : 'client',
              `${nameOf(resource.request)}.js`,
            );
          }),
        ],
        // Of the text itself the browser needs only the table of contents.
        module: {
          rules: [
            { test: /\/_(options|columns)\/[\w-]+\.mdx$/, resourceQuery: /content/, sideEffects: false },
          ],
        },
      };
    },
  } satisfies Plugin;
}

function nameOf(file: string): string {
  return `${path.basename(path.dirname(file))}-${path.basename(file, '.mdx')}`;
}

function serverModule(file: string, name: string): string {
  return `import Content, { toc } from ${JSON.stringify(`${file}?content`)};
import { createElement } from 'react';

export { toc };
export default function Partial(props) {
  return createElement('div', { 'data-partial': ${JSON.stringify(name)} }, createElement(Content, props));
}
`;
}

function clientModule(file: string, name: string): string {
  return `import { createElement } from 'react';
import KeptPartial from '@site/src/components/KeptPartial';

export { toc } from ${JSON.stringify(`${file}?content`)};
export default function Partial() {
  return createElement(KeptPartial, { name: ${JSON.stringify(name)} });
}
`;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
