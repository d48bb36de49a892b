import type { CheerioAPI } from 'cheerio';
import type { Kind } from '#search/entry.ts';

/** A page or a part of one, from its heading to the next. */
export interface Section {
  title: string;
  /** The heading's id; empty for the page itself. */
  anchor: string;
  kind: Kind;
  text: string;
}

/**
 * Read a built page: its title and its parts with their words. Parts with the same heading id, headings of
 * level 4 and deeper, and code are part of the section above them; of code only the names count, each once,
 * without the language's own words. Skips `data-unsearched`, which repeats other pages or is a demo's data.
 * @param route below the base path, without slashes at its ends. @returns nothing for a page without an
 * article.
 */
export function readSections($: CheerioAPI, route: string): Section[] {
  const article = $('article .markdown').first();
  if (article.length === 0) return [];
  const title = clean(article.find('h1').first().text());
  if (!title) throw new Error(`${route} has no H1. The search could not name it. Give the page a title.`);
  const sections: (Section & { parts: string[]; names: Set<string> })[] = [
    { title, anchor: '', kind: kindOf(route), text: '', parts: [], names: new Set() },
  ];
  article.find('h2[id], h3[id], p, li, td, th, dt, dd, pre, figcaption').each((_, element) => {
    const node = $(element);
    const last = sections.at(-1);
    // The headings inside a screen are not the page's.
    if (/^h[23]$/.test(element.tagName) && node.closest('[data-island]').length === 0) {
      const isMember = node.is('[data-member]');
      const heading = headingText($, element);
      sections.push({
        title: heading,
        anchor: node.attr('id') ?? '',
        kind: kindOfPart(route, isMember),
        text: '',
        parts: [],
        names: new Set(),
      });
    } else if (element.tagName === 'pre') {
      // Only the changed names of a program that continues another; of others all but folded data and types.
      const code = node.closest('[data-continued]').length > 0 ? node.find('mark') : node.clone();
      code.find('[data-unsearched]').remove();
      for (const [name] of code.text().matchAll(/[A-Za-z_$][\w$]{2,}/g))
        if (!syntax.has(name)) last?.names.add(name);
    } else if (node.closest('[data-island], [data-unsearched], pre, [data-facts]').length === 0) {
      // A list item or cell with paragraphs has its text in them.
      if (node.find('p, li').length === 0) last?.parts.push(clean(node.text()));
    }
  });
  // A list of links to other pages is no useful search target.
  const found = sections.filter((section) => section.title !== 'Related');
  return found.map(({ parts, names, ...section }) => {
    const words = parts.filter(Boolean).join(' ');
    const extra = [...names].filter((name) => !words.includes(name));
    return { ...section, text: [words, extra.join(' ')].filter(Boolean).join(' ') };
  });
}

/** Words of the language, which nearly every program has. */
const syntax = new Set(
  'import export default function return interface extends typeof new let async await void true false null undefined'.split(
    ' ',
  ),
);

function headingText($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const heading = $(element).clone();
  heading.find('.hash-link').remove();
  return clean(heading.text());
}

/** The headings between the members of a reference page are not members. */
function kindOfPart(route: string, isMember: boolean): Kind {
  if (isMember) return 'member';
  const kind = kindOf(route);
  return kind === 'member' ? 'page' : kind;
}

/** The kind of a page, from its address. */
function kindOf(route: string): Kind {
  if (route.startsWith('demos/')) return 'demo';
  if (route.startsWith('docs/api/components/')) return 'component';
  if (route.startsWith('docs/api/props/')) return 'member';
  if (route.startsWith('docs/guides/')) return 'guide';
  if (route.startsWith('docs/errors')) return 'error';
  if (route.startsWith('docs/known-issues')) return 'issue';
  return 'page';
}

function clean(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
