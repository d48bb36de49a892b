import { isGrouped } from '../find';
import type { Rule } from '../types';

/** Bulk edit in a table that is grouped. */
export const bulkInGroups: Rule = {
  id: 'bulk-in-groups',
  reason: { issue: 'bulk-edit-grouped' },
  bad: `const columns = [{ title: 'Name', field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: save }} />`,
  good: `const columns = [{ title: 'Name', field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: save }} />`,
  *check(program) {
    for (const table of program.tables) {
      const property = table.object('editable')?.property('onBulkUpdate');
      if (property && isGrouped(table))
        yield { at: property.key, message: 'While the table is grouped, Edit All opens no inputs.' };
    }
  },
};
