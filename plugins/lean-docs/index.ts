import docsPlugin, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * The generator's plugin for docs, without two lists in pages that don't use them: titles and descriptions of
 * a section's pages (for cards; up to 5.7 kB with brotli on each of them), and the addresses of all pages
 * (for links to other versions; 1.3 kB on every page). Titles and descriptions are in `pages.json` of the
 * plugin's data.
 */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async (args) => {
      const [version] = args.content.loadedVersions;
      const pages = (version?.docs ?? []).map(({ id, title, description }) => [id, { title, description }]);
      await args.actions.createData('pages.json', Object.fromEntries(pages));
      await plugin.contentLoaded?.({ ...args, actions: leanActions(args.actions) });
    },
  };
}

function leanActions(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(withoutDocs(route)),
    setGlobalData: (data) => {
      const { versions } = data as { versions: object[] };
      actions.setGlobalData({ ...(data as object), versions: versions.map((one) => ({ ...one, docs: [] })) });
    },
  };
}

function withoutDocs(route: RouteConfig): RouteConfig {
  const { props, routes } = route;
  return {
    ...route,
    ...(props?.version ? { props: { ...props, version: { ...props.version, docs: {} } } } : {}),
    ...(routes && { routes: routes.map(withoutDocs) }),
  };
}
