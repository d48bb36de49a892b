import type { ApiObject } from './members';
import { apiObjectOfTag, topOf, type ReadText, type SyntaxNode } from './syntax';

/** Which object a variable is by the place where it's declared: the query of a data function, the table's ref. */
export function apiObjectOfExpression(node: SyntaxNode, read: ReadText): ApiObject | undefined {
  const text = read(node);
  if (text.endsWith('.current')) {
    const ref = text.slice(0, -'.current'.length).replace(/^this\./, '');
    const isTableRef = attributeTextOf(node, 'tableRef', read).some(
      (value) => value.replace(/^this\./, '') === ref,
    );
    return isTableRef ? { group: 'TableRef', prefix: '' } : undefined;
  }
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name !== 'ArrowFunction') continue;
    const parameter =
      at.getChild('ParamList')?.getChild('VariableDefinition') ?? at.getChild('VariableDefinition');
    const attribute = at.parent?.name === 'JSXEscape' ? at.parent.parent : undefined;
    const name = attribute?.getChild('JSXIdentifier');
    if (
      parameter &&
      name &&
      read(parameter) === text &&
      read(name) === 'data' &&
      attribute?.parent &&
      apiObjectOfTag(attribute.parent, read)
    )
      return { group: 'Query', prefix: '' };
  }
  return undefined;
}

function attributeTextOf(from: SyntaxNode, attribute: string, read: ReadText): string[] {
  const texts: string[] = [];
  topOf(from)
    .cursor()
    .iterate(({ node }) => {
      const name = node.name === 'JSXAttribute' ? node.getChild('JSXIdentifier') : null;
      const value = name && read(name) === attribute ? node.getChild('JSXEscape') : null;
      if (value) texts.push(read(value).slice(1, -1).trim());
    });
  return texts;
}
