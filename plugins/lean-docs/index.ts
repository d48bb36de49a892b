import docsPlugin, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * The generator's plugin for docs, without the titles and descriptions of all pages that it puts into every page: 5.7 kB by brotli for
 * cards of pages, which this section doesn't show. Until the generator sends them only where cards are shown.
 */
export default async function leanDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: (args) => {
      const addRoute = (route: RouteConfig) => args.actions.addRoute(withoutDocs(route));
      return plugin.contentLoaded?.({ ...args, actions: { ...args.actions, addRoute } });
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
