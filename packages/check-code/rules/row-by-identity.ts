import { parametersOf } from '../functions';
import type { Program } from '../program';
import { argumentsOf, calleeOf, contains, findAll, isFunction, type Node } from '../syntax';
import { Literal, type Table } from '../table';
import type { Rule } from '../types';
import { follow, type Value } from '../values';

/** A row of a callback looked for in the program's own array. */
export const rowByIdentity: Rule = {
  id: 'row-by-identity',
  reason: {
    href: '/docs/guides/rows-and-ids#find-my-own-row-in-an-event',
    says: 'The row you get is a copy, so row === clicked and rows.indexOf(clicked) never match.',
    proof: ['row === clicked and rows.indexOf(clicked) never match'],
    severity: 'error',
    cure: 'By its id: rows.find((row) => row.id === clicked.id).',
  },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  const next = [...people];
  next.splice(next.indexOf(old), 1);
  setPeople(next);
} }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  setPeople(people.filter((row) => row.id !== old.id));
} }} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.given('data');
      for (const { value, place, isSave } of callbacks(program, table)) {
        const row = value && isFunction(value.node) ? parametersOf(value.node)[place] : undefined;
        if (!value || !row) continue;
        for (const call of program.find('CallExpression')) {
          const [first] = argumentsOf(call);
          const [, list] = /^([^]*)\.(?:indexOf|includes)$/.exec(program.text(calleeOf(call) ?? call)) ?? [];
          // Outside of save functions, other lists may hold rows that came from the table itself.
          const isOwn = list !== undefined && (isSave || list === (data && program.text(data)));
          if (isOwn && contains(value.node, call) && first && program.text(first) === program.text(row))
            yield { at: call, message: `\`${program.text(row)}\` is a copy, so the array doesn’t hold it.` };
        }
      }
    }
  },
};

/** Functions that get a row, with the place of the row among their parameters. */
function* callbacks(
  program: Program,
  table: Table,
): Generator<{ value: Value | undefined; place: number; isSave: boolean }> {
  const editable = table.object('editable');
  yield { value: editable?.get('onRowUpdate'), place: 1, isSave: true };
  yield { value: editable?.get('onRowDelete'), place: 0, isSave: true };
  yield { value: table.prop('onRowClick'), place: 1, isSave: false };
  for (const column of table.columns) yield { value: column.get('render'), place: 0, isSave: false };
  for (const node of actionsOf(program, table))
    yield { value: new Literal(node, program).get('onClick'), place: 1, isSave: false };
}

function actionsOf(program: Program, table: Table): Node[] {
  const given = table.given('actions');
  const actions = given && follow(program, given).node;
  return actions?.name === 'ArrayExpression' ? findAll(actions, 'ObjectExpression') : [];
}
