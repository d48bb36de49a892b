import type { Rule } from '../types';

/** Bulk edit of columns that are validated. */
export const bulkValidate: Rule = {
  id: 'bulk-validate',
  reason: { issue: 'bulk-saves-invalid' },
  bad: `const columns = [{ title: 'Name', field: 'name', validate: (row) => row.name !== '' }];
<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: async (changes) => send(changes) }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', validate: (row) => row.name !== '' }];
<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: async (changes) => {
  if (Object.values(changes).some(({ newData }) => newData.name === '')) throw new Error('A name is missing');
  await send(changes);
} }} />`,
  *check(program) {
    for (const table of program.tables) {
      const property = table.object('editable')?.property('onBulkUpdate');
      const save = table.object('editable')?.get('onBulkUpdate');
      if (!property || !save || !table.columns.some((column) => column.has('validate'))) continue;
      if (!/reject|throw|valid/i.test(program.text(save.node)))
        yield { at: property.key, message: '`onBulkUpdate` gets values that `validate` refuses.' };
    }
  },
};
