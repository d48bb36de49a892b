import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** The name under which a `live` fence is a demo: a hash of its text. */
export function liveDemoId(source: string): string {
  return `live-${createHash('sha256').update(source.trim()).digest('hex').slice(0, 8)}`;
}

/** The texts of all fences marked `live` in an MDX file. */
export async function readLiveFences(file: string): Promise<string[]> {
  const text = fs.readFileSync(file, 'utf8');
  if (!/^```\w+ .*\blive\b/m.test(text)) return [];
  const { unified } = await import('unified');
  const { default: remarkParse } = await import('remark-parse');
  const { default: remarkMdx } = await import('remark-mdx');
  const { default: remarkFrontmatter } = await import('remark-frontmatter');
  const { visit } = await import('unist-util-visit');
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const sources: string[] = [];
  visit(tree, 'code', (node) => {
    if (/(^|\s)live(\s|$)/.test(node.meta ?? '')) sources.push(node.value);
  });
  return sources;
}
