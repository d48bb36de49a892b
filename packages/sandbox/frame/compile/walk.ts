import type { AnyNode } from 'acorn';
import { walk as walkTree } from 'estree-walker';

type EstreeNode = Parameters<typeof walkTree>[0];

/** Visit a syntax tree's nodes, parents first. `visit` returning false skips the node's children. */
export function walk(
  root: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void | false,
): void {
  // Acorn's nodes are ESTree's with positions; only their types come from two packages.
  walkTree(root as EstreeNode, {
    enter(node, parent) {
      if (visit(node as AnyNode, (parent ?? undefined) as AnyNode | undefined) === false) this.skip();
    },
  });
}
