import { markdownPath, type Part, type ExportedSite } from './site';

/**
 * Make the links of an article absolute, so that they work wherever the text is pasted. A link to a page
 * leads to its Markdown version, so that programs stay in Markdown. Targets without one (the playground, files) keep
 * their address.
 */
export function absoluteLinks(article: Part, route: string, site: ExportedSite): void {
  const { pathname: basePath } = new URL(site.url);
  const page = new URL(route, site.url);
  article.find('a[href]').each((_, link) => {
    link.attribs.href = absolute(link.attribs.href ?? '');
  });
  article.find('img[src]').each((_, image) => {
    image.attribs.src = new URL(image.attribs.src ?? '', page).href;
  });

  function absolute(href: string): string {
    const address = new URL(href, page);
    if (address.origin !== page.origin || !address.pathname.startsWith(basePath)) return address.href;
    const target = address.pathname.slice(basePath.length).replace(/\/$/, '');
    if (!site.routes.has(target) || address.search) return address.href;
    return site.url + markdownPath(target) + address.hash;
  }
}
