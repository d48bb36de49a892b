import type { Plugin } from '@docusaurus/types';

/** How the table and what pages share is bundled. */
export default function tableBundlePlugin() {
  return {
    name: 'table-bundle',
    configureWebpack: (_config, isServer) => ({
      // The source texts of demos, which would otherwise be next to the pages.
      output: { assetModuleFilename: 'assets/texts/[name].[contenthash][ext]' },
      // The stock `common` chunk contains what any two pages share: a table's page would load the editor's
      // code, and the icons and pickers of other demos. Here, modules of the same set of chunks form a
      // separate one.
      optimization: isServer
        ? {}
        : {
            splitChunks: {
              cacheGroups: {
                common: false,
                shared: { minChunks: 2, reuseExistingChunk: true },
                // Below the least size of a chunk, the tools of a demo would be a part of each page.
                demo: {
                  test: /[\\/](?:components[\\/]Demo|sandbox[\\/]tools|date-pickers)[\\/]/,
                  name: 'demo',
                  minChunks: 10,
                  enforce: true,
                },
              },
            },
          },
      module: {
        rules: [
          // 8.0.3 declares no side effects, but its modules import each other in circles: a part imported
          // before the table leaves `components.Toolbar` undefined (docs/api/props/mt_prop_components.mdx).
          // Remove when it declares them.
          { test: /@material-table[\\/]core[\\/]dist/, sideEffects: true },
        ],
      },
    }),
  } satisfies Plugin;
}
