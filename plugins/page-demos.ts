import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { demoId } from './demo-files';
import { attributeOf, parseMdx } from './markdown';

/** What a page says of the lines of a demo. */
export interface Passage {
  /** The author's choice: `<Demo highlight="customSort, Orders.columns">`. */
  highlight: Set<string>;
  /** The demo that this one continues: `<Demo after="./tutorial.1-rows.tsx">`. */
  after?: string;
}

/** A demo in a page: `src` and `after` as they are written there. */
interface PageDemo extends Passage {
  src: string;
  title: string;
}

/** A demo in a page, by ids. */
export interface PlacedDemo extends Passage {
  id: string;
  title: string;
  /** The MDX file, and its text. */
  page: string;
  text: string;
}

/** The demos in some pages (MDX files), in their order; a demo may be in several. */
export function readPageDemos(pages: string[], siteDir: string): PlacedDemo[] {
  return pages.flatMap((page) => {
    const text = fs.readFileSync(page, 'utf8');
    const idOf = (src: string) => demoId(siteDir, path.resolve(path.dirname(page), src));
    return demosOf(text).map(({ src, after, ...demo }) => ({
      ...demo,
      id: idOf(src),
      page,
      text,
      ...(after && { after: idOf(after) }),
    }));
  });
}

/** The demos of one page in order. */
export function demosOf(text: string): PageDemo[] {
  const found: PageDemo[] = [];
  if (!text.includes('<Demo ')) return found;
  visit(parseMdx(text), ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || node.name !== 'Demo') return;
    const names = attributeOf(node, 'highlight').split(/[^\w$.]+/);
    const after = attributeOf(node, 'after');
    found.push({
      src: attributeOf(node, 'src'),
      title: attributeOf(node, 'title'),
      highlight: new Set(names.filter(Boolean)),
      ...(after && { after }),
    });
  });
  return found;
}

/** @throws when an author's choice names nothing in the program, as that would show other lines. */
export function checkHighlight(id: string, passage: Passage | undefined, text: string): void {
  const words = new Set(text.split(/[^\w$]+/));
  const isMissing = (name: string) => name.split('.').some((word) => !words.has(word));
  const missing = [...(passage?.highlight ?? [])].filter(isMissing);
  if (missing.length === 0) return;
  throw new Error(
    `highlight="${missing.join(', ')}" names nothing in the demo ${id}. Its code would open on other lines. Correct the name where the demo is shown, or leave it out.`,
  );
}
