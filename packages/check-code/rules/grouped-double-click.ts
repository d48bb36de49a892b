import { eachProp, isGrouped } from '../find';
import type { Rule } from '../types';

/** `onRowDoubleClick` in a table that is grouped. */
export const groupedDoubleClick: Rule = {
  id: 'grouped-double-click',
  reason: { issue: 'double-click-grouped' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} onRowDoubleClick={(event, row) => open(row)} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} onRowClick={(event, row) => open(row)} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onRowDoubleClick'))
      if (isGrouped(table))
        yield { at: attribute, message: '`onRowDoubleClick` never runs while the table is grouped.' };
  },
};
