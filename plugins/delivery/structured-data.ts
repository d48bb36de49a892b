import type { CheerioAPI } from 'cheerio';

interface Facts {
  /** The page's address, absolute. */
  url: string;
  /** The home page's address. */
  home: string;
  siteTitle: string;
  /** The page's own title. */
  title: string;
  /** Below the base path. */
  route: string;
}

/**
 * The kind of a page, for programs (schema.org, as JSON-LD): an article of a site, or the questions and
 * answers of the errors. The generator itself adds the page's position (BreadcrumbList).
 */
export function structuredData($: CheerioAPI, facts: Facts): string {
  const { home, siteTitle, title, url, route } = facts;
  const description = $('meta[name="description"]').attr('content');
  const site = { '@type': 'WebSite', name: siteTitle, url: home, inLanguage: 'en' };
  if (route === '') return script({ ...site, description });
  if ($('article').length === 0) return '';
  const page = {
    headline: title,
    description,
    url,
    inLanguage: 'en',
    dateModified: $('time[itemprop="dateModified"]').attr('datetime'),
    isPartOf: site,
  };
  if (route === 'docs/errors' || route.startsWith('docs/errors/'))
    return script({ '@type': 'FAQPage', ...page, mainEntity: questions($) });
  return script({ '@type': 'TechArticle', ...page });
}

/** Each error and the text below it, up to the next heading. */
function questions($: CheerioAPI): unknown[] {
  const found = $('article .markdown h3[id]').toArray();
  return found.map((heading) => ({
    '@type': 'Question',
    name: clean($(heading).text()),
    acceptedAnswer: {
      '@type': 'Answer',
      text: clean(
        $(heading)
          .nextUntil('h2, h3')
          .toArray()
          .map((part) => $(part).text())
          .join('\n'),
      ),
    },
  }));
}

function script(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Nothing in it may close the element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function clean(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
