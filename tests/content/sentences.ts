import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../plugins/markdown';

/** The visible text of a page, on one line: no marks, no code blocks, no imports. */
export function wordsOf(mdx: string): string {
  const parts: string[] = [];
  visit(parseMdx(mdx), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') parts.push(toString(node));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'ComponentProps') parts.push(...notesOf(node));
  });
  return plain(parts.join(' '));
}

/** A text without insignificant differences: marks of code and emphasis, runs of space. */
export function plain(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim();
}

/** The texts in `notes={{ prop: 'text' }}`, read without running it. */
function notesOf(node: MdxJsxFlowElement): string[] {
  const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'notes')?.value;
  const source = value && typeof value === 'object' ? value.value : '';
  return [...source.matchAll(/:\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g)].map((match) =>
    (match[1] ?? '').slice(1, -1).replace(/\\(.)/g, '$1'),
  );
}
