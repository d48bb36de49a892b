import { fix } from '../fixes';
import { isAsync, returnsOf } from '../functions';
import { functionAround, isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `data` function that returns nothing: what its `.then` returns goes nowhere. */
export const dataWithoutPromise: Rule = {
  id: 'data-without-promise',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-then',
    says: 'A function that must return a promise returned nothing: onRowAdd, onRowUpdate, onRowDelete, onBulkUpdate, onCellEditApproved, or the data function.',
    proof: ["Cannot read properties of undefined (reading 'then')"],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={(query) => {
  load(query).then((answer) => ({ data: answer.rows, page: query.page, totalCount: answer.total }));
}} />`,
  good: `<MaterialTable columns={columns} data={(query) => {
  return load(query).then((answer) => ({ data: answer.rows, page: query.page, totalCount: answer.total }));
}} />`,
  *check(program) {
    for (const table of program.tables) {
      const given = table.given('data');
      const load = table.prop('data')?.node;
      if (!given || !load || !isFunction(load) || !load.getChild('Block')) continue;
      if (isAsync(load) || returnsOf(load).length > 0) continue;
      // A chain that is the only thing in it is what was meant to be returned.
      const [statement, ...others] = (
        load.getChild('Block')?.getChildren('ExpressionStatement') ?? []
      ).filter((one) => functionAround(one)?.from === load.from);
      const chain =
        statement && others.length === 0 && program.text(statement).includes('.then(')
          ? statement
          : undefined;
      yield {
        at: given,
        message: 'This function returns nothing, so the table throws.',
        ...(chain
          ? { fix: fix('Return the promise', { from: chain.from, to: chain.from, insert: 'return ' }) }
          : {}),
      };
    }
  },
};
