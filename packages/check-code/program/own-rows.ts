import { parametersOf } from './functions';
import type { Program } from './program';
import { argumentsOf, around, calleeOf, functionAround, isFunction, unwrap, type Node } from './syntax';
import { pathOf } from './paths';

/** The arrays that tables receive, as paths. */
export function dataPaths(program: Program): Set<string> {
  return new Set(
    program.tables.flatMap((table) => {
      const data = table.given('data');
      return data ? (pathOf(program, data) ?? []) : [];
    }),
  );
}

/** Whether an expression is one of these arrays. */
export const isRows = (program: Program, paths: Set<string>, node: Node | null | undefined): boolean =>
  node != null && paths.has(pathOf(program, node) ?? '');

/** Whether an expression is a new array of the same rows: `[...rows]`, `rows.slice()`, or a variable. */
export function isCopy(program: Program, paths: Set<string>, start: Node | null | undefined): boolean {
  const node = start ? unwrap(start) : undefined;
  if (!node) return false;
  if (node.name === 'VariableName') {
    const binding = program.lookUp(program.text(node), node);
    const isKnown = binding?.kind === 'variable' && !binding.pattern && !program.isAssigned(binding.name);
    return isKnown && isCopy(program, paths, binding.init);
  }
  if (node.name === 'ArrayExpression') {
    const spread = node.getChild('Spread')?.nextSibling;
    const isOnly = node.firstChild?.nextSibling?.name === 'Spread' && spread?.nextSibling?.name === ']';
    return isOnly && isRows(program, paths, spread);
  }
  if (node.name !== 'CallExpression') return false;
  const callee = calleeOf(node);
  const text = callee ? program.text(callee) : '';
  if (text === 'Array.from') return isRows(program, paths, argumentsOf(node)[0]);
  const list = callee?.firstChild;
  return (
    /\.(?:slice|filter|concat)$/.test(text) && (isRows(program, paths, list) || isCopy(program, paths, list))
  );
}

/** Whether an expression is a row of these arrays: `rows[0]`, `rows.find(…)`, or a loop's variable. */
export function isOwnRow(program: Program, paths: Set<string>, start: Node | null | undefined): boolean {
  return isItemOf(program, (node) => isRows(program, paths, node) || isCopy(program, paths, node), start);
}

/** The same for the arrays that `isList` accepts. */
export function isItemOf(
  program: Program,
  isList: (node: Node | null | undefined) => boolean,
  start: Node | null | undefined,
): boolean {
  const row = start ? unwrap(start) : undefined;
  if (!row) return false;
  if (row.name === 'MemberExpression' && row.getChild('[')) return isList(row.firstChild);
  if (row.name === 'CallExpression' && /\.(?:find|at)$/.test(program.text(calleeOf(row) ?? row)))
    return isList(calleeOf(row)?.firstChild);
  const binding = row.name === 'VariableName' ? program.lookUp(program.text(row), row) : undefined;
  if (!binding) return false;
  if (binding.init) return !binding.pattern && isItemOf(program, isList, binding.init);
  for (const at of around(binding.definition)) {
    if (at.name === 'ForOfSpec') return isList(at.lastChild?.prevSibling ?? at.lastChild);
    if (isFunction(at))
      return parametersOf(at)[0]?.from === binding.definition.from && isList(loopedOver(program, at));
  }
  return false;
}

/** The array whose method calls a function for each of its items. */
function loopedOver(program: Program, fn: Node): Node | undefined {
  const call = fn.parent?.name === 'ArgList' ? fn.parent.parent : undefined;
  const callee = call ? calleeOf(call) : undefined;
  const isLoop =
    callee && /\.(?:map|forEach|filter|find|findIndex|some|every|flatMap)$/.test(program.text(callee));
  return isLoop ? (callee.firstChild ?? undefined) : undefined;
}

const changing = /^(?:push|splice|unshift|pop|shift|sort|reverse|fill|copyWithin)$/;

/** What changes the rows of a table; `array` where it's the array, not one of its rows. */
export function changesOf(program: Program, paths: Set<string>): { at: Node; array?: Node }[] {
  const isArray = (node: Node | null | undefined) => isRows(program, paths, node);
  const isItem = (node: Node | null | undefined) => isOwnRow(program, paths, node);
  return program
    .find('CallExpression', 'AssignmentExpression', 'UpdateExpression', 'PostfixExpression')
    .flatMap((at) => {
      const target = at.name === 'CallExpression' ? calleeOf(at) : unwrap(at.firstChild ?? at);
      const object = target?.name === 'MemberExpression' ? target.firstChild : undefined;
      if (at.name === 'CallExpression') {
        const name = target?.lastChild ? program.text(target.lastChild) : '';
        if (object && changing.test(name) && isArray(object)) return [{ at, array: object }];
        const [changed] = argumentsOf(at);
        return target && program.text(target) === 'Object.assign' && isItem(changed) ? [{ at }] : [];
      }
      if (!object || (at.name === 'PostfixExpression' && !/(?:\+\+|--)$/.test(program.text(at)))) return [];
      if (target && isArray(object) && /\]$|\.length$/.test(program.text(target)))
        return [{ at, array: object }];
      return isItem(object) ? [{ at }] : [];
    });
}

/** Whether an array is created each time a function is called, and changed by that function before anyone else has it. */
export function isFreshArray(program: Program, array: Node | undefined): boolean {
  const binding = array?.name === 'VariableName' && program.lookUp(program.text(array), array);
  if (!array || !binding || binding.kind !== 'variable' || binding.pattern || !binding.init) return false;
  const fn = functionAround(binding.definition);
  const made = unwrap(binding.init);
  if (!fn || made.name === 'ArrayExpression') return fn !== undefined;
  if (functionAround(array)?.from !== fn.from) return false;
  const callee = made.name === 'CallExpression' ? calleeOf(made) : undefined;
  // A hook returns the array of the last render, and `sort()` the array it changes.
  const isKept = callee && /(?:^|\.)use[A-Z]|\.(?:sort|reverse|fill|copyWithin)$/.test(program.text(callee));
  return made.name === 'NewExpression' || (callee !== undefined && !isKept);
}
