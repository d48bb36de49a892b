import { columnName, eachColumn } from '../find';
import { rowsOf } from '../rows';
import { Literal } from '../table';
import type { Rule } from '../types';

/** Values that a `lookup` doesn't have. */
export const lookupKeys: Rule = {
  id: 'lookup-keys',
  reason: {
    href: '/docs/guides/columns#with-lookup-the-cell-is-empty',
    says: "It has to be the key itself, 1 or '1' for { 1: 'Open' }; the shown text 'Open', or an object such as { id: 1 }, finds nothing, and the cell stays empty.",
    proof: [
      "It has to be the key itself, 1 or '1' for { 1: 'Open' }; the shown text 'Open', or an object such as { id: 1 }, finds nothing, and the cell stays empty.",
    ],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'City', field: 'city', lookup: { bonn: 'Bonn', oslo: 'Oslo' } }]} data={[{ id: 1, city: 'Bonn' }]} />`,
  good: `<MaterialTable columns={[{ title: 'City', field: 'city', lookup: { bonn: 'Bonn', oslo: 'Oslo' } }]} data={[{ id: 1, city: 'bonn' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      const lookup = column.get('lookup');
      if (typeof field !== 'string' || lookup?.node.name !== 'ObjectExpression' || column.has('render'))
        continue;
      const keys = new Literal(lookup.node, program);
      if (keys.isOpen || numbersIn(program.text(lookup.node))) continue;
      for (const row of rowsOf(table).items) {
        const value = row.literal(field);
        const property = row.property(field);
        if (property && value !== undefined && value !== null && value !== '' && !keys.has(String(value))) {
          yield {
            at: property.node,
            message: `${columnName(column)} has no \`lookup\` for ${JSON.stringify(value)}, so the cell stays empty.`,
          };
          break;
        }
      }
    }
  },
};

/** Keys written as numbers are read as such. */
const numbersIn = (text: string) => /[{,]\s*\d+\s*:/.test(text);
