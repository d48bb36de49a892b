import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { demoId } from '../../demo-files';
import { parseMdx } from '../../markdown';

/** What a page says of the lines of a demo. */
export interface Passage {
  /** The author's choice: `<Demo highlight="customSort, order">`. */
  highlight: Set<string>;
  /** The demo that this one continues: `<Demo after="./tutorial.1-rows.tsx">`. */
  after?: string;
}

interface Element {
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: RootContent[];
}

/** What the pages (MDX files) say of each demo, by its id. */
export function readPassages(pages: string[], siteDir: string): Map<string, Passage> {
  const passages = new Map<string, Passage>();
  for (const file of pages) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.includes('<Demo ')) continue;
    for (const { src, highlight, after } of passagesOf(text)) {
      const idOf = (name: string) => demoId(siteDir, path.resolve(path.dirname(file), name));
      const id = idOf(src);
      const known = passages.get(id);
      passages.set(id, {
        highlight: new Set([...(known?.highlight ?? []), ...highlight]),
        ...(after && { after: idOf(after) }),
      });
    }
  }
  return passages;
}

/** The demos of one page in order. */
export function passagesOf(text: string): (Passage & { src: string })[] {
  const found: (Passage & { src: string })[] = [];
  const visit = (node: RootContent): void => {
    const { name, attributes, children } = node as Element;
    if (name === 'Demo') {
      const valueOf = (key: string) => String(attributes?.find((each) => each.name === key)?.value ?? '');
      const highlight = new Set(
        valueOf('highlight')
          .split(/[^\w$]+/)
          .filter(Boolean),
      );
      const after = valueOf('after');
      found.push({ src: valueOf('src'), highlight, ...(after && { after }) });
    }
    children?.forEach(visit);
  };
  parseMdx(text).children.forEach(visit);
  return found;
}

/** @throws when an author's choice names nothing in the program, as that would show other lines. */
export function checkHighlight(id: string, passage: Passage | undefined, text: string): void {
  const words = new Set(text.split(/[^\w$]+/));
  const missing = [...(passage?.highlight ?? [])].filter((name) => !words.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `highlight="${missing.join(', ')}" names nothing in the demo ${id}. Its code would open on other lines. Correct the name where the demo is shown, or leave it out.`,
  );
}
