import type { AnyNode, Program } from 'acorn';
import { declaredNames } from './declared-names';
import { walk } from './walk';

/** Names that a program uses but never declares, ignoring scopes: one declaration anywhere is enough. */
export function freeNames(program: Program): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (node: AnyNode | null | undefined) => {
    if (node) for (const name of declaredNames(node)) declared.add(name);
  };
  walk(program, (node, parent) => {
    switch (node.type) {
      case 'VariableDeclarator':
        declare(node.id);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        declare(node.id);
        node.params.forEach(declare);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        declare(node.id);
        break;
      case 'CatchClause':
        declare(node.param);
        break;
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        declare(node.local);
        break;
      case 'Identifier':
        if (isReference(node, parent)) used.add(node.name);
        break;
      default:
    }
  });
  return [...used].filter((name) => !declared.has(name));
}

function isReference(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return false;
    default:
      return true;
  }
}
