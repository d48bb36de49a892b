import { findAll, isFunction } from '../syntax';
import type { Rule } from '../types';

/** The first of `orderByCollection` taken for the sorted column. */
export const orderListsAll: Rule = {
  id: 'order-lists-all',
  reason: { issue: 'order-lists-all' },
  bad: `<MaterialTable columns={columns} data={async (query) => load('?sort=' + query.orderByCollection[0].orderByField)} />`,
  good: `<MaterialTable columns={columns} data={async (query) => load(query.orderByCollection.filter(({ orderDirection }) => orderDirection))} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node) || /sortOrder|orderDirection/.test(program.text(data.node)))
        continue;
      const read = findAll(data.node, 'MemberExpression').find((node) =>
        /orderByCollection\??\.?\[0\]$/.test(program.text(node)),
      );
      if (read) yield { at: read, message: 'Before the first click this is an unsorted column.' };
    }
  },
};
