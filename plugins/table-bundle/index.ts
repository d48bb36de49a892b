import type { Plugin } from '@docusaurus/types';

/** How the table and what pages share is bundled. */
export default function tableBundlePlugin() {
  return {
    name: 'table-bundle',
    configureWebpack: (_config, isServer) => ({
      // The demos' texts, which would be next to the pages otherwise.
      output: { assetModuleFilename: 'assets/texts/[name].[contenthash][ext]' },
      // The stock `common` chunk contains what any two pages share: a table's page would load the editor's code, and the icons
      // and pickers of other demos. Modules shared by the same set of chunks form a separate one instead.
      optimization: isServer
        ? {}
        : {
            splitChunks: {
              cacheGroups: { common: false, shared: { minChunks: 2, reuseExistingChunk: true } },
            },
          },
      module: {
        rules: [
          // 8.0.3 says that its modules have no side effects, but they import each other in circles: a part imported before the
          // table leaves `components.Toolbar` undefined (docs/api/props/mt_prop_components.mdx). Until the package declares it.
          { test: /@material-table[\\/]core[\\/]dist/, sideEffects: true },
        ],
      },
    }),
  } satisfies Plugin;
}
