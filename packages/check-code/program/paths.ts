import { argumentsOf, around, calleeOf, childrenOf, findAll, isFunction, unwrap } from './syntax';
import type { Node } from './syntax';
import { parametersOf } from './functions';
import type { Program } from './program';
import type { Binding } from './scopes';
import { functionOf } from './values';

/**
 * What an expression refers to: `this.state.rows`, or a variable and a property path. Aliases have the same
 * path, and so has the argument that `setState` and a hook's setter pass to their functions.
 */
export function pathOf(program: Program, start: Node): string | undefined {
  return program.once(`path ${start.name} ${start.from} ${start.to}`, () => read(program, start));
}

function read(program: Program, start: Node): string | undefined {
  const node = unwrap(start);
  const text = program.text(node);
  if (/^this\.state(?:\.[\w$]+)*$/.test(text)) return text;
  if (node.name === 'MemberExpression') {
    const { firstChild, lastChild } = node;
    const owner = firstChild && lastChild?.name === 'PropertyName' ? pathOf(program, firstChild) : undefined;
    return owner && lastChild ? `${owner}.${program.text(lastChild)}` : undefined;
  }
  if (node.name !== 'VariableName' && node.name !== 'PropertyDefinition') return undefined;
  const binding = program.lookUp(text, node);
  // A fragment of a program names what it doesn't declare.
  if (!binding) return text;
  if (/^(?:function|class)$/.test(binding.kind)) return undefined;
  if (binding.kind === 'parameter') return ofParameter(program, binding);
  const { pattern, definition } = binding;
  const init = lastGiven(program, binding, node);
  const own = `#${definition.from}`;
  if (!init) return own;
  if (!pattern) return pathOf(program, init) ?? own;
  if (pattern.name !== 'ObjectPattern') return own;
  const owner = pathOf(program, init);
  return owner ? `${owner}.${keyOf(program, definition)}` : own;
}

/** The value that was last assigned to a variable before a place, in text order. */
function lastGiven(program: Program, { name, init, definition }: Binding, at: Node): Node | undefined {
  if (!program.isAssigned(name)) return init;
  const given = findAll(program.top, 'AssignmentExpression').findLast(
    ({ firstChild, to }) =>
      to <= at.from &&
      firstChild?.name === 'VariableName' &&
      program.lookUp(name, firstChild)?.definition.from === definition.from &&
      program.text(firstChild) === name,
  );
  return given ? (given.lastChild ?? undefined) : init;
}

/** `prev` of `this.setState((prev) => …)`, `setRows((prev) => …)`, and the state of a reducer. */
function ofParameter(program: Program, { definition }: Binding): string | undefined {
  const own = `#${definition.from}`;
  const fn = [...around(definition)].find(isFunction);
  const [first] = fn ? parametersOf(fn) : [];
  if (!fn || !first || !(first.from <= definition.from && definition.to <= first.to)) return own;
  const state = stateOf(program, fn);
  if (state === undefined) return own;
  return first.from === definition.from ? state : `${state}.${keyOf(program, definition)}`;
}

function stateOf(program: Program, fn: Node): string | undefined {
  const call = fn.parent?.name === 'ArgList' ? fn.parent.parent : undefined;
  const callee = call ? calleeOf(call) : undefined;
  if (callee && program.text(callee) === 'this.setState') return 'this.state';
  const setter = callee && program.lookUp(program.text(callee), callee);
  const held =
    setter?.pattern?.name === 'ArrayPattern' ? setter.pattern.getChild('VariableDefinition') : null;
  if (held) return `#${held.from}`;
  const reduced = program.find('CallExpression').find((one) => {
    const [reducer] = /(?:^|\.)useReducer$/.test(program.text(calleeOf(one) ?? one)) ? argumentsOf(one) : [];
    return reducer && functionOf(program, reducer)?.from === fn.from;
  });
  const state = reduced?.parent?.getChild('ArrayPattern')?.getChild('VariableDefinition');
  return state ? `#${state.from}` : undefined;
}

/** The key of a variable in a pattern. */
function keyOf(program: Program, definition: Node): string {
  const property = definition.parent?.name === 'PatternProperty' ? definition.parent : undefined;
  return program.text((property && childrenOf(property)[0]) ?? definition);
}
