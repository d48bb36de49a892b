import type { AnyNode } from 'acorn';

/** Visit a syntax tree's nodes, parents first. `visit` returning false skips the node's children. */
export function walk(
  root: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | undefined) => void | false,
): void {
  const stack: { node: AnyNode; parent: AnyNode | undefined }[] = [{ node: root, parent: undefined }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (visit(item.node, item.parent) === false) continue;
    const children = childrenOf(item.node);
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (child) stack.push({ node: child, parent: item.node });
    }
  }
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'start' in value &&
    typeof value.type === 'string'
  );
}
