import { columnName, eachColumn } from '../find';
import { follow } from '../values';
import { rowsOf } from '../rows';
import type { Rule } from '../types';

/** Arrays and dates in a CSV file. */
export const exportedLists: Rule = {
  id: 'exported-lists',
  reason: { issue: 'csv-arrays-dates' },
  bad: `<MaterialTable columns={[{ title: 'Labels', field: 'labels' }]} data={[{ id: 1, labels: ['bug', 'speed'] }]}
  options={{ exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'file') }] }} />`,
  good: `<MaterialTable columns={[{ title: 'Labels', field: 'labels', customExport: (row) => row.labels.join(', ') }]} data={[{ id: 1, labels: ['bug', 'speed'] }]}
  options={{ exportMenu: [{ label: 'CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'file') }] }} />`,
  *check(program) {
    if (!program.source.includes('ExportCsv')) return;
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      if (!table.options?.has('exportMenu') || typeof field !== 'string') continue;
      if (column.has('customExport') || column.literal('export') === false) continue;
      const row = rowsOf(table).items.find((one) => {
        const property = one.property(field);
        const node = property && follow(program, property.value).node;
        return (
          node?.name === 'ArrayExpression' ||
          (node?.name === 'NewExpression' && /^new Date\b/.test(program.text(node)))
        );
      });
      if (row)
        yield {
          at: column.node,
          message: `${columnName(column)} holds lists or dates, which a CSV file can’t.`,
        };
    }
  },
};
