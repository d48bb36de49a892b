import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../mdx-nodes';
import { highlight } from './highlight';

export interface CodeBlockOptions {
  /** The `src` of the demo that `plugins/demos` makes of a fence marked `live`. */
  liveSource: (code: string) => string;
}

/**
 * Replace every code fence with a `<CodeBlock>` highlighted at build time, and one marked `live` with its
 * demo. Understands `title="…"` after the language.
 */
export default function codeBlocksRemark(options: CodeBlockOptions) {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'code', (code, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = toElement(code, file, options);
    });
}

function toElement(code: Code, file: VFile, { liveSource }: CodeBlockOptions): RootContent {
  const meta = code.meta ?? '';
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  if (/(^|\s)live(\s|$)/.test(meta))
    return jsxElement('Demo', { src: liveSource(code.value), title: title ?? 'Live example' });
  const language = code.lang ?? 'text';
  const html = highlight(code.value, language, `${file.path}, line ${code.position?.start.line ?? '?'}`);
  return jsxElement('CodeBlock', { language, html, ...(title ? { title } : {}) });
}
