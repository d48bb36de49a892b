import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Put our own modules in the place of parts of the generator that do something else than the specification says. Each reason is
 * in the module itself; `tests/browser` says when one can go.
 */
export default function siteBehaviorPlugin({ siteDir }: LoadContext) {
  const tableModules = /@material-table[\\/]core[\\/]dist/;
  const generator = /@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]exports)?$/;
  const client = (name: string) => path.join(siteDir, 'src/client', name);
  const late = (name: string) => path.join(siteDir, 'src/late', name);
  const browserModules: Record<string, string> = {
    '@mui/x-date-pickers$': late('DatePickers.tsx'),
    '@mui/x-date-pickers/AdapterDateFns$': late('DatePickers.tsx'),
    '@mui/material/Menu$': late('Menu.tsx'),
    'date-fns/format$': late('format-date.ts'),
  };
  return {
    name: 'site-behavior',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      // The demos' texts, which would lie beside the pages otherwise.
      output: { assetModuleFilename: 'assets/texts/[name].[contenthash][ext]' },
      // The stock `common` chunk holds whatever two pages share: a table's page would load the editor's code, and every icon and picker
      // of other demos. What the same set of chunks shares goes into one of its own instead.
      optimization: isServer
        ? {}
        : {
            splitChunks: {
              cacheGroups: { common: false, shared: { minChunks: 2, reuseExistingChunk: true } },
            },
          },
      plugins: isServer
        ? []
        : [
            replaceIn(/@mui[\\/]material[\\/]Select$/, '../Menu/Menu.mjs', late('Menu.tsx')),
            replaceIn(/@mui[\\/]material[\\/]Tooltip$/, '../Popper/index.mjs', late('Popper.tsx')),
            replaceIn(/@mui[\\/]material[\\/]Tooltip$/, '../Grow/index.mjs', late('Grow.tsx')),
            replaceIn(generator, './docusaurus', client('docusaurus.ts')),
            replaceIn(generator, './browserContext', client('browserContext.tsx')),
            replaceIn(generator, '../browserContext', client('browserContext.tsx')),
            replaceIn(tableModules, './prop-types.js', late('no-prop-types.ts')),
            [
              /lib[\\/]client[\\/]clientEntry\.js$/,
              (found: Request) => (found.request = client('entry.ts')),
            ] as const,
          ].map(
            ([request, replace]) =>
              new currentBundler.instance.NormalModuleReplacementPlugin(request, replace),
          ),
      module: {
        rules: [
          // 8.0.3 says that its modules have no side effects, but they import each other in circles: evaluated in another order than its
          // index gives, a named import leaves `components.Toolbar` undefined and the table crashes.
          { test: tableModules, sideEffects: true },
          ...(isServer
            ? []
            : [
                // What a table shows only when a date is filtered or edited, or a menu or tooltip opens, comes then (src/late).
                { test: tableModules, resolve: { alias: browserModules } },
                { test: /@docusaurus[\\/]utils-common/, resolve: { alias: { tslib$: late('tslib.ts') } } },
                {
                  test: [
                    /\.docusaurus[\\/](registry\.js|docusaurus\.config\.mjs|site-metadata\.json)$/,
                    /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/,
                  ],
                  enforce: 'pre' as const,
                  loader: require.resolve('./lean-loader.cjs'),
                },
              ]),
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

interface Request {
  request: string;
  context: string;
}

/** A relative import of modules in a folder, and what takes its place. */
function replaceIn(folder: RegExp, request: string, module: string): [RegExp, (found: Request) => void] {
  return [
    new RegExp(`^${request.replace(/\./g, '\\.')}$`),
    (found) => {
      if (folder.test(found.context)) found.request = module;
    },
  ];
}
