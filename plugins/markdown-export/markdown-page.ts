import type { CheerioAPI } from 'cheerio';
import { createSlugger } from '@docusaurus/utils';
import { absoluteLinks } from './links';
import { replaceParts } from './parts';
import type { ExportedSite, Part } from './site';
import { toMarkdown } from './to-markdown';

/** A page as Markdown, and its facts in lists. */
export interface MarkdownPage {
  route: string;
  title: string;
  description: string;
  markdown: string;
}

/**
 * Make the Markdown version of a built page: its H1, description, address and version, then all text, tables and
 * code. A live table becomes its caption and the full text of its files. Links lead to the markdown of other
 * pages.
 * @param $ the page as the generator wrote it, or as delivered. Its article is modified.
 * @param route below the base path, without slashes at its ends.
 * @throws when the page has no text, no H1 or no description.
 */
export function markdownPageOf($: CheerioAPI, route: string, site: ExportedSite): MarkdownPage {
  const [article] = [...$('article .markdown').toArray(), ...$('main').toArray()];
  const heading = $('h1').first();
  const title = heading.text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';
  if (!article || !title || !description)
    throw new Error(
      `/${route} has no ${!article ? 'article' : title ? 'description' : 'H1'}. Its Markdown version could not say what it is about. Correct the page; if the theme changed its markup, correct plugins/markdown-export/markdown-page.ts.`,
    );
  heading.remove();
  const address = $('link[rel="canonical"]').attr('href') ?? site.url + route;
  replaceParts($, $(article), site);
  absoluteLinks($(article), route, site);
  keepAnchors($, $(article));
  const head = `# ${title}\n\n> ${description}\n\nFrom ${address}, about @material-table/core ${site.version}.`;
  return { route, title, description, markdown: `${head}\n\n${toMarkdown($(article).html() ?? '')}` };
}

/** Readers of Markdown derive an anchor from a heading's text. Where the page has another one, it stands before. */
function keepAnchors($: CheerioAPI, article: Part): void {
  const slugger = createSlugger();
  article.find('h2, h3, h4, h5, h6').each((_, heading) => {
    const { id } = heading.attribs;
    const derived = slugger.slug($(heading).text().trim());
    if (id && id !== derived) $(heading).before(`<anchor id="${id}"></anchor>`);
  });
}
