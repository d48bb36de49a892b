import type ts from 'typescript';
import type { Problem } from './problem';

/** The first value of an element, or of the objects in its props, that doesn't fit: TypeScript blames the element when there are several. */
export function misfitIn(tag: ts.Node, problem: Problem): { name: string; value: ts.Expression } | undefined {
  const { ts, checker } = problem;
  if (!tag.parent || !ts.isJsxOpeningLikeElement(tag.parent)) return undefined;
  const values = tag.parent.attributes.properties.flatMap((attribute) => {
    const holder = ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    const value = holder && ts.isJsxExpression(holder) ? holder.expression : undefined;
    return value ? [{ name: attribute.name?.getText() ?? '', value }] : [];
  });
  for (let at = values.shift(); at; at = values.shift()) {
    const { value } = at;
    const expected = checker.getContextualType(value);
    if (!expected || checker.isTypeAssignableTo(checker.getTypeAtLocation(value), expected)) continue;
    if (!ts.isObjectLiteralExpression(value)) return at;
    for (const property of value.properties)
      if (ts.isPropertyAssignment(property))
        values.push({ name: property.name.getText(), value: property.initializer });
  }
  return undefined;
}
