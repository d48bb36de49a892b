import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { escapeHtml } from '#kit/escape-html.ts';
import { foldLines } from '../demos/lines/fold';
import { jsxElement } from '../mdx-nodes';
import { highlight } from './highlight';

export interface CodeBlockOptions {
  /** The `src` of the demo that `plugins/demos` makes of a fence marked `live`. */
  liveSource: (code: string) => string;
}

/**
 * Replace every code fence with a `<CodeBlock>` highlighted at build time, and one marked `live` with its
 * demo. Understands `title="…"` after the language, and `mark="1,4"`, the lines that matter.
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
  const where = `${file.path}, line ${code.position?.start.line ?? '?'}`;
  const colored = language === 'bash' ? wordsOf(code.value) : highlight(code.value, language, where);
  const marked = /mark="([^"]*)"/.exec(meta)?.[1]?.match(/\d+/g) ?? [];
  const marks = marked.map((line) => ({ from: Number(line) - 1, to: Number(line) - 1 }));
  const html = foldLines(colored, { folds: [], marks });
  return jsxElement('CodeBlock', { language, html, ...(title ? { title } : {}) });
}

/** Commands without colors. Each wraps between its words, because `--` at the end of a line is easy to misread. */
function wordsOf(commands: string): string {
  return escapeHtml(commands).replace(/\S+/g, '<span>$&</span>').replace(/.+/g, '<span>$&</span>');
}
