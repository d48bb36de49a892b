import { eachOption, isGrouped } from '../find';
import { parametersOf } from '../functions';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `rowStyle` by index in a table that is grouped. */
export const rowIndexInGroups: Rule = {
  id: 'row-index-in-groups',
  reason: { issue: 'row-index-in-groups' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} options={{ rowStyle: (row, index) => ({ background: index % 2 ? '#eee' : '#fff' }) }} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} options={{ rowStyle: (row) => ({ background: row.isOdd ? '#eee' : '#fff' }) }} />`,
  *check(program) {
    for (const { table, options } of eachOption(program, 'rowStyle')) {
      const value = options.get('rowStyle');
      const index = value && isFunction(value.node) ? parametersOf(value.node)[1] : undefined;
      if (index && isGrouped(table)) yield { at: index, message: 'In groups the index is 0 for every row.' };
    }
  },
};
