import { eachColumn } from '../find';
import type { Rule } from '../types';

/** A column without a title that rows are grouped by. */
export const groupWithoutTitle: Rule = {
  id: 'group-without-title',
  reason: { issue: 'group-without-title' },
  bad: `<MaterialTable columns={[{ field: 'name' }, { field: 'city', defaultGroupOrder: 0 }]} data={people} />`,
  good: `<MaterialTable columns={[{ field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }]} data={people} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const property = column.property('defaultGroupOrder');
      const isTitled =
        column.has('title') || column.has('groupTitle') || column.isOpen || table.options?.has('groupTitle');
      if (property && typeof column.literal('defaultGroupOrder') === 'number' && !isTitled)
        yield { at: property.node, message: 'This column has no `title`.' };
    }
  },
};
