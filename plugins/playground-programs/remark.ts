import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '#kit/reason-of.ts';
import { attributeOf } from '../markdown';
import { playgroundAddress } from './programs';

/**
 * Replace each `<Playground src="./_programs/no-promise.tsx" />` with a link that opens that program in the
 * playground.
 * @throws when the element has no `src`, or the file is missing.
 */
export default function playgroundProgramsRemark() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Playground' || !parent || index === undefined) return undefined;
      try {
        parent.children[index] = toLink(srcOf(node), path.dirname(file.path));
      } catch (error) {
        const where = `${path.relative(process.cwd(), file.path)}, line ${node.position?.start.line ?? '?'}`;
        throw new Error(`<Playground> (${where}): ${messageOf(error)}`, { cause: error });
      }
      return SKIP;
    });
}

function toLink(src: string, folder: string): Paragraph {
  const url = playgroundAddress(path.resolve(folder, src));
  return {
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', value: 'See it in the playground' }] }],
  };
}

function srcOf(node: MdxJsxFlowElement): string {
  const src = attributeOf(node, 'src');
  if (src) return src;
  throw new Error('it has no src, so nothing would open. Write <Playground src="./_programs/name.tsx" />.');
}
