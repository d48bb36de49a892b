import { columnName, eachColumn } from '../find';
import { rowsOf } from '../rows';
import type { Rule } from '../types';

/** Dates as texts that no date can be read from, or as numbers, in a column of dates. */
export const dateTexts: Rule = {
  id: 'date-texts',
  reason: {
    href: '/docs/guides/dates-and-numbers#sort-by-date',
    says: 'texts such as 14.06.2026 sort letter by letter, and need a customSort or, better, to be stored as ISO texts',
    proof: [
      'ISO texts and Date objects sort by time; texts such as 14.06.2026 sort letter by letter, and need a customSort or, better, to be stored as ISO texts.',
    ],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '14.06.2026' }]} />`,
  good: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '2026-06-14' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const type = column.literal('type');
      const field = column.literal('field');
      if ((type !== 'date' && type !== 'datetime') || typeof field !== 'string') continue;
      if (column.has('render') && column.has('customSort')) continue;
      for (const row of rowsOf(table).items) {
        const value = row.literal(field);
        const property = row.property(field);
        const isText = typeof value === 'string' && value !== '' && !/^\d{4}-\d\d-\d\d/.test(value);
        if (property && isText) {
          yield {
            at: property.node,
            message: `${columnName(column)} reads no date from ${JSON.stringify(value)}: it is shown as it is.`,
          };
          break;
        }
      }
    }
  },
};
