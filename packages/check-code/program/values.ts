import { functionArgument, returnsOf } from './functions';
import { propertyOf } from './objects';
import type { Source } from './source';
import {
  around,
  argumentsOf,
  calleeOf,
  findAll,
  isFunction,
  partsOfChoice,
  unwrap,
  type Node,
} from './syntax';

/**
 * How often a value is created: `module` once with the file, `render` on each render, `memo` kept by a hook,
 * `state` kept and set by the program, `import` and `parameter` elsewhere, `other` unknown.
 */
type CreatedIn = 'module' | 'render' | 'memo' | 'state' | 'import' | 'parameter' | 'other';

/** What an expression evaluates to. */
export interface Value {
  /** The expression itself, or the value of the variable that it names. */
  node: Node;
  createdIn: CreatedIn;
  /** The name of the variable that holds it, the last one in the chain. */
  variable?: string;
}

/** Follow an expression through variables, hooks and types to its value. */
export function follow(program: Source, start: Node, depth = 0): Value {
  return program.once(`follow ${start.name} ${start.from} ${start.to}`, () =>
    followed(program, start, depth),
  );
}

function followed(program: Source, start: Node, depth: number): Value {
  const node = unwrap(start);
  const plain: Value = { node, createdIn: program.createdIn(node) };
  if (depth > 8) return { ...plain, createdIn: 'other' };
  const next = (to: Node) => follow(program, to, depth + 1);
  if (node.name === 'VariableName')
    return followName(program, node, next) ?? { ...plain, createdIn: 'other' };
  if (node.name === 'CallExpression') return followCall(program, node, next) ?? plain;
  const given = defaulted(program, node);
  if (given) return next(given);
  if (node.name === 'MemberExpression')
    return followState(program, node, next) ?? { ...plain, createdIn: 'other' };
  return plain;
}

function followName(program: Source, node: Node, next: (to: Node) => Value): Value | undefined {
  const variable = program.text(node);
  const binding = program.lookUp(variable, node);
  if (!binding) return undefined;
  const at = { node, variable };
  if (binding.kind === 'import' || binding.kind === 'parameter') return { ...at, createdIn: binding.kind };
  if (binding.node) return { ...at, node: binding.node, createdIn: program.createdIn(binding.node) };
  const { init, pattern } = binding;
  if (!init || program.isAssigned(variable)) return undefined;
  if (!pattern) return { ...next(init), variable };
  const initial = stateOf(program, init);
  const isFirst =
    pattern.name === 'ArrayPattern' && pattern.firstChild?.nextSibling?.from === binding.definition.from;
  if (!initial || !isFirst) return undefined;
  return { ...next(initial), createdIn: 'state', variable };
}

/** The value before the default in `columns || []` and `rows ?? []`; the branch in `isAdmin ? {…} : {}`. */
function defaulted(program: Source, node: Node): Node | undefined {
  const { name, firstChild, lastChild } = node;
  if (name === 'ConditionalExpression') {
    const [, one, other] = partsOfChoice(node);
    const isNothing = (at: Node) => /^(?:\{\s*\}|undefined|null)$/.test(program.text(unwrap(at)));
    const isObject = (at: Node) => unwrap(at).name === 'ObjectExpression';
    if (!one || !other) return undefined;
    if (isNothing(other) && isObject(one)) return one;
    return isNothing(one) && isObject(other) ? other : undefined;
  }
  const isDefault =
    name === 'BinaryExpression' &&
    /^(?:ArrayExpression|ObjectExpression)$/.test(lastChild?.name ?? '') &&
    /^(?:\|\||\?\?)$/.test(lastChild?.prevSibling ? program.text(lastChild.prevSibling) : '');
  return isDefault ? (firstChild ?? undefined) : undefined;
}

/** The initial value of `useState` or `useReducer`. */
function stateOf(program: Source, init: Node): Node | undefined {
  const call = unwrap(init);
  const callee = call.name === 'CallExpression' ? calleeOf(call) : undefined;
  const [, hook] = /^(?:React\.)?(useState|useReducer)$/.exec(callee ? program.text(callee) : '') ?? [];
  if (hook === 'useReducer') return argumentsOf(call).length === 2 ? argumentsOf(call)[1] : undefined;
  if (!hook) return undefined;
  const lazy = functionArgument(call);
  return lazy ? returnsOf(lazy)[0] : argumentsOf(call)[0];
}

function followCall(program: Source, call: Node, next: (to: Node) => Value): Value | undefined {
  const callee = calleeOf(call);
  const name = callee && program.text(callee).replace(/^React\./, '');
  const [first, dependencies] = argumentsOf(call);
  if (!first) return undefined;
  if (name === 'Object.freeze') return next(first);
  if (name === 'useCallback') return { ...next(first), createdIn: dependencies ? 'memo' : 'render' };
  const made = name === 'useMemo' ? functionArgument(call) : undefined;
  const [returned] = made ? returnsOf(made) : [];
  return returned && { ...next(returned), createdIn: dependencies ? 'memo' : 'render' };
}

/** `this.state.rows`, `this.rows` of a class field, and `state.rows` of an object in `useState`. */
function followState(program: Source, node: Node, next: (to: Node) => Value): Value | undefined {
  const { firstChild, lastChild } = node;
  if (firstChild?.name === 'VariableName' && lastChild?.name === 'PropertyName') {
    const state = next(firstChild);
    const name = program.text(lastChild);
    const value = state.createdIn === 'state' ? propertyOf(program, state.node, name)?.value : undefined;
    return value && { ...next(value), createdIn: 'state', variable: name };
  }
  const [, isState, name] = /^this\.(state\.)?([\w$]+)$/.exec(program.text(node)) ?? [];
  const body = [...around(node)].find((at) => at.name === 'ClassBody');
  if (!body || name === undefined) return undefined;
  const field = isState ? 'state' : name;
  const declared = findAll(body, 'PropertyDeclaration', 'AssignmentExpression').find(
    (at) => program.text(at.firstChild ?? at).replace(/^this\./, '') === field,
  );
  const given = declared && declared.getChild('Equals')?.nextSibling;
  const value = given && (isState ? propertyOf(program, unwrap(given), name)?.value : given);
  return value ? { ...next(value), createdIn: 'state', variable: name } : undefined;
}

/** The function that a value stands for: written there, by its name, or a method of the class. */
export function functionOf(program: Source, node: Node): Node | undefined {
  const { node: found } = follow(program, node);
  if (isFunction(found)) return found;
  const [, method] = /^this\.([\w$]+)$/.exec(program.text(found)) ?? [];
  const body = [...around(found)].find(({ name }) => name === 'ClassBody');
  return body?.getChildren('MethodDeclaration').find((one) => {
    const name = one.getChild('PropertyDefinition');
    return name && program.text(name) === method;
  });
}
