import ts from 'typescript';

/** A declaration of a types/index.d.ts that is a member of the reference. */
export interface MemberNode {
  group: string;
  /** Dotted if the group lists nested texts: `body.addTooltip`. */
  name: string;
  node: ts.PropertySignature | ts.PropertyDeclaration;
}

/** A type declaration file as a syntax tree. */
export function parseTypes(text: string, name = 'index.d.ts'): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Types inside a property that have their own group in the reference. */
const inlineGroups: Record<string, string[]> = { MaterialTableProps: ['editable', 'cellEditable'] };

/** Groups with nested objects listed as dotted names: `pagination.labelRows`. */
const flattenedGroups = new Set(['Localization']);

/** The members by group: exported interfaces, groups nested in one, and the methods of the table's class. */
export function memberNodes(source: ts.SourceFile): Map<string, MemberNode[]> {
  const groups = new Map<string, MemberNode[]>();
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isClassDeclaration(statement)) groups.set('TableRef', membersOf('TableRef', statement.members));
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const group = statement.name.text;
    const members = membersOf(group, statement.members);
    groups.set(group, members);
    for (const { name, node } of members) {
      if (inlineGroups[group]?.includes(name) && node.type && ts.isTypeLiteralNode(node.type))
        groups.set(name, membersOf(name, node.type.members));
    }
  }
  return groups;
}

/** The file's value exports by name, with their statements. */
export function valueNodes(source: ts.SourceFile): Map<string, ts.Statement> {
  const values = new Map<string, ts.Statement>();
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isClassDeclaration(statement)) values.set('default', statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations) values.set(name.getText(), statement);
  }
  return values;
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  );
}

function membersOf(
  group: string,
  nodes: Iterable<ts.TypeElement | ts.ClassElement>,
  prefix = '',
): MemberNode[] {
  return [...nodes].flatMap((node) => {
    if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) return [];
    const name = prefix + node.name.getText();
    return flattenedGroups.has(group) && node.type && ts.isTypeLiteralNode(node.type)
      ? membersOf(group, node.type.members, `${name}.`)
      : [{ group, name, node }];
  });
}
