import type { AnyNode } from 'acorn';

/** Visit a syntax tree's nodes, parents first. */
export function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit);
}

function isNode(part: unknown): part is AnyNode {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}
