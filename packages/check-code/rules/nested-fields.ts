import { columnName, eachColumn } from '../find';
import type { Rule } from '../types';

/** A column with a path, in a table whose rows are edited. */
export const nestedFields: Rule = {
  id: 'nested-fields',
  reason: { issue: 'nested-fields-written' },
  bad: `const columns = [{ title: 'City', field: 'address.city' }];
<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: save }} />`,
  good: `const columns = [{ title: 'City', field: 'city' }];
<MaterialTable columns={columns} data={people.map(({ address, ...person }) => ({ ...person, ...address }))} editable={{ onRowUpdate: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      const property = column.property('field');
      const isEdited = table.object('editable')?.has('onRowUpdate') && column.literal('editable') !== 'never';
      if (isEdited && property && typeof field === 'string' && /^\w+\.\w/.test(field))
        yield {
          at: property.node,
          message: `${columnName(column)} is edited inside of the object \`${field.split('.')[0]}\` of your row.`,
        };
    }
  },
};
