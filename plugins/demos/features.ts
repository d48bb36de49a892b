import type { List, ListItem, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxTextElement } from '../mdx-nodes';

/**
 * Give each entry of an example's "Features" its number, a button that shows on the screen where the feature is.
 * An author writes `1. <Mark at="CSS selector" /> What it does. [Where the docs explain it](/docs/…)`, and with
 * `below="600"` the width of the window from which it is hidden. The screen reads them from its page
 * (src/components/Screen/features.ts).
 * @throws when an entry has no mark or no link: its number would be missing on the screen, or lead nowhere.
 */
export default function featuresRemark() {
  return (tree: Root, file: VFile): void => {
    const list = listBelow(tree, 'Features');
    list?.children.forEach((entry, index) => {
      const number = String(index + 1);
      const mark = markOf(entry);
      const at = mark && attribute(mark, 'at');
      let isLinked = false;
      visit(entry, 'link', () => {
        isLinked = true;
      });
      if (!mark || !at || !isLinked)
        throw new Error(
          `Feature ${number} has no ${at ? 'link' : 'mark'} (${file.path}, line ${entry.position?.start.line ?? '?'}). Its number on the screen would ${at ? 'lead nowhere' : 'be missing'}. Write "${number}. <Mark at="CSS selector" /> What it does. [Where it is explained](/docs/…)".`,
        );
      const below = attribute(mark, 'below');
      Object.assign(
        mark,
        jsxTextElement('button', {
          type: 'button',
          'aria-label': `Show ${number} on the screen`,
          'data-number': number,
          'data-mark': at,
          ...(below && { 'data-below': below }),
        }),
      );
    });
  };
}

function listBelow({ children }: Root, title: string): List | undefined {
  const heading = children.findIndex((node) => node.type === 'heading' && toString(node) === title);
  const next = heading === -1 ? undefined : children[heading + 1];
  return next?.type === 'list' ? next : undefined;
}

function markOf(entry: ListItem): MdxJsxTextElement | undefined {
  const [paragraph] = entry.children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'mdxJsxTextElement' && first.name === 'Mark' ? first : undefined;
}

function attribute({ attributes }: MdxJsxTextElement, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
