import type { Plugin } from '@docusaurus/types';

/** How the table and what pages share is bundled. */
export default function tableBundlePlugin() {
  return {
    name: 'table-bundle',
    configureWebpack: (_config, isServer) => ({
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
      module: {
        rules: [
          // 8.0.3 says that its modules have no side effects, but they import each other in circles: a part that is imported before the
          // table leaves `components.Toolbar` undefined (told in docs/api/props/mt_prop_components.mdx). Until the package says otherwise.
          { test: /@material-table[\\/]core[\\/]dist/, sideEffects: true },
        ],
      },
    }),
  } satisfies Plugin;
}
