import { eachOption } from '../find';
import { fix, replace } from '../fixes';
import type { Table } from '../table';
import type { Rule } from '../types';

/** Actions between the columns, with selection and filters. */
export const actionsIndex: Rule = {
  id: 'actions-index',
  reason: { issue: 'actions-index-filters' },
  bad: `<MaterialTable columns={columns} data={people} actions={actions} options={{ selection: true, selectionProps: named, filtering: true, actionsColumnIndex: 2 }} />`,
  good: `<MaterialTable columns={columns} data={people} actions={actions} options={{ selection: true, selectionProps: named, filtering: true, actionsColumnIndex: -1 }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'actionsColumnIndex'))
      if (
        typeof value === 'number' &&
        value >= 1 &&
        value <= mostShown(table) &&
        options.literal('selection') === true &&
        options.literal('filtering') === true
      )
        yield {
          at: property.node,
          message: 'One filter stands below the wrong header.',
          fix: fix('Write -1', replace(property.value, '-1')),
        };
  },
};

/** How many columns are shown at most: an index behind the last one puts header and filters at the end alike. */
function mostShown(table: Table): number {
  const { items, isOpen } = table.list('columns');
  return isOpen ? Infinity : items.filter((column) => column.literal('hidden') !== true).length;
}
