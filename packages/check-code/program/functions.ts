import {
  argumentsOf,
  calleeOf,
  childrenOf,
  findAll,
  functionAround,
  isFunction,
  unwrap,
  type Node,
} from './syntax';

/** The block of a function, or the expression that an arrow function returns. */
export function bodyOf(fn: Node): Node | undefined {
  const block = fn.getChild('Block');
  if (block) return block;
  return fn.name === 'ArrowFunction' && fn.lastChild?.name !== 'Arrow'
    ? (fn.lastChild ?? undefined)
    : undefined;
}

/** Whether a function is written with `async`. */
export function isAsync(fn: Node): boolean {
  return fn.getChild('async') !== null;
}

/** The parameters of a function, each a name or a pattern. */
export function parametersOf(fn: Node): Node[] {
  const list = fn.getChild('ParamList');
  if (list) return childrenOf(list).filter(({ name }) => /Definition$|Pattern$/.test(name));
  const single = fn.name === 'ArrowFunction' ? fn.getChild('VariableDefinition') : null;
  return single ? [single] : [];
}

/** What a function returns, without parentheses; nested functions are ignored. */
export function returnsOf(fn: Node): Node[] {
  const body = bodyOf(fn);
  if (!body) return [];
  if (body.name !== 'Block') return [unwrap(body)];
  return inOwnCode(fn, 'ReturnStatement').flatMap((statement) => {
    const [value] = childrenOf(statement).filter(({ name }) => name !== 'return' && name !== ';');
    return value ? [unwrap(value)] : [];
  });
}

/** Nodes of a function's own code with one of these names, without those of nested functions. */
export function inOwnCode(fn: Node, ...names: string[]): Node[] {
  const body = bodyOf(fn);
  if (!body) return [];
  return findAll(body, ...names).filter((node) => sameNode(functionAround(node), fn));
}

/** Calls below a node whose callee's text matches. */
export function callsIn(node: Node, text: (node: Node) => string, callee: RegExp): Node[] {
  return findAll(node, 'CallExpression').filter((call) => {
    const called = calleeOf(call);
    return called ? callee.test(text(called)) : false;
  });
}

/** A function that is passed to a call, such as that of `new Promise(…)`. */
export function functionArgument(call: Node): Node | undefined {
  const [first] = argumentsOf(call);
  const fn = first && unwrap(first);
  return fn && isFunction(fn) ? fn : undefined;
}

function sameNode(a: Node | undefined, b: Node | undefined): boolean {
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to && a.name === b.name;
}
