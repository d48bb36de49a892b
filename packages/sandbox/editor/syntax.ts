import type { syntaxTree } from '@codemirror/language';
import type { ApiObject } from './members';

export type Tree = ReturnType<typeof syntaxTree>;

export type SyntaxNode = Tree['topNode'];

/** Reads the text of a node. */
export type ReadText = (node: { from: number; to: number }) => string;

const table: ApiObject = { group: 'MaterialTableProps', prefix: '' };

/** The API of a tag: `<MaterialTable>` has the table's props, under whatever name it was imported. */
export function apiObjectOfTag(tag: SyntaxNode, read: ReadText): ApiObject | undefined {
  const name = tag.getChild('JSXIdentifier');
  return name && tableNames(tag, read).includes(read(name)) ? table : undefined;
}

/** The name of a property of an object literal, unless it is computed or a spread. */
export function propertyName(property: SyntaxNode, read: ReadText): string | undefined {
  const { firstChild } = property;
  if (firstChild?.name === 'PropertyDefinition') return read(firstChild);
  return firstChild?.name === 'String' ? read(firstChild).slice(1, -1) : undefined;
}

/** The names under which a file has the table: its default import, or `MaterialTable` where the import is left out. */
function tableNames(from: SyntaxNode, read: ReadText): string[] {
  const names = topOf(from)
    .getChildren('ImportDeclaration')
    .flatMap((node) => {
      const source = node.getChild('String');
      const name = node.getChild('VariableDefinition');
      return source && name && /^.(?:@material-table\/core|material-table).$/.test(read(source))
        ? [read(name)]
        : [];
    });
  return names.length > 0 ? names : ['MaterialTable'];
}

/** The root of a node's tree. */
export function topOf(node: SyntaxNode): SyntaxNode {
  let top = node;
  while (top.parent) top = top.parent;
  return top;
}
