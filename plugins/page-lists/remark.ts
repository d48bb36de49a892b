import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { BlockContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { fieldsOf } from '#kit/read-values';
import sidebars from '../../sidebars.docs';
import { attributeOf, md, parseMdx, slugOf } from '../markdown';
import { jsxElement } from '../mdx-nodes';

/** Every page ends with its links to others. */
const last = 'Related';

/**
 * Replace `<PageList folder="recipes" sections />` by the pages of a folder of docs/, in sidebar order, each with its title,
 * its description and, with `sections`, links to its sections; with `group="Data"`, only those of this group of guides. The
 * list is not searched: the pages have the same words.
 */
const pageLists: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'PageList' || !parent || index === undefined) return undefined;
    const folder = attributeOf(node, 'folder');
    const group = attributeOf(node, 'group');
    const all = readPages(path.join(process.cwd(), 'docs', folder));
    const pages = group ? namesOf(group).flatMap((name) => all.filter((page) => page.name === name)) : all;
    if (pages.length === 0)
      file.fail(`<PageList folder="${folder}" group="${group}" /> names no pages: docs/${folder}.`, node);
    const hasSections = node.attributes.some(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'sections',
    );
    const list = jsxElement('div', { 'data-unsearched': '' });
    list.children = pages.flatMap((page) => nodesOf(page, `/docs/${folder}/${page.name}`, hasSections));
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
  position: number;
  sections: { title: string; anchor: string }[];
}

function readPages(folder: string): Page[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx') && !/^(_|index\.)/.test(name));
  return names
    .map((name) => readPage(name.replace(/\.mdx$/, ''), readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
}

function readPage(name: string, text: string): Page {
  const { children } = parseMdx(text);
  const frontMatter = children.find((node) => node.type === 'yaml')?.value ?? '';
  const field = fieldsOf(parse(frontMatter));
  const sections = children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const { text: section, id } = parseMarkdownHeadingId(toString(node));
    return { title: section, anchor: id ?? slugOf(section) };
  });
  return {
    name,
    title: String(field('title')),
    description: String(field('description')),
    position: Number(field('sidebar_position') ?? Infinity),
    sections: sections.filter((section) => section.title !== last),
  };
}

function nodesOf(
  { title, description, sections }: Page,
  address: string,
  hasSections: boolean,
): BlockContent[] {
  return [
    md.paragraph(
      { type: 'strong', children: [md.link(address, md.text(title))] },
      md.text(` ${description}`),
    ),
    ...(hasSections
      ? [
          md.list(
            sections.map((section) => [md.link(`${address}#${section.anchor}`, md.text(section.title))]),
          ),
        ]
      : []),
  ];
}
