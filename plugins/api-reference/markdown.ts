/** As much of a Markdown syntax tree as this plugin reads and writes. */
export interface MdNode {
  type: string;
  depth?: number;
  value?: string;
  name?: string | null;
  url?: string;
  lang?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: MdNode[];
  data?: { id?: string; hProperties?: { id?: string }; estree?: unknown };
  position?: { start: { line: number } };
}

/** Parse MDX into a syntax tree. */
export async function parseMdx(text: string): Promise<MdNode> {
  const [{ unified }, { default: parse }, { default: mdx }, { default: frontmatter }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-frontmatter'),
  ]);
  return unified().use(parse).use(frontmatter).use(mdx).parse(text) as MdNode;
}

export function textOf(node: MdNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}

/** Call `visit` with a node and all its descendants, in reading order. */
export function walk(node: MdNode, visit: (node: MdNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** The anchor Docusaurus gives a heading with this text. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');
}

export const md = {
  text: (value: string): MdNode => ({ type: 'text', value }),
  code: (value: string): MdNode => ({ type: 'inlineCode', value }),
  link: (url: string, ...children: MdNode[]): MdNode => ({ type: 'link', url, children }),
  paragraph: (...children: MdNode[]): MdNode => ({ type: 'paragraph', children }),
  heading: (depth: number, text: string): MdNode => ({
    type: 'heading',
    depth,
    children: [{ type: 'text', value: text }],
  }),
  list: (items: MdNode[][]): MdNode => ({
    type: 'list',
    children: items.map((children) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] })),
  }),
  table: (rows: MdNode[][][]): MdNode => ({
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  }),
};

/** Text with `code` between backticks, as nodes. */
export function inline(text: string): MdNode[] {
  return text.split('`').map((part, index) => (index % 2 ? md.code(part) : md.text(part)));
}
