import { columnName, eachColumn } from '../find';
import { rowsOf } from '../rows';
import { Literal } from '../table';
import type { Rule } from '../types';

/** `dateSetting.locale` for dates with a time that are `Date` objects. */
export const timeLocale: Rule = {
  id: 'time-locale',
  reason: { issue: 'time-locale' },
  bad: `<MaterialTable columns={[{ title: 'At', field: 'at', type: 'datetime', dateSetting: { locale: 'de-DE' } }]}
  data={[{ id: 1, at: new Date(2026, 5, 14, 9, 30) }]} />`,
  good: `<MaterialTable columns={[{ title: 'At', field: 'at', type: 'datetime', dateSetting: { locale: 'de-DE' } }]}
  data={[{ id: 1, at: '2026-06-14T09:30' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const type = column.literal('type');
      const field = column.literal('field');
      const setting = column.get('dateSetting');
      if ((type !== 'datetime' && type !== 'time') || typeof field !== 'string' || column.has('render'))
        continue;
      if (setting?.node.name !== 'ObjectExpression') continue;
      const locale = new Literal(setting.node, program).property('locale');
      const isDate = rowsOf(table).items.some((row) => row.get(field)?.node.name === 'NewExpression');
      if (locale && isDate)
        yield { at: locale.node, message: `${columnName(column)} holds \`Date\` objects, which ignore it.` };
    }
  },
};
