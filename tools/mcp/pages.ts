import { nearestNames } from '#kit/nearest';
import { entriesOf } from './search';
import { routeOf, type Site } from './site';

/** A page as Markdown. @throws when there is no such page, with the nearest addresses. */
export function readPage(site: Site, page: string): string {
  const route = routeOf(page);
  const twin = `${route || 'index'}.md`;
  if (site.has(twin)) return site.read(twin);
  const routes = [...new Set(entriesOf(site).map(({ href }) => href.split('#')[0] ?? ''))];
  // Says what to do when nothing is built.
  if (routes.includes(route)) return site.read(twin);
  const near = nearestNames(route, routes, 4);
  const named = routes.filter((one) => one.split('/').at(-1) === route.split('/').at(-1));
  const hint = [...new Set([...named, ...near])].map((one) => `/${one}`).join(', ');
  throw new Error(
    `There is no page "/${route}". ${hint ? `The nearest: ${hint}.` : 'Use search to find one.'}`,
  );
}
