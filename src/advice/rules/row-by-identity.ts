import { parametersOf } from '../functions';
import { isFunction, argumentsOf } from '../syntax';
import type { Rule } from '../types';

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
      const editable = table.object('editable');
      for (const [name, index] of [
        ['onRowUpdate', 1],
        ['onRowDelete', 0],
      ] as const) {
        const fn = editable?.get(name)?.node;
        const row = fn && isFunction(fn) ? parametersOf(fn)[index] : undefined;
        if (!fn || !row) continue;
        for (const call of program.find('CallExpression')) {
          const [first] = argumentsOf(call);
          const isIn = fn.from <= call.from && call.to <= fn.to;
          const isSearch = /\.(?:indexOf|includes)$/.test(program.text(call.firstChild ?? call));
          if (isIn && isSearch && first && program.text(first) === program.text(row))
            yield { at: call, message: `\`${program.text(row)}\` is a copy, so the array doesn’t hold it.` };
        }
      }
    }
  },
};
