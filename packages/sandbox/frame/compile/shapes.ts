import type { AnyNode, Program } from 'acorn';
import type MagicString from 'magic-string';
import { declaredNames } from './declared-names';

/** Keep the value of an expression at the end of the file: `<MaterialTable … />` alone is a program. */
export function keepLastExpression(program: Program, text: MagicString): void {
  const last = program.body.at(-1);
  if (last?.type !== 'ExpressionStatement' || last.directive !== undefined) return;
  text.appendRight(last.start, '__sandbox.last=');
}

/** Top-level names that may be components: capitalized, last first. */
export function componentNames(program: Program): { name: string; offset: number }[] {
  return program.body
    .flatMap((node) => {
      const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
      const declaration: AnyNode | null | undefined = isExport ? node.declaration : node;
      return declaration && declaration.type.endsWith('Declaration')
        ? declaredNames(declaration).map((name) => ({ name, offset: node.start }))
        : [];
    })
    .filter(({ name }) => /^[A-Z]/.test(name))
    .reverse();
}
