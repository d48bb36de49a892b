import { columnName, eachColumn } from '../find';
import type { Rule } from '../types';

/** `exportTransformer` where `customExport` is meant. */
export const exportTransformer: Rule = {
  id: 'export-transformer',
  reason: { issue: 'export-transformer' },
  bad: `const columns = [{ title: 'Labels', field: 'labels', exportTransformer: (row) => row.labels.join() }];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'Labels', field: 'labels', customExport: (row) => row.labels.join() }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const property = column.property('exportTransformer');
      if (property && !column.has('customExport'))
        yield {
          at: property.key,
          message: `The table doesn’t call \`exportTransformer\` of ${columnName(column)}.`,
        };
    }
  },
};
