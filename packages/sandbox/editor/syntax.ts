import type { syntaxTree } from '@codemirror/language';
import { valueOfType, valueUnder, type ApiObject, type ApiValue } from './members';

export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** Reads the text of a node. */
export type ReadText = (node: { from: number; to: number }) => string;

const table: ApiObject = { group: 'MaterialTableProps', prefix: '' };

/** The API of a tag: `<MaterialTable>` has the table's props, under any imported name. */
export function apiObjectOfTag(tag: SyntaxNode, read: ReadText): ApiObject | undefined {
  const name = tag.getChild('JSXIdentifier');
  return name && tableNames(tag, read).includes(read(name)) ? table : undefined;
}

/** Which object of the table's API an object literal is, by the prop or the variable that contains it. */
export function apiObjectOf(literal: SyntaxNode, read: ReadText): ApiObject | undefined {
  const value = valueAt(literal, read);
  return value && !value.isArray ? value.object : undefined;
}

/** The expected value of an expression. TypeScript handles other places once it has loaded. */
function valueAt({ parent }: SyntaxNode, read: ReadText): ApiValue | undefined {
  switch (parent?.name) {
    case 'ArrayExpression': {
      const array = valueAt(parent, read);
      return array?.isArray ? { ...array, isArray: false } : undefined;
    }
    case 'Property': {
      const name = propertyName(parent, read);
      const owner = parent.parent ? apiObjectOf(parent.parent, read) : undefined;
      return owner && name !== undefined ? valueUnder(owner, name) : undefined;
    }
    case 'JSXEscape':
      return valueOfAttribute(parent.parent, read);
    case 'VariableDeclaration':
      return valueOfVariable(parent, read);
    default:
      return undefined;
  }
}

function valueOfAttribute(attribute: SyntaxNode | null, read: ReadText): ApiValue | undefined {
  const name = attribute?.getChild('JSXIdentifier');
  const owner = attribute?.parent && apiObjectOfTag(attribute.parent, read);
  return owner && name ? valueUnder(owner, read(name)) : undefined;
}

/** `const columns: Column<Row>[] = …`, or without a type the prop that uses it: `columns={columns}`. */
function valueOfVariable(declaration: SyntaxNode, read: ReadText): ApiValue | undefined {
  const type = declaration.getChild('TypeAnnotation')?.lastChild;
  if (type) {
    const isArray = type.name === 'ArrayType';
    const item = isArray ? type.firstChild : type;
    const name = item?.name === 'TypeName' ? item : item?.getChild('TypeName');
    return name ? valueOfType(read(name), isArray) : undefined;
  }
  const variable = declaration.getChild('VariableDefinition');
  let value: ApiValue | undefined;
  topOf(declaration)
    .cursor()
    .iterate(({ name, node }) => {
      const taken =
        name === 'JSXAttribute' ? node.getChild('JSXEscape')?.getChild('VariableName') : undefined;
      if (variable && taken && read(taken) === read(variable)) value ??= valueOfAttribute(node, read);
    });
  return value;
}

/** The name of a property of an object literal, unless it is computed or a spread. */
export function propertyName(property: SyntaxNode, read: ReadText): string | undefined {
  const { firstChild } = property;
  if (firstChild?.name === 'PropertyDefinition') return read(firstChild);
  return firstChild?.name === 'String' ? read(firstChild).slice(1, -1) : undefined;
}

/** The names of the table in a file: its default import, or `MaterialTable` if the import is missing. */
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

function topOf(node: SyntaxNode): SyntaxNode {
  let top = node;
  while (top.parent) top = top.parent;
  return top;
}
