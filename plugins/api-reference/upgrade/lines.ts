import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMdx, slugOf } from '../../markdown';

/** The nodes of a page from a second-level heading to the next, the heading first. */
export type Section = [Heading, ...RootContent[]];

/** A step of the upgrade guide: a line's change that needs manual work. */
export interface Step {
  line: string;
  title: string;
  anchor: string;
}

const guide = path.join(__dirname, '../../../docs/upgrade.mdx');

/** The steps of the upgrade guide, in its order. */
export function readSteps(): Step[] {
  const { sections } = splitSections(parseMdx(readFileSync(guide, 'utf8')));
  return sections.flatMap((section) => {
    const line = lineOf(section);
    if (!line) return [];
    const titles = section.filter((node): node is Heading => node.type === 'heading' && node.depth === 3);
    return titles.map((node) => {
      const { text: title, id } = parseMarkdownHeadingId(toString(node));
      return { line, title, anchor: id ?? slugOf(title) };
    });
  });
}

/** The nodes before the first heading of the second level, and the sections that begin with one. */
export function splitSections({ children }: Root): { head: RootContent[]; sections: Section[] } {
  const isStart = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;
  const head: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of children) {
    if (isStart(node)) sections.push([node]);
    else (sections.at(-1) ?? head).push(node);
  }
  return { head, sections };
}

/** `8.0` for a section "To 8.0". */
export function lineOf([heading]: Section): string | undefined {
  return /^To (\d+\.\d+)$/.exec(toString(heading))?.[1];
}
