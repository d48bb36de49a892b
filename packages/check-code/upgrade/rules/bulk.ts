import { functionArgument, parametersOf } from '../../program/functions';
import type { Program } from '../../program/program';
import { idName, rowsOf } from '../../program/rows';
import { argumentsOf, around, calleeOf, childrenOf, findAll, type Node } from '../../program/syntax';
import { functionOf } from '../../program/values';
import type { Rule } from '../../types';

/** The changes of `onBulkUpdate` have the keys `tableData.id`: once the index, now the row's id if any. */
export const bulkKeys: Rule = {
  since: '3.0',
  href: '/docs/upgrade#your-rows-are-no-longer-mutated',
  *check(program) {
    for (const table of program.tables) {
      const id = idName(table) ?? 'id';
      const given = table.object('editable')?.property('onBulkUpdate');
      const fn = given && functionOf(program, given.value);
      const [changes] = fn ? parametersOf(fn) : [];
      const { items, isOpen } = rowsOf(table);
      const haveNoIds = items.length > 0 && !isOpen && items.every((row) => !row.has(id) && !row.isOpen);
      if (!fn || changes?.name !== 'VariableDefinition' || haveNoIds) continue;
      const name = program.text(changes);
      const [first] = placesOf(program, fn, name);
      if (first)
        yield {
          at: first,
          message: `The keys of \`${name}\` are the ids of rows that have one, not their places: find a row by \`rows.findIndex((one) => one.${id} === oldData.${id})\`.`,
        };
    }
  },
};

/** The uses of a key except for its own change, such as `rows[key]`. */
function placesOf(program: Program, fn: Node, changes: string): Node[] {
  const keys = keysOf(program, fn, changes);
  const isKey = (node: Node) =>
    keys.some(({ from }) => program.lookUp(program.text(node), node)?.definition.from === from);
  const memberOf = (node: Node) => [...around(node)].find(({ name }) => name === 'MemberExpression');
  return findAll(fn, 'VariableName').filter(
    (node) => isKey(node) && program.text(memberOf(node)?.firstChild ?? fn) !== changes,
  );
}

/** The variables that hold a key: of `Object.keys(changes)`, `Object.entries(changes)` and `for … in`. */
function keysOf(program: Program, fn: Node, changes: string): Node[] {
  const called = findAll(fn, 'CallExpression').flatMap((call) => {
    const list = calleeOf(call)?.firstChild;
    const kind = list?.name === 'CallExpression' ? program.text(calleeOf(list) ?? list) : '';
    const isOfChanges = list && program.text(argumentsOf(list)[0] ?? fn) === changes;
    const inner = isOfChanges ? functionArgument(call) : undefined;
    const [taken] = inner ? parametersOf(inner) : [];
    if (!taken || !/^Object\.(?:keys|entries)$/.test(kind)) return [];
    if (taken.name === 'VariableDefinition') return kind === 'Object.keys' ? [taken] : [];
    const [, key] = childrenOf(taken);
    return key?.name === 'VariableDefinition' ? [key] : [];
  });
  const looped = findAll(fn, 'ForInSpec', 'ForOfSpec').flatMap((spec) =>
    [changes, `Object.keys(${changes})`, `Object.entries(${changes})`].includes(
      program.text(spec.lastChild?.prevSibling ?? spec),
    )
      ? findAll(spec, 'VariableDefinition').slice(0, 1)
      : [],
  );
  return [...called, ...looped];
}
