import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { slugOf } from '../../markdown';
import { parseYaml } from './yaml';

/** The front matter keys for what a page documents. */
export interface ReferenceFrontMatter {
  title?: string;
  description?: string;
  /** The table prop the whole page is about. */
  prop?: string;
  /** The group of the members that the H3 headings name, or a group for each H2. */
  members?: string | Record<string, string>;
  /** The demo that shows a member best: `/demos/sort/basic: [Column.customSort]`. Most members need none. */
  demos?: Record<string, string[]>;
}

/** A heading that documents a member. */
export interface Entry {
  group: string;
  name: string;
  anchor: string;
  heading: Heading;
  line: number;
}

/** The H3 headings of a page that are entries of members, according to its front matter. */
export function findEntries(root: Root, members: ReferenceFrontMatter['members']): Entry[] {
  if (!members) return [];
  const entries: Entry[] = [];
  const taken = new Set<string>();
  let group = typeof members === 'string' ? members : undefined;
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
    const text = toString(node).trim();
    if (node.depth === 2 && typeof members === 'object') group = members[text];
    if (node.depth !== 3 || !group) continue;
    const name = text;
    const anchor = freeAnchor(taken, group, name);
    entries.push({ group, name, anchor, heading: node, line: node.position?.start.line ?? 0 });
  }
  return entries;
}

/** `exportMenu` is `#exportmenu`; if two groups of a page share a name, the second is `#queryresult-page`. */
function freeAnchor(taken: Set<string>, group: string, name: string): string {
  const short = slugOf(name);
  const anchor = taken.has(short) ? `${group.toLowerCase()}-${short}` : short;
  taken.add(anchor);
  return anchor;
}

/** The front matter of an MDX file; a partial in `_options/` uses that of `options.mdx` above it. */
export function frontMatterOf(file: string, text: string): ReferenceFrontMatter {
  const own = parseFrontMatter(text);
  if (own) return own;
  const page = pageOfPartial(file);
  if (!page) return {};
  const { members, demos } = parseFrontMatter(readFileSync(page, 'utf8')) ?? {};
  return { members, demos };
}

/** The page that a partial belongs to: `_options/paging.mdx` is part of `options.mdx`. */
export function pageOfPartial(file: string): string | undefined {
  const folder = path.dirname(file);
  const name = path.basename(folder);
  const page = path.join(path.dirname(folder), `${name.slice(1)}.mdx`);
  return name.startsWith('_') && existsSync(page) ? page : undefined;
}

function parseFrontMatter(text: string): ReferenceFrontMatter | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
  return match ? (parseYaml(match[1] ?? '') as ReferenceFrontMatter) : undefined;
}
