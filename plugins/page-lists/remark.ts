import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { fieldsOf } from '#kit/read-values';
import sidebars from '../../sidebars.docs';
import { attributeOf, md, parseMdx } from '../markdown';
import { jsxElement } from '../mdx-nodes';

/**
 * Replace `<PageList folder="guides" group="Data" />` with the pages of this sidebar group, in its order,
 * each with its title and description. The list is not searched: the pages have the same text.
 */
const pageLists: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'PageList' || !parent || index === undefined) return undefined;
    const folder = attributeOf(node, 'folder');
    const group = attributeOf(node, 'group');
    const all = readPages(path.join(process.cwd(), 'docs', folder));
    const pages = namesOf(group).flatMap((name) => all.filter((page) => page.name === name));
    if (pages.length === 0)
      file.fail(`<PageList folder="${folder}" group="${group}" /> names no pages: docs/${folder}.`, node);
    const list = jsxElement('div', { 'data-unsearched': '' });
    list.children = pages.map((page) => entryOf(page, `/docs/${folder}/${page.name}`));
    parent.children[index] = list;
    return SKIP;
  });
};

export default pageLists;

interface Category {
  label?: string;
  items?: (Category | string)[];
}

/** The names of the pages in a category of the sidebar, in its order. */
function namesOf(label: string, items = sidebars.docs as (Category | string)[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.label !== label) return namesOf(label, item.items ?? []);
    return (item.items ?? []).flatMap((page) => (typeof page === 'string' ? path.basename(page) : []));
  });
}

interface Page {
  /** The file's name without its extension. */
  name: string;
  title: string;
  description: string;
}

function readPages(folder: string): Page[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .map((name) => {
      const { children } = parseMdx(readFileSync(path.join(folder, name), 'utf8'));
      const frontMatter = children.find((node) => node.type === 'yaml')?.value ?? '';
      const field = fieldsOf(parse(frontMatter));
      return {
        name: name.replace(/\.mdx$/, ''),
        title: String(field('title')),
        description: String(field('description')),
      };
    });
}

function entryOf({ title, description }: Page, address: string): BlockContent {
  return md.paragraph(
    { type: 'strong', children: [md.link(address, md.text(title))] },
    md.text(` ${description}`),
  );
}
