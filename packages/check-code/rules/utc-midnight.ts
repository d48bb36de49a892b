import { columnName, eachColumn } from '../find';
import { fix, replace } from '../fixes';
import { literalOf } from '../objects';
import { rowsOf } from '../rows';
import { argumentsOf, calleeOf } from '../syntax';
import type { Rule } from '../types';

/** `new Date('2026-06-14')` in a column of days. */
export const utcMidnight: Rule = {
  id: 'utc-midnight',
  reason: {
    href: '/docs/guides/dates-and-numbers#a-date-is-one-day-too-early',
    says: 'The value is midnight in UTC, and west of Greenwich that is still the evening before.',
    proof: ['The value is midnight in UTC, and west of Greenwich that is still the evening before.'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: new Date('2026-06-14') }]} />`,
  good: `<MaterialTable columns={[{ title: 'Due', field: 'due', type: 'date' }]} data={[{ id: 1, due: '2026-06-14' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      if (column.literal('type') !== 'date' || typeof field !== 'string') continue;
      const isEdited = table.has('editable') || table.has('cellEditable');
      for (const row of rowsOf(table).items) {
        const property = row.property(field);
        const made = property?.value;
        if (made?.name !== 'NewExpression' || program.text(calleeOf(made) ?? made) !== 'Date') continue;
        const [text, ...rest] = argumentsOf(made);
        const value = text && rest.length === 0 ? literalOf(program, text)?.value : undefined;
        if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T00:00(?::00(?:\.0+)?)?Z)?$/.test(value))
          continue;
        const [year, month, day] = value.split(/[-T]/).map(Number);
        const local = `new Date(${year}, ${(month ?? 1) - 1}, ${day})`;
        yield {
          at: made,
          message: `West of Greenwich ${columnName(column)} shows the day before.`,
          fix: fix(
            isEdited ? 'Write it in local time' : 'Write the plain text',
            replace(made, isEdited ? local : `'${value.slice(0, 10)}'`),
          ),
        };
      }
    }
  },
};
