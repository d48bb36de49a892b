import { createSlugger } from '@docusaurus/utils';
import type { CheerioAPI } from 'cheerio';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What a reader of the twin would miss: every list has the texts of one kind, in page order. */
interface Contents {
  headings: string[];
  /** Per row, the cells separated by bars. */
  rows: string[];
  /** Blocks of code, except those of demos. */
  code: string[];
  /** Warnings, notes and known issues. */
  boxes: string[];
}

/** What the twin of a page lost, as text. @param demos the texts of its demos' files. */
export function lossesOf(page: Contents, markdown: string, demos: string[]): string[] {
  const twin = contentsOfTwin(markdown);
  return [
    ...lost('heading', page.headings, twin.headings),
    ...lost('table row', page.rows, twin.rows),
    ...lost('code', page.code, twin.code),
    ...lost('box', page.boxes, twin.boxes),
    ...lost(
      'demo',
      demos.filter((text) => !markdown.includes(`\n${text}\`\`\``)),
      [],
    ),
  ];
}

/** The names of the demos that a page shows. */
export function demosOf($: CheerioAPI): string[] {
  return $('[data-demo]')
    .toArray()
    .map((demo) => $(demo).attr('data-demo') ?? '');
}

/** The contents of a page, without changing its tree. */
export function contentsOfPage($: CheerioAPI): Contents {
  const article = $('article .markdown, main:not(:has(article))').first().clone();
  article.find('[data-island], button, .hash-link, svg').remove();
  const texts = (selector: string, text = (part: ReturnType<CheerioAPI>) => part.text()) =>
    article
      .find(selector)
      .toArray()
      .map((part) => text($(part)));
  return {
    headings: texts('h1, h2, h3, h4, h5, h6').map(clean),
    rows: texts('tr', (row) =>
      row
        .children('th, td')
        .toArray()
        .map((cell) => clean($(cell).text()))
        .join('|'),
    ),
    code: texts('[data-language] pre'),
    boxes: [...texts('.theme-admonition > :last-child'), ...texts('.known-issue a')].map(words),
  };
}

/** The anchors of a twin: those that it names, and those that a reader derives from its headings. */
export function anchorsOfTwin(markdown: string): Set<string> {
  const slugger = createSlugger();
  const derived = contentsOfTwin(markdown).headings.map((heading) => slugger.slug(heading));
  const named = [...markdown.matchAll(/^<a id="([^"]+)"><\/a>$/gm)].map(([, id = '']) => id);
  return new Set([...derived, ...named]);
}

function contentsOfTwin(markdown: string): Contents {
  const contents: Contents = { headings: [], rows: [], code: [], boxes: [] };
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Nodes, (node) => {
    if (node.type === 'heading') contents.headings.push(clean(toString(node)));
    if (node.type === 'tableRow')
      contents.rows.push(node.children.map((cell) => clean(toString(cell))).join('|'));
    if (node.type === 'code') contents.code.push(node.value);
    if (node.type === 'blockquote') contents.boxes.push(words(toString(node)));
  });
  return contents;
}

/** What is in one list and not, even as a part of a text, in the other. */
function lost(kind: string, before: string[], after: string[]): string[] {
  const rest = [...after];
  return before.flatMap((text) => {
    const at = rest.findIndex((one) =>
      kind === 'box' ? one.includes(text) : one === text.replace(/\n$/, ''),
    );
    if (at < 0) return [`${kind}: ${text.slice(0, 80)}`];
    rest.splice(at, 1);
    return [];
  });
}

function clean(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}

/** Letters and digits only: HTML and Markdown separate the blocks in boxes differently. */
function words(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
