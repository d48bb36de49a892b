import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { isElement, parseMdx, slugOf } from '../../plugins/markdown';

const root = path.resolve(__dirname, '../..');

/** A heading of a page, and all that follows it: text, fences and the code of demos. */
export interface Section {
  heading: string;
  /** The heading's anchor: its explicit `{#id}`, or derived from its text. */
  anchor: string;
  text: string;
}

const cache = new Map<string, Promise<Section[]>>();

/**
 * Read the sections of a page by its route; the first one is the whole page under its title.
 * @throws when there is no file for the route: a renamed page needs its questions updated.
 */
export function sectionsOf(route: string): Promise<Section[]> {
  const known = cache.get(route) ?? readSections(pageFile(route));
  cache.set(route, known);
  return known;
}

/** The MDX file of a route, letter case included; undefined when no page has this address. */
function findPage(route: string): string | undefined {
  const base = route.replace(/^\//, '').replace(/\/$/, '');
  const file = [`${base}.mdx`, `${base}/index.mdx`].find(existsExactly);
  return file && path.join(root, file);
}

function pageFile(route: string): string {
  const file = findPage(route);
  if (!file)
    throw new Error(
      `No page has the address ${route}: there is no MDX file of this name in docs/ or demos/. ` +
        `The question would point at nothing. Correct "page" in tests/questions/questions.json.`,
    );
  return file;
}

function existsExactly(file: string): boolean {
  const folder = path.join(root, path.dirname(file));
  return existsSync(folder) && readdirSync(folder).includes(path.basename(file));
}

async function readSections(file: string): Promise<Section[]> {
  const { title = '', description = '' } = frontMatterOf(file);
  const nodes = await blocksOf(file);
  const page = {
    heading: title,
    anchor: slugOf(title),
    text: [title, description, ...nodes.map(({ text }) => text)].join('\n'),
  };
  const sections = nodes.flatMap(({ depth, text, anchor = '' }, start) => {
    if (depth === undefined) return [];
    const length = nodes
      .slice(start + 1)
      .findIndex((next) => next.depth !== undefined && next.depth <= depth);
    const end = length === -1 ? undefined : start + 1 + length;
    const words = nodes.slice(start, end).map((block) => block.text);
    return [{ heading: text, anchor, text: words.join('\n') }];
  });
  return [page, ...sections];
}

function frontMatterOf(file: string): { title?: string; description?: string } {
  const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(yaml) ?? {}) as { title?: string; description?: string };
}

/** A block of the page as text; headings have a depth. */
interface Block {
  text: string;
  depth?: number;
  anchor?: string;
}

/** The blocks of a page in reading order, including those of its imported partials. */
async function blocksOf(file: string): Promise<Block[]> {
  const { children } = parseMdx(readFileSync(file, 'utf8'));
  const partials = new Map<string, string>();
  for (const node of children)
    if (node.type === 'mdxjsEsm')
      for (const [, name = '', from = ''] of node.value.matchAll(
        /import (\w+) from ["'](\.[^"']+\.mdx)["']/g,
      ))
        partials.set(name, path.resolve(path.dirname(file), from));
  const blocks = children.map(async (node): Promise<Block[]> => {
    const partial = [...partials].find(([name]) => isElement(node, name))?.[1];
    if (partial) return blocksOf(partial);
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(toString(node));
      // The generator derives anchors from the untrimmed text, so a space at its start becomes a hyphen.
      return [{ depth: node.depth, text: text.trim(), anchor: id ?? slugOf(text) }];
    }
    return [{ text: wordsAndCode(node, file) }];
  });
  return (await Promise.all(blocks)).flat();
}

/** Paragraphs, fences, attributes of elements, and the file that a `<Demo src>` shows. */
function wordsAndCode(root: RootContent, file: string): string {
  const parts: string[] = [];
  visit(root, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value);
    if (node.type === 'code') parts.push(`\n${node.value}\n`);
    if (['paragraph', 'listItem', 'tableRow', 'tableCell'].includes(node.type)) parts.push('\n');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const { name, value } = attribute;
      const isDemo = node.name === 'Demo' && name === 'src' && value.startsWith('.');
      parts.push(isDemo ? readFileSync(path.resolve(path.dirname(file), value), 'utf8') : `\n${value}\n`);
    }
  });
  return parts.join('');
}
