import { eachOption } from '../find';
import type { Rule } from '../types';

/** Columns that can be resized and hidden, without a width. */
export const widthsReset: Rule = {
  id: 'widths-reset',
  reason: { issue: 'columns-button-resets-widths' },
  bad: `const columns = [{ title: 'Name', field: 'name' }];
<MaterialTable columns={columns} data={people} options={{ columnResizable: true, columnsButton: true }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', width: 200 }];
<MaterialTable columns={columns} data={people} options={{ columnResizable: true, columnsButton: true }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'columnResizable')) {
      const isLoose = table.columns.some(
        (column) => !column.has('width') && !column.isOpen && column.literal('hidden') !== true,
      );
      if (value === true && options.literal('columnsButton') === true && isLoose)
        yield { at: property.node, message: 'Some columns have no `width` of their own.' };
    }
  },
};
