// Change: a category links to the list of its pages (`customProps` in sidebars.docs.ts), and a page of the
// category's folder that is outside the sidebar has the category's breadcrumbs, too.
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider, useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Original from '@theme-original/DocBreadcrumbs';
import { useMemo } from 'react';

export default function DocBreadcrumbs() {
  const sidebar = useDocsSidebar();
  const { metadata } = useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  const items = useMemo(() => {
    const { id, permalink, title } = metadata;
    const own: PropSidebarItem = { type: 'link', label: title, href: permalink, docId: id };
    const withList = (item: PropSidebarItem): PropSidebarItem => {
      if (item.type !== 'category') return item;
      const { list, folder } = item.customProps ?? {};
      const inside = item.items.map(withList);
      if (typeof list !== 'string' || typeof folder !== 'string') return { ...item, items: inside };
      // The first match counts, so the page's own entry is before this one.
      return {
        ...item,
        href: withBaseUrl(`/docs/${list}`),
        items: id.startsWith(folder) ? [...inside, own] : inside,
      };
    };
    return sidebar?.items.map(withList);
  }, [sidebar, metadata, withBaseUrl]);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <Original />
    </DocsSidebarProvider>
  );
}
