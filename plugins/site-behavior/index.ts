import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Put our own modules in the place of parts of the generator that do something else than the specification says. Each reason is
 * in the module itself; `tests/browser` says when one can go.
 */
export default function siteBehaviorPlugin({ siteDir }: LoadContext) {
  return {
    name: 'site-behavior',
    configureWebpack: () => ({
      module: {
        rules: [
          // 8.0.3 says that its modules have no side effects, but they import each other in circles: evaluated in another order than its
          // index gives, a named import leaves `components.Toolbar` undefined and the table crashes.
          { test: /@material-table[\\/]core[\\/]dist/, sideEffects: true },
        ],
      },
      resolve: {
        alias: {
          'react-loadable$': path.join(siteDir, 'src/loadable/index.tsx'),
          // Absolute paths, because the generator writes client modules that way.
          [require.resolve('@docusaurus/theme-classic/lib/nprogress.js').replace(/\.js$/, '')]: path.join(
            siteDir,
            'src/nprogress.ts',
          ),
          // Highlighting is done at build time (plugins/code-blocks): no Prism in the browser.
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js').replace(/\.js$/, '')]:
            path.join(siteDir, 'src/no-client-module.ts'),
        },
      },
    }),
  } satisfies Plugin;
}
