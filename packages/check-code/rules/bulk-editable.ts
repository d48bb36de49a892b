import type { Rule } from '../types';

/** `editable.isBulkEditable`, and the prop of that name. */
export const bulkEditable: Rule = {
  id: 'bulk-editable',
  reason: { issue: 'bulk-editable-inverted' },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: save, isBulkEditable: () => mayEdit }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={mayEdit ? { onBulkUpdate: save } : {}} />`,
  *check(program) {
    for (const table of program.tables) {
      const property = table.object('editable')?.property('isBulkEditable');
      if (property) yield { at: property.key, message: '`isBulkEditable` here has no effect.' };
      const attribute = table.attribute('isBulkEditable');
      if (attribute)
        yield { at: attribute, message: 'The prop `isBulkEditable` switches bulk edit off when it is true.' };
    }
  },
};
