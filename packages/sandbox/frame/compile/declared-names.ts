import type { AnyNode, Pattern } from 'acorn';

/** Every name a declaration or pattern binds. */
export function declaredNames(node: AnyNode): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : [];
    case 'VariableDeclaration':
      return node.declarations.flatMap((item) => declaredNames(item.id));
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((item) =>
        declaredNames(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((item: Pattern | null) => (item ? declaredNames(item) : []));
    case 'AssignmentPattern':
      return declaredNames(node.left);
    case 'RestElement':
      return declaredNames(node.argument);
    default:
      return [];
  }
}
