import { childrenOf, type Node } from './syntax';

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

/** The package, and its first name. */
export const isTablePackage = (source: string): boolean =>
  /^(?:@material-table\/core|material-table)$/.test(source);

/** The names of the table in a program; `MaterialTable` where the import is left out. */
export function tableNames(imports: Import[]): string[] {
  const names = imports.filter(({ name, source }) => name === 'default' && isTablePackage(source));
  if (names.length > 0) return names.map(({ local }) => local);
  return imports.some(({ local }) => local === 'MaterialTable') ? [] : ['MaterialTable'];
}
