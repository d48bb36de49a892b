import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { addressOf } from '../build-facts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages of one sidebar category, in its order. */
export interface Group {
  title: string;
  /** Below the base path, without slashes at their ends. */
  routes: string[];
}

/**
 * Put the pages of a section in the order of its sidebar, with a group for each top-level category if
 * `byCategory` is set. Pages outside categories, or in no sidebar, are last.
 */
export function sidebarOrder(
  { loadedVersions }: LoadedContent,
  section: string,
  byCategory: boolean,
  baseUrl: string,
): Group[] {
  const [version] = loadedVersions;
  const pages = new Map(version?.docs.map(({ id, permalink }) => [id, addressOf(permalink, baseUrl)]));
  const groups: Group[] = [];
  const own: Group = { title: byCategory ? `${section}: More` : section, routes: [] };
  const seen = new Set<string>();
  const add = (item: SidebarItem, group: Group): void => {
    const id = idOf(item);
    const route = pages.get(id);
    if (route !== undefined && !seen.has(id)) {
      seen.add(id);
      group.routes.push(route);
    }
    if (item.type === 'category') for (const child of item.items) add(child, group);
  };
  for (const item of Object.values(version?.sidebars ?? {}).flat()) {
    const isGroup = byCategory && item.type === 'category';
    const group = isGroup ? { title: `${section}: ${item.label}`, routes: [] } : own;
    add(item, group);
    if (isGroup) groups.push(group);
  }
  own.routes.push(...[...pages].filter(([id]) => !seen.has(id)).map(([, route]) => route));
  return [...groups, own].filter(({ routes }) => routes.length > 0);
}

/**
 * The page that an item links to: a category links to its own or, outside the sidebar, to the list of its
 * pages (sidebars.docs.ts).
 */
function idOf(item: SidebarItem): string {
  if (item.type === 'doc' || item.type === 'ref') return item.id;
  if (item.type !== 'category') return '';
  return item.link?.type === 'doc' ? item.link.id : String(item.customProps?.['list'] ?? '');
}
