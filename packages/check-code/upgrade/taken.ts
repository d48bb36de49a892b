import { replace } from '../fixes';
import type { Program } from '../program/program';
import { argumentsOf, calleeOf, childrenOf, findAll, type Node } from '../program/syntax';
import type { Edit } from '../types';
import { declaredModule } from '../program/unreadable';

/** A name that a program takes from a package, in whichever way. */
export interface Taken {
  /** `default`, `*`, or the name in the package. */
  name: string;
  source: string;
  at: Node;
  /** The statement, or the member of a whole package (`M.Grid`). */
  node: Node;
  /** The edit that takes another name, while the program keeps its own. */
  rename: (now: string) => Edit;
}

/** The module names with their statement or call: `import`, `export … from`, `require`, `jest.mock`, `declare module`. */
export function modulesOf(program: Program): (readonly [string: Node, source: string, node: Node])[] {
  const called = /^(?:require(?:\.resolve)?|(?:jest|vi)\.\w+)$/;
  return program
    .find('ImportDeclaration', 'ExportDeclaration', 'CallExpression', 'DynamicImport', 'AmbientDeclaration')
    .flatMap((node) => {
      if (node.name === 'CallExpression' && !called.test(program.text(calleeOf(node) ?? node))) return [];
      const string = declaredModule(node) ?? (node.getChild('ArgList') ?? node).getChild('String');
      return string ? [[string, program.text(string).slice(1, -1), node] as const] : [];
    });
}

/** The names that a program imports, exports from elsewhere, or takes out of `require(…)` or a whole package. */
export function namesTaken(program: Program): Taken[] {
  return program.once('names taken', () =>
    modulesOf(program).flatMap(([, source, node]) => {
      if (node.name === 'CallExpression') return ofRequire(program, source, node);
      const group = node.getChild('ImportGroup') ?? node.getChild('ExportGroup');
      const whole = node.name === 'ImportDeclaration' ? node.getChild('VariableDefinition') : null;
      const kind = node.getChild('Star') ? '*' : 'default';
      return [
        ...(whole ? [taken(program, { name: kind, source, at: whole, node })] : []),
        // The default export of `react-dom` is the whole package.
        ...(whole && (kind === '*' || source === 'react-dom') ? membersOf(program, source, whole) : []),
        ...(group ? inGroup(program, source, node, group) : []),
      ];
    }),
  );
}

function taken(program: Program, item: Omit<Taken, 'rename'>, local?: string): Taken {
  return { ...item, rename: (now) => replace(item.at, local === undefined ? now : `${now}${local}`) };
}

function inGroup(program: Program, source: string, node: Node, group: Node): Taken[] {
  return childrenOf(group).flatMap((at) => {
    if (!/^(?:VariableName|VariableDefinition|default)$/.test(at.name) || at.prevSibling?.name === 'as')
      return [];
    const name = program.text(at);
    const isAlone = at.nextSibling?.name !== 'as';
    return [taken(program, { name, source, at, node }, isAlone ? ` as ${name}` : undefined)];
  });
}

/** `const { Grid } = require(…)`, `const M = require(…)` and `require(…).Grid`. */
function ofRequire(program: Program, source: string, call: Node): Taken[] {
  if (!/^require\b/.test(program.text(call))) return [];
  const { parent } = call;
  if (parent?.name === 'MemberExpression') return member(program, source, parent);
  if (parent?.name !== 'VariableDeclaration') return [];
  const whole = parent.getChild('VariableDefinition');
  if (whole) return membersOf(program, source, whole);
  return (parent.getChild('ObjectPattern')?.getChildren('PatternProperty') ?? []).flatMap((property) => {
    const at = property.firstChild;
    if (!at) return [];
    const name = program.text(at);
    const isShort = at.name === 'VariableDefinition';
    return [taken(program, { name, source, at, node: parent }, isShort ? `: ${name}` : undefined)];
  });
}

/** `M.Grid` and `<M.Grid>`, where `M` is a whole package. */
function membersOf(program: Program, source: string, whole: Node): Taken[] {
  return findAll(program.top, 'MemberExpression', 'JSXMemberExpression')
    .filter(
      ({ firstChild }) =>
        firstChild &&
        program.text(firstChild) === program.text(whole) &&
        program.lookUp(program.text(whole), firstChild)?.definition.from === whole.from,
    )
    .flatMap((node) => member(program, source, node));
}

function member(program: Program, source: string, node: Node): Taken[] {
  const at = node.lastChild;
  return at && /^(?:PropertyName|JSXIdentifier)$/.test(at.name)
    ? [taken(program, { name: program.text(at), source, at, node })]
    : [];
}

/** What a name or `M.Grid` of the program is called in the package that it comes from, if it is imported. */
export function packageName(program: Program, node: Node): { name: string; source: string } | undefined {
  const [root = '', ...path] = program.text(node).split('.');
  const binding = program.lookUp(root, node);
  if (!binding) return undefined;
  const found = namesTaken(program).find((one) =>
    path.length > 0
      ? one.node.from === node.from && one.node.to === node.to
      : declares(one, binding.definition),
  );
  if (!found) return undefined;
  const { source } = found;
  return { source, name: found.name === 'default' ? (source.split('/').at(-1) ?? '') : found.name };
}

/** Whether a specifier declares a variable: itself, or what follows `as` or the colon. */
function declares({ at, node }: Taken, { from, to }: Node): boolean {
  if (from < node.from || to > node.to) return false;
  const { nextSibling: next } = at;
  return (/^(?:as|:)$/.test(next?.name ?? '') ? next?.nextSibling : at)?.from === from;
}

/** The calls of functions that the program takes from a package. */
export function callsOf(program: Program, is: (from: { name: string; source: string }) => boolean) {
  return program.find('CallExpression').flatMap((call) => {
    const callee = calleeOf(call);
    const from = callee && packageName(program, callee);
    return from && is(from) ? [{ call, name: from.name, given: argumentsOf(call) }] : [];
  });
}
