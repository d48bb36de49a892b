import { eachOption } from '../find';
import { fix, replace } from '../fixes';
import type { Rule } from '../types';

/** `maxColumnSort: 'all_columns'` beside an order at the start. */
export const allColumnsSort: Rule = {
  id: 'all-columns-sort',
  reason: { issue: 'all-columns-default-sort' },
  bad: `const columns = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];
<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 'all_columns' }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];
<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 10 }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'maxColumnSort')) {
      const isAll = value === 'all_columns' || program.text(property.value) === 'ALL_COLUMNS';
      const isOrdered =
        options.has('defaultOrderByCollection') || table.columns.some((column) => column.has('defaultSort'));
      if (isAll && isOrdered)
        yield {
          at: property.node,
          message: 'The order at the start is not applied.',
          fix: fix('Write 10', replace(property.value, '10')),
        };
    }
  },
};
