import { createSlugger, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Heading, Link, List, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Parse a page as Docusaurus does: MDX with front matter; `{#id}` after a heading is no expression. */
export function parseMdx(text: string): Root {
  return processor.parse(parsedText(text));
}

/** The text that the nodes' positions refer to. */
export function parsedText(text: string): string {
  return escapeMarkdownHeadingIds(text);
}

/** The text of some nodes, without front matter, imports and code fences. */
export function wordsOf(nodes: RootContent[]): string {
  return nodes
    .filter(({ type }) => !['yaml', 'mdxjsEsm', 'code'].includes(type))
    .map((node) => toString(node))
    .join('\n')
    .trim();
}

/** The anchor that Docusaurus gives a heading with this text. */
export function slugOf(text: string): string {
  return createSlugger().slug(text);
}

/** Whether a node is the element `<name />`. */
export function isElement(node: RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}

/** The text of an element's attribute; an expression has none. */
export function attributeOf(node: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** Creates Markdown nodes, for computed parts of pages. */
export const md = {
  text: (value: string): PhrasingContent => ({ type: 'text', value }),
  code: (value: string): PhrasingContent => ({ type: 'inlineCode', value }),
  link: (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children }),
  paragraph: (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children }),
  heading: (depth: Heading['depth'], text: string): Heading => ({
    type: 'heading',
    depth,
    children: [{ type: 'text', value: text }],
  }),
  list: (items: PhrasingContent[][]): List => ({
    type: 'list',
    children: items.map((children) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] })),
  }),
  table: (rows: PhrasingContent[][][]): Table => ({
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  }),
};

/** Text with code in backticks, as nodes. */
export function inline(text: string): PhrasingContent[] {
  return text.split('`').map((part, index) => (index % 2 ? md.code(part) : md.text(part)));
}
