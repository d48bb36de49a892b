import type ts from 'typescript';
import type { TypeScript } from './options';

/** Whether a program has anything that only TypeScript has: an annotation, an interface, `as`. */
export function isTyped(typescript: TypeScript, text: string): boolean {
  const file = typescript.createSourceFile(
    'program.tsx',
    text,
    typescript.ScriptTarget.ESNext,
    false,
    typescript.ScriptKind.TSX,
  );
  const isOfTypes = (node: ts.Node): boolean =>
    typescript.isTypeNode(node) ||
    typescript.isInterfaceDeclaration(node) ||
    typescript.isTypeAliasDeclaration(node) ||
    typescript.isEnumDeclaration(node) ||
    typescript.isNonNullExpression(node) ||
    (typescript.isImportDeclaration(node) &&
      node.importClause?.phaseModifier === typescript.SyntaxKind.TypeKeyword) ||
    typescript.forEachChild(node, isOfTypes) === true;
  return isOfTypes(file);
}
