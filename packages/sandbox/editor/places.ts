import type { ApiObject } from './members';
import { apiObjectOf, apiObjectOfTag, propertyName, type ReadText, type SyntaxNode } from './syntax';

/** Where a name is typed. */
export interface Place {
  object: ApiObject;
  /** Existing names. */
  taken: string[];
}

/** Where a key of an object literal is typed. */
export function keyPlace(node: SyntaxNode, pos: number, read: ReadText): Place | undefined {
  const isKey = node.name === 'PropertyDefinition' && node.parent?.name === 'Property';
  const literal = isKey
    ? node.parent?.parent
    : /^[{,]$/.test(node.name) || node.name === 'ObjectExpression'
      ? closest(node, 'ObjectExpression')
      : undefined;
  if (!literal || literal.name !== 'ObjectExpression') return undefined;
  // After the closing brace, the cursor is outside.
  if (!isKey && literal.lastChild?.name === '}' && pos >= literal.to) return undefined;
  const object = apiObjectOf(literal, read);
  if (!object) return undefined;
  const others = literal
    .getChildren('Property')
    .filter((property) => property.firstChild?.from !== node.from);
  return { object, taken: others.flatMap((property) => propertyName(property, read) ?? []) };
}

/** Where an attribute of a table is typed. */
export function attributePlace(node: SyntaxNode, read: ReadText): Place | undefined {
  const isName = node.name === 'JSXIdentifier' && node.parent?.name === 'JSXAttribute';
  const tag = isName
    ? node.parent?.parent
    : /^JSX(?:SelfClosingTag|OpenTag)$/.test(node.name)
      ? node
      : undefined;
  const object = tag ? apiObjectOfTag(tag, read) : undefined;
  if (!tag || !object) return undefined;
  const others = tag.getChildren('JSXAttribute').filter((attribute) => attribute.from !== node.from);
  return {
    object,
    taken: others.flatMap((attribute) => attribute.getChild('JSXIdentifier') ?? []).map(read),
  };
}

function closest(node: SyntaxNode, name: string): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (at.name === name) return at;
  return undefined;
}
