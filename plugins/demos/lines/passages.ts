import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { demoId } from '../../demo-files';
import { parseMdx } from '../../markdown';

/** The text of a page about a demo. */
export interface Passage {
  /** The names in code font between the heading above the demo and the demo. */
  words: Set<string>;
  /** The author's own choice: `<Demo highlight="customSort, order">`. */
  highlight: Set<string>;
  /** The demo that this one continues: `<Demo after="./tutorial.1-rows.tsx">`. */
  after?: string;
}

interface Element {
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}

/** The texts of the pages (MDX files) about each demo, by its id. */
export function readPassages(pages: string[], siteDir: string): Map<string, Passage> {
  const passages = new Map<string, Passage>();
  for (const file of pages) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes('<Demo ')) continue;
    for (const { src, words, highlight, after } of passagesOf(text)) {
      const idOf = (name: string) => demoId(siteDir, path.resolve(path.dirname(file), name));
      const id = idOf(src);
      const known = passages.get(id);
      passages.set(id, {
        words: new Set([...(known?.words ?? []), ...words]),
        highlight: new Set([...(known?.highlight ?? []), ...highlight]),
        ...(after && { after: idOf(after) }),
      });
    }
  }
  return passages;
}

/** The demos of one page in order, with the text above them. */
export function passagesOf(text: string): (Passage & { src: string })[] {
  const found: (Passage & { src: string })[] = [];
  let words: string[] = [];
  const visit = (node: RootContent): void => {
    const { name, attributes, children } = node as Element;
    if (node.type === 'heading') words = [];
    if (node.type === 'inlineCode') words.push(...wordsOf(node.value));
    if (name === 'Demo') {
      const valueOf = (key: string) => String(attributes?.find((each) => each.name === key)?.value ?? '');
      const highlight = new Set(wordsOf(valueOf('highlight')));
      const after = valueOf('after');
      found.push({ src: valueOf('src'), words: new Set(words), highlight, ...(after && { after }) });
    }
    children?.forEach(visit);
  };
  parseMdx(text).children.forEach(visit);
  return found;
}

function wordsOf(code: string): string[] {
  return code.split(/[^\w$]+/).filter(Boolean);
}
