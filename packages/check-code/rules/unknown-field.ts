import { columnName, eachColumn } from '../find';
import { rowsOf } from '../rows';
import type { Rule } from '../types';

/** A `field` that no row has. */
export const unknownField: Rule = {
  id: 'unknown-field',
  reason: {
    href: '/docs/api/props/columns#field',
    says: 'A path that leads nowhere shows an empty cell.',
    proof: ['reads a key, a dot path, an index in brackets or an array of keys'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Name', field: 'nmae' }]} data={[{ id: 1, name: 'Ada' }]} />`,
  good: `<MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'Ada' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const { items, isOpen } = rowsOf(table);
      const field = column.literal('field');
      const property = column.property('field');
      if (
        !property ||
        typeof field !== 'string' ||
        isOpen ||
        items.length === 0 ||
        items.some((row) => row.isOpen)
      )
        continue;
      const isComputed = ['render', 'customFilterAndSearch', 'editComponent', 'initialEditValue'].some(
        (name) => column.has(name),
      );
      const [first = ''] = field.split(/[.[]/);
      // A name that the program says elsewhere too may come into the rows later.
      const isOnlyHere = program.source.split(new RegExp(`\\b${first}\\b`)).length === 2;
      if (!isComputed && isOnlyHere && /^\w+$/.test(first) && !items.some((row) => row.has(first)))
        yield {
          at: property.node,
          message: `No row has \`${field}\`, so ${columnName(column)} stays empty.`,
        };
    }
  },
};
