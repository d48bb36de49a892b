import ts from 'typescript';

/** A longer type is abbreviated, with the whole type below the text. */
const longest = 90;

/** Whether a type, on one line, is too long for the facts above the text. */
export function isLong(type: string): boolean {
  return type.replace(/\s+/g, ' ').length > longest;
}

/** A type without parameter types: `(rowData: RowData) => boolean` becomes `(rowData) => boolean`. */
export function shortType(type: string): string {
  const source = ts.createSourceFile('type.ts', `type T = ${type};`, ts.ScriptTarget.Latest, true);
  const [statement, rest] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement) && !rest ? shorten(statement.type) : type;
}

function shorten(node: ts.TypeNode): string {
  if (ts.isParenthesizedTypeNode(node)) return `(${shorten(node.type)})`;
  if (ts.isUnionTypeNode(node)) return node.types.map(shorten).join(' | ');
  if (ts.isIntersectionTypeNode(node)) return node.types.map(shorten).join(' & ');
  if (ts.isArrayTypeNode(node)) return `${shorten(node.elementType)}[]`;
  if (ts.isTypeLiteralNode(node)) return shortObject(node);
  if (ts.isFunctionTypeNode(node))
    return `(${node.parameters.map(nameOf).join(', ')}) => ${shorten(node.type)}`;
  if (ts.isTypeReferenceNode(node)) return shortReference(node);
  return node.getText();
}

const shownFields = 4;

function shortObject({ members }: ts.TypeLiteralNode): string {
  const names = members.flatMap((member) => (ts.isPropertySignature(member) ? [nameOf(member)] : []));
  const more = names.length > shownFields ? ['…'] : [];
  return `{ ${[...names.slice(0, shownFields), ...more].join(', ')} }`;
}

/** `Column<RowData>` is shortened to `Column`. */
function shortReference({ typeName, typeArguments }: ts.TypeReferenceNode): string {
  const inner = (typeArguments ?? []).map(shorten).filter((name) => name !== 'RowData');
  return typeName.getText() + (inner.length > 0 ? `<${inner.join(', ')}>` : '');
}

function nameOf({ name, questionToken }: ts.PropertySignature | ts.ParameterDeclaration): string {
  return name.getText() + (questionToken ? '?' : '');
}
