import { around, childrenOf, findAll, type Node } from './syntax';

/** One name that is imported. */
export interface Import {
  /** `default`, `*`, or the name in the package. */
  name: string;
  local: string;
  source: string;
  isType: boolean;
  /** The whole declaration. */
  node: Node;
}

/** The names that a program imports. */
export function readImports(top: Node, text: (node: Node) => string): Import[] {
  return top.getChildren('ImportDeclaration').flatMap((node) => {
    const string = node.getChild('String');
    if (!string) return [];
    const source = text(string).slice(1, -1);
    const isType = node.getChild('type') !== null;
    const found: Import[] = [];
    const add = (name: string, local: string, isTypeOnly = isType) =>
      found.push({ name, local, source, isType: isTypeOnly, node });
    const own = node.getChild('VariableDefinition');
    if (own) add(node.getChild('Star') ? '*' : 'default', text(own));
    const group = node.getChild('ImportGroup');
    for (const part of group ? splitByComma(childrenOf(group)) : []) {
      const local = part.find(({ name }) => name === 'VariableDefinition');
      const original = part.find(({ name }) => name === 'VariableName' || name === 'default') ?? local;
      if (local && original)
        add(text(original), text(local), isType || part.some(({ name }) => name === 'type'));
    }
    return found;
  });
}

function splitByComma(nodes: Node[]): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.name === ',') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts;
}

/** The package, under its current or first name. */
export const isTablePackage = (source: string): boolean =>
  /^(?:@material-table\/core|material-table)$/.test(source);

/** The names of the table in a program; `MaterialTable` if the import is missing. */
export function tableNames(top: Node, text: (node: Node) => string, imports: Import[]): string[] {
  const imported = imports.filter(({ name, source }) => name === 'default' && isTablePackage(source));
  const loaded = packageCalls(top, text).flatMap((call) => nameOfLoaded(call, text) ?? []);
  const names = [...imported.map(({ local }) => local), ...loaded];
  if (names.length > 0) return names;
  return imports.some(({ local }) => local === 'MaterialTable') ? [] : ['MaterialTable'];
}

/** Calls with the name of the package or of a file in it: `require('…')`, `import('…')`, `jest.mock('…')`. */
function packageCalls(top: Node, text: (node: Node) => string): Node[] {
  return findAll(top, 'CallExpression', 'DynamicImport').filter((call) => {
    const string = (call.getChild('ArgList') ?? call).getChild('String');
    return string !== null && /^.(?:@material-table\/core|material-table)(?:\/|.$)/.test(text(string));
  });
}

/** The name of the variable that holds what `require` or `lazy(() => import(…))` loads. */
function nameOfLoaded(call: Node, text: (node: Node) => string): string | undefined {
  for (const at of around(call)) {
    if (at.name === 'MemberExpression' && !text(at).endsWith('.default')) return undefined;
    if (at.name === 'VariableDeclaration') {
      const plain = at.getChild('VariableDefinition');
      if (plain) return text(plain);
      return /\bdefault\s*:\s*([\w$]+)/.exec(text(at.getChild('ObjectPattern') ?? at))?.[1];
    }
    if (!/^(?:ArgList|CallExpression|ArrowFunction|AwaitExpression|MemberExpression)$/.test(at.name))
      return undefined;
  }
  return undefined;
}
