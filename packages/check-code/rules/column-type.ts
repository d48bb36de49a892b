import { columnName, eachColumn } from '../find';
import { fix, replace } from '../fixes';
import type { Rule } from '../types';

const types = ['string', 'boolean', 'numeric', 'date', 'datetime', 'time', 'currency'];
const meant: Record<string, string> = {
  number: 'numeric',
  bool: 'boolean',
  dateTime: 'datetime',
  text: 'string',
};

/** A `type` that columns don't have. */
export const columnType: Rule = {
  id: 'column-type',
  reason: {
    href: '/docs/api/props/columns#type',
    says: "Any other name, such as 'number', counts as none.",
    proof: ['of a name that is none is as good as missing'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Age', field: 'age', type: 'number' }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Age', field: 'age', type: 'numeric' }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const type = column.literal('type');
      const property = column.property('type');
      // A hidden column shows neither its cells nor an editor.
      if (typeof type !== 'string' || !property || types.includes(type) || column.literal('hidden') === true)
        continue;
      const known = meant[type];
      // As a text the column would be the same.
      if (known === 'string') continue;
      yield {
        at: property.node,
        message: `There is no type \`'${type}'\`: ${columnName(column)} is a column of texts.`,
        ...(known ? { fix: fix(`Write '${known}'`, replace(property.value, `'${known}'`)) } : {}),
      };
    }
  },
};
