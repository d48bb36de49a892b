import type ts from 'typescript';
import type { Problem } from './problem';

/** The expected type of the object literal or the element around a name. */
export function typeAround(node: ts.Node, { ts, checker }: Problem): ts.Type | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isObjectLiteralExpression(at)) return checker.getContextualType(at);
    if (ts.isJsxAttributes(at)) return checker.getContextualType(at);
  }
  return undefined;
}

/** The expected type of an expression, or of an element's attributes. */
export function expectedAt(node: ts.Node, { ts, checker }: Problem): ts.Type | undefined {
  const { parent } = node;
  if (parent && (ts.isJsxSelfClosingElement(parent) || ts.isJsxOpeningElement(parent)))
    return checker.getContextualType(parent.attributes);
  if (parent && ts.isVariableDeclaration(parent)) return checker.getTypeAtLocation(parent);
  return ts.isExpression(node) ? checker.getContextualType(node) : undefined;
}

/** What to call the members of an object in a prop: "a field of `editable`". */
export function ownerAt(node: ts.Node, { ts }: Problem): string | undefined {
  const literal = node.parent?.parent;
  const holder = literal?.parent;
  if (!literal || !ts.isObjectLiteralExpression(literal) || !holder) return undefined;
  const attribute = ts.isJsxExpression(holder) ? holder.parent : undefined;
  const name = attribute && ts.isJsxAttribute(attribute) ? attribute.name.getText() : undefined;
  return name && ['editable', 'cellEditable'].includes(name) ? `a field of \`${name}\`` : undefined;
}
