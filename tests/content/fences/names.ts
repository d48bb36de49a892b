import ts from 'typescript';

/** Read a text as TypeScript with JSX. */
export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('fence.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The names that a statement declares or imports. */
export function namesOf(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) return importedBy(statement);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function importedBy({ importClause }: ts.ImportDeclaration): string[] {
  const { name, namedBindings } = importClause ?? {};
  const own = name ? [name.text] : [];
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, namedBindings.name.text];
  return [...own, ...namedBindings.elements.map((element) => element.name.text)];
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []));
}

/** The names that a statement exports. */
export function exportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  return isExported(statement) ? namesOf(statement) : [];
}

/** Whether a declaration has `export`. */
export function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The module that a statement imports from, if it is an import. */
export function importedFrom(statement: ts.Statement): string | undefined {
  return ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : undefined;
}

/** The names that a module reads, without those of members and attributes. */
export function usedIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)) &&
    parent.name === node
  );
}

/** Whether a statement returns from the function around it. */
export function hasReturn(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return ts.isReturnStatement(node) || node.getChildren().some(hasReturn);
}
