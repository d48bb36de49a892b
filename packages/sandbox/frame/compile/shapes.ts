import type { AnyNode, Program } from 'acorn';
import type MagicString from 'magic-string';
import { declaredNames } from './declared-names';
import { walk } from './walk';

/**
 * True when the file is the body of a component, as people copy it from their code: it returns at the top
 * level, or calls hooks there and exports nothing.
 */
export function bodyAsComponent(program: Program, hasExports: boolean): boolean {
  let isBody = false;
  walk(program, (node) => {
    if (isBody || isFunction(node) || node.type === 'ClassBody') return false;
    if (node.type === 'ReturnStatement') isBody = true;
    if (node.type === 'CallExpression' && !hasExports && isHook(node.callee)) isBody = true;
    return undefined;
  });
  return isBody;
}

/** Keep the value of an expression at the end of the file: `<MaterialTable … />` alone is a program. */
export function keepLastExpression(program: Program, text: MagicString, isBody: boolean): void {
  const last = program.body.at(-1);
  if (last?.type !== 'ExpressionStatement' || last.directive !== undefined) return;
  text.appendRight(last.start, isBody ? 'return ' : '__sandbox.last=');
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

function isFunction(node: AnyNode): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function isHook(callee: AnyNode): boolean {
  if (callee.type === 'Identifier') return /^use[A-Z]/.test(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^use[A-Z]/.test(callee.property.name)
  );
}
