import ts from 'typescript';
import type { TypeFacts, TypedMember } from './types';

/** Types written inside a property that are groups of the reference in their own right. */
const inlineGroups: Record<string, string[]> = { MaterialTableProps: ['editable', 'cellEditable'] };

/** Groups whose nested objects are listed as dotted names: `pagination.labelRows`. */
const flattenedGroups = new Set(['Localization']);

/** Read the members out of the text of a types/index.d.ts. */
export function extractTypes(text: string): TypeFacts {
  const source = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const facts: TypeFacts = { groups: new Map(), values: [] };
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isInterfaceDeclaration(statement)) addInterface(facts, statement);
    else if (ts.isVariableStatement(statement)) facts.values.push(...namesOf(statement));
    else if (ts.isClassDeclaration(statement)) {
      facts.values.push('default');
      facts.groups.set('TableRef', membersOf(statement.members));
    }
  }
  return facts;
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    Boolean(ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword))
  );
}

function namesOf(statement: ts.VariableStatement): string[] {
  return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
}

function addInterface(facts: TypeFacts, node: ts.InterfaceDeclaration): void {
  const group = node.name.text;
  facts.groups.set(group, membersOf(node.members, flattenedGroups.has(group)));
  for (const member of node.members) {
    const name = member.name?.getText() ?? '';
    if (
      inlineGroups[group]?.includes(name) &&
      ts.isPropertySignature(member) &&
      member.type &&
      ts.isTypeLiteralNode(member.type)
    ) {
      facts.groups.set(name, membersOf(member.type.members));
    }
  }
}

function membersOf(
  nodes: Iterable<ts.TypeElement | ts.ClassElement>,
  isFlattened = false,
  prefix = '',
): TypedMember[] {
  const members: TypedMember[] = [];
  for (const node of nodes) {
    if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) continue;
    const name = prefix + node.name.getText();
    if (isFlattened && node.type && ts.isTypeLiteralNode(node.type)) {
      members.push(...membersOf(node.type.members, true, `${name}.`));
      continue;
    }
    members.push({
      name,
      type: printType(node),
      isOptional: Boolean(node.questionToken),
      ...deprecationOf(node),
      line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1,
    });
  }
  return members;
}

const printer = ts.createPrinter({ removeComments: true });

function printType(node: ts.PropertySignature | ts.PropertyDeclaration): string {
  const { type } = node;
  if (!type) return 'any';
  keepShortLiteralsOnOneLine(type);
  const printed = print(type).replace(/^\| /, '');
  const oneLine = printed.replace(/\s*\n\s*/g, ' ').replace(/;\s*\}/g, ' }');
  return oneLine.length <= 90 ? oneLine : printed.replace(/ {4}/g, '  ').replace(/; \}/g, ' }');
}

function print(type: ts.TypeNode): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
    .replace(/"([^"'\n]*)"/g, "'$1'");
}

function keepShortLiteralsOnOneLine(node: ts.Node): void {
  ts.forEachChild(node, keepShortLiteralsOnOneLine);
  if (!ts.isTypeLiteralNode(node)) return;
  ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
  if (print(node).length > 60) ts.setEmitFlags(node, ts.EmitFlags.None);
}

function deprecationOf(node: ts.Node): Pick<TypedMember, 'deprecated'> {
  const tag = ts.getJSDocDeprecatedTag(node);
  return tag ? { deprecated: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() } : {};
}
