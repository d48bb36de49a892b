import { columnName, eachColumn } from '../program/find';
import { isAsync } from '../program/functions';
import { isFunction } from '../program/syntax';
import type { NamedRule } from '../types';

/** A `validate` that answers with a promise. */
export const asyncValidate: NamedRule = {
  id: 'async-validate',
  title: '`validate` must not be `async`',
  severity: 'error',
  bad: `<MaterialTable data={people} columns={[{ title: 'Name', field: 'name', validate: async (row) => isFree(row.name) }]} />`,
  good: `<MaterialTable data={people} columns={[{ title: 'Name', field: 'name', validate: (row) => isKnownAsFree(row.name) }]} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const value = column.get('validate');
      const property = column.property('validate');
      if (property && value && isFunction(value.node) && isAsync(value.node))
        yield {
          at: property.key,
          message: `\`validate\` of ${columnName(column)} is \`async\`, so Save stays disabled.`,
        };
    }
  },
};

/** A column with a path, in a table whose rows are edited. */
export const nestedFields: NamedRule = {
  id: 'nested-fields',
  title: 'Canceled edits of nested fields stay',
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
          message: `${columnName(column)} is edited inside the object \`${field.split('.')[0]}\` of your row.`,
        };
    }
  },
};
