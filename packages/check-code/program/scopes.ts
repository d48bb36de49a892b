import { around, findAll, isFunction, type Node } from './syntax';

/** A name that a program declares. */
export interface Binding {
  name: string;
  kind: 'variable' | 'function' | 'class' | 'import' | 'parameter';
  /** Where the name is declared. */
  definition: Node;
  /** Where the name is visible. */
  scope: Node;
  /** The declared function or class, or the import. */
  node?: Node;
  /** A variable's initial value; for a pattern, the destructured value. */
  init?: Node;
  /** The pattern that contains the variable, if any. */
  pattern?: Node;
}

/** All names a program declares, by name. */
export function readBindings(top: Node, text: (node: Node) => string): Map<string, Binding[]> {
  const bindings = new Map<string, Binding[]>();
  for (const definition of findAll(top, 'VariableDefinition')) {
    const name = text(definition);
    bindings.set(name, [...(bindings.get(name) ?? []), bindingOf(definition, name, top)]);
  }
  return bindings;
}

function bindingOf(definition: Node, name: string, top: Node): Binding {
  const base = { name, definition };
  for (const at of around(definition)) {
    if (at.name === 'ImportDeclaration') return { ...base, kind: 'import', scope: top, node: at };
    if (at.name === 'ParamList' || isFunction(at) || at.name === 'CatchClause') {
      const isOwnName = at.name === 'FunctionDeclaration' || at.name === 'FunctionExpression';
      if (isOwnName) return { ...base, kind: 'function', scope: scopeAround(at, top), node: at };
      return { ...base, kind: 'parameter', scope: at.name === 'ParamList' ? (at.parent ?? top) : at };
    }
    if (at.name === 'ClassDeclaration')
      return { ...base, kind: 'class', scope: scopeAround(at, top), node: at };
    if (at.name === 'VariableDeclaration')
      return { ...base, kind: 'variable', scope: scopeAround(at, top), ...initialOf(definition, at) };
    if (at.name === 'ForOfSpec' || at.name === 'ForInSpec')
      return { ...base, kind: 'parameter', scope: at.parent ?? top };
  }
  return { ...base, kind: 'parameter', scope: top };
}

function scopeAround(node: Node, top: Node): Node {
  for (const at of around(node))
    if (/^(?:Block|Script|ForStatement|SwitchBody)$/.test(at.name) || isFunction(at)) return at;
  return top;
}

function initialOf(definition: Node, declaration: Node): Pick<Binding, 'init' | 'pattern'> {
  let target = definition;
  while (
    target.parent &&
    target.parent.from !== declaration.from &&
    target.parent.name !== 'VariableDeclaration'
  )
    target = target.parent;
  const pattern = target.name.endsWith('Pattern') ? { pattern: target } : {};
  for (let at = target.nextSibling; at && at.name !== ','; at = at.nextSibling)
    if (at.name === 'Equals' && at.nextSibling) return { ...pattern, init: at.nextSibling };
  return pattern;
}

/**
 * The source of a pattern that finds a name as a whole word. `\b` isn't enough: a name may begin or end with
 * `$`, which is no word character and has a special meaning in a pattern.
 */
export function wordOf(name: string): string {
  return `(?<![\\w$])${name.replaceAll(/[^\w\s]/g, '\\$&')}(?![\\w$])`;
}
