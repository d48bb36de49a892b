import MagicString from 'magic-string';
import type { Node, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { siteAddress } from '../../../site-path';

/**
 * Nodes of a page as Markdown that makes sense anywhere: the author's own characters, with absolute links and
 * without the elements and imports of MDX.
 * @param source the text that the nodes were parsed from. @param href the page's address, for relative links.
 */
export function markdownOf(nodes: RootContent[], source: string, href: string): string {
  const text = new MagicString(source);
  const parts = nodes.filter(({ type }) => !leftOut.has(type));
  for (const part of parts) {
    visit(part, 'link', (link) => {
      const label = link.children.at(-1);
      if (label) text.overwrite(endOf(label), endOf(link), `](${wholeAddress(link.url, href)})`);
    });
  }
  return parts
    .map((part) => {
      const own = text.slice(startOf(part), endOf(part));
      // The id of a heading, for the page alone.
      return part.type === 'heading' ? own.replace(/ *\{#[\w-]+\}$/, '') : own;
    })
    .join('\n\n');
}

/** The first sentence of a paragraph, on one line; punctuation inside `code` doesn't end it. */
export function firstSentenceOf(paragraph: string): string {
  return (/^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph).replace(/\s+/g, ' ');
}

const leftOut = new Set(['yaml', 'mdxjsEsm', 'mdxJsxFlowElement', 'mdxFlowExpression']);

function wholeAddress(url: string, href: string): string {
  const whole = new URL(url.replace(/(?:\/index)?\.mdx(?=#|$)/, ''), `https://site${href}`);
  return whole.host === 'site' ? siteAddress(whole.pathname + whole.search + whole.hash) : whole.href;
}

function startOf({ position }: Node): number {
  return position?.start.offset ?? 0;
}

function endOf({ position }: Node): number {
  return position?.end.offset ?? 0;
}
