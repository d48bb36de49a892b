import ts from 'typescript';
import { memberNodes, parseTypes, valueNodes, type MemberNode } from './nodes';
import type { TypeFacts, TypedMember } from './types';

/** Read the members out of the text of a types/index.d.ts. */
export function extractTypes(text: string): TypeFacts {
  const source = parseTypes(text);
  const groups = [...memberNodes(source)].map(
    ([group, nodes]) => [group, nodes.map(memberOf)] satisfies [string, TypedMember[]],
  );
  return { groups: new Map(groups), values: [...valueNodes(source).keys()] };
}

function memberOf({ name, node }: MemberNode): TypedMember {
  return {
    name,
    type: printType(node),
    isOptional: Boolean(node.questionToken),
    ...deprecationOf(node),
    line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
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
