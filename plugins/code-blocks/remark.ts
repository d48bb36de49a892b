import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { liveDemoId } from '../demos/live-fences';
import { jsxElement } from '../mdx-nodes';
import { highlight } from './highlight';

/**
 * Replace every code fence with a `<CodeBlock>` whose text is highlighted at build time; a fence marked `live` becomes the
 * demo that `plugins/demos` made of it. Understands `title="…"` after the language.
 */
export default function codeBlocksRemark() {
  return (tree: Root, file: VFile): void => replaceIn(tree, file);
}

function replaceIn(parent: { children: RootContent[] }, file: VFile): void {
  parent.children.forEach((child, index) => {
    if (child.type === 'code') parent.children[index] = toElement(child, file);
    else if ('children' in child) replaceIn(child as { children: RootContent[] }, file);
  });
}

function toElement(code: Code, file: VFile): RootContent {
  const meta = code.meta ?? '';
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  if (/(^|\s)live(\s|$)/.test(meta)) {
    return jsxElement('Demo', { src: `live:${liveDemoId(code.value)}`, title: title ?? 'Live example' });
  }
  const language = code.lang ?? 'text';
  const html = highlight(code.value, language, `${file.path}, line ${code.position?.start.line ?? '?'}`);
  return jsxElement('CodeBlock', { language, html, ...(title ? { title } : {}) });
}
