import { panelsOf } from './find';
import { parametersOf } from './functions';
import { dataPaths, isCopy, isItemOf, isRows } from './own-rows';
import type { Program } from './program';
import { argumentsOf, calleeOf, findAll, isFunction, unwrap, type Node } from './syntax';
import { Literal, type Table } from './table';
import { follow, functionOf } from './values';

/** A function that receives copies of rows, and where its parameters have them. */
interface Receiver {
  fn: Node;
  parameter: Node;
  /** It gets the row alone, so no list that it looks through holds this object. */
  isSave?: boolean;
  /** It can get a list of rows. */
  isOfMany?: boolean;
}

type Maybe = Node | null | undefined;

/** Where the program looks for a copy from the table as if it was one of its own rows, or the other way round. */
export function* lookedUp(program: Program): Generator<{ at: Node; row: Node }> {
  const paths = dataPaths(program);
  for (const { fn, parameter, isSave, isOfMany } of receivers(program)) {
    const copies = copiesIn(program, parameter);
    const isList = (node: Maybe) => isRows(program, copies, node);
    const isCopied = (node: Maybe) => isList(node) || (isOfMany && isItemOf(program, isList, node));
    // Outside save functions, other lists may hold rows that came from the table itself.
    const isOwnList = (node: Maybe) =>
      isSave ? node != null && !isCopied(node) : isRows(program, paths, node) || isCopy(program, paths, node);
    const isOwn = (node: Maybe) => !isCopied(node) && isItemOf(program, isOwnList, node);
    for (const at of findAll(fn, 'BinaryExpression', 'CallExpression')) {
      const [one, other] = at.name === 'BinaryExpression' ? sidesOf(program, at) : searchOf(program, at);
      if (!one || !other) continue;
      const isSearch = at.name === 'CallExpression';
      if (isCopied(one) && (isSearch ? isOwnList(other) : isOwn(other))) yield { at, row: one };
      else if (isCopied(other) && isOwn(one)) yield { at, row: other };
    }
  }
}

/** The two sides of `===`, `!==`, `==` and `!=`. */
function sidesOf(program: Program, { firstChild, lastChild }: Node): Maybe[] {
  const operator = lastChild?.prevSibling;
  return operator && /^[!=]==?$/.test(program.text(operator)) ? [firstChild, lastChild] : [];
}

/** What a call looks for, and the list that it looks through. */
function searchOf(program: Program, call: Node): Maybe[] {
  const callee = calleeOf(call);
  const list = callee?.firstChild;
  const [first, second] = argumentsOf(call);
  const text = callee ? program.text(callee) : '';
  if (/^(?:(?:_|lodash)\.)?(?:without|pull)$|^(?:_|lodash)\.(?:indexOf|includes)$/.test(text))
    return [second, first];
  if (/\.(?:indexOf|lastIndexOf|includes)$/.test(text)) return [first, list];
  if (!list || !/\.(?:has|delete)$/.test(text)) return [];
  const made = follow(program, list).node;
  return /^new (?:Weak)?(?:Set|Map)\b/.test(program.text(made)) ? [first, argumentsOf(made)[0]] : [];
}

/** The path of the parameter, or of the row in the pattern of a panel: `{ rowData }`. */
function copiesIn(program: Program, parameter: Node): Set<string> {
  const names = findAll(parameter, 'VariableDefinition').filter(
    ({ parent }) => parameter.name !== 'ObjectPattern' || (parent && /^rowData\b/.test(program.text(parent))),
  );
  return new Set(names.map(({ from }) => `#${from}`));
}

/** All receivers of a program, and the functions to which they pass a row on. */
function receivers(program: Program): Receiver[] {
  const found = program.tables.flatMap((table) => [...callbacksOf(program, table)]);
  // The list grows while it is read.
  for (const { fn, parameter, ...kind } of found) {
    const copies = copiesIn(program, parameter);
    for (const call of findAll(fn, 'CallExpression')) {
      const callee = calleeOf(call);
      for (const [index, argument] of argumentsOf(call).entries()) {
        const called = isRows(program, copies, argument) && callee && functionOf(program, callee);
        const passed = called ? parametersOf(called)[index] : undefined;
        if (called && passed && !found.some((one) => one.parameter.from === passed.from))
          found.push({ fn: called, parameter: passed, ...kind });
      }
    }
  }
  return found;
}

function* callbacksOf(program: Program, table: Table): Generator<Receiver> {
  const receiver = (node: Node | undefined, index: number, kind = {}): Receiver[] => {
    const fn = node && functionOf(program, node);
    const parameter = fn && parametersOf(fn)[index];
    return parameter ? [{ fn, parameter, ...kind }] : [];
  };
  const editable = table.object('editable');
  yield* receiver(editable?.get('onRowUpdate')?.node, 1, { isSave: true });
  yield* receiver(editable?.get('onRowDelete')?.node, 0, { isSave: true });
  for (const name of ['onRowClick', 'onRowDoubleClick']) yield* receiver(table.given(name), 1);
  yield* receiver(table.given('onSelectionChange'), 0, { isOfMany: true });
  yield* receiver(table.object('cellEditable')?.get('onCellEditApproved')?.node, 2);
  for (const column of table.columns) yield* receiver(column.get('render')?.node, 0);
  for (const panel of panelsOf(program, table)) yield* receiver(panel, 0);
  const actions = table.prop('actions')?.node;
  if (actions?.name !== 'ArrayExpression') return;
  for (const node of findAll(actions, 'ObjectExpression'))
    yield* receiver(new Literal(node, program).get('onClick')?.node, 1, { isOfMany: true });
  for (const node of findAll(actions, 'ArrowFunction', 'FunctionExpression'))
    if (unwrap(node.parent ?? node).name === 'ArrayExpression' && isFunction(node)) yield* receiver(node, 0);
}
