import type { Code, Root, Text } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Write HTML as GitHub's Markdown. `language-…` and `data-title` of code become its fence's first line. */
export function toMarkdown(html: string): string {
  return String(processor.processSync(html));
}

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type Element = Parameters<Handle>[1];

const pre: Handle = (_state, node): Code => {
  const code = node.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const { className, dataTitle } = code?.type === 'element' ? code.properties : {};
  const [language] = Array.isArray(className) ? className : [];
  return {
    type: 'code',
    lang: String(language ?? '').replace(/^language-/, '') || undefined,
    meta: dataTitle ? `title="${dataTitle}"` : undefined,
    // The fence ends the last line.
    value: textOf(node).replace(/\n$/, ''),
  };
};

/** The target of a link, which isn't derived from a heading's text: `markdown-page.ts` writes this element. */
const anchor: Handle = (_state, { properties }) => ({ type: 'html', value: `<a id="${properties.id}"></a>` });

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { handlers: { anchor, pre } })
  .use(() => moveBlanksOut)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, listItemIndent: 'one' });

/** Bold text that ends with a space would need character codes: move the space after it. */
function moveBlanksOut(tree: Root): void {
  visit(tree, ['strong', 'emphasis'], (node, index, parent) => {
    const last = 'children' in node ? node.children.at(-1) : undefined;
    if (index === undefined || !parent || last?.type !== 'text' || !/\s$/.test(last.value)) return;
    last.value = last.value.trimEnd();
    parent.children.splice(index + 1, 0, { type: 'text', value: ' ' } satisfies Text);
    return [SKIP, index + 2];
  });
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}
