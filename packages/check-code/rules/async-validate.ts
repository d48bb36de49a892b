import { columnName, eachColumn } from '../find';
import { isAsync } from '../functions';
import { isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `validate` that answers with a promise. */
export const asyncValidate: Rule = {
  id: 'async-validate',
  reason: {
    href: '/docs/guides/validation#async-validation-ask-the-server',
    says: '`validate` must answer at once; a promise counts as invalid for good.',
    proof: ['validate must answer at once; a promise counts as invalid for good.'],
    severity: 'error',
  },
  bad: `<MaterialTable data={people} columns={[{ title: 'Name', field: 'name', validate: async (row) => isFree(row.name) }]} />`,
  good: `<MaterialTable data={people} columns={[{ title: 'Name', field: 'name', validate: (row) => isKnownAsFree(row.name) }]} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const value = column.get('validate');
      const property = column.property('validate');
      if (property && value && isFunction(value.node) && isAsync(value.node))
        yield {
          at: property.key,
          message: `\`validate\` of ${columnName(column)} is \`async\`: Save stays disabled.`,
        };
    }
  },
};
