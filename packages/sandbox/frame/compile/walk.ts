import type { AnyNode } from 'acorn';

/** Visit a syntax tree's nodes, parents first. `visit` returning false skips the node's children. */
export function walk(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void | false,
  parent?: AnyNode,
): void {
  if (visit(node, parent) === false) return;
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit, node);
}

function isNode(part: unknown): part is AnyNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}
