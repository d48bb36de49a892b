import { columnName, eachColumn, hookIn, isGrouped } from '../find';
import { isAsync, parametersOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `validate` that answers with a promise. */
export const asyncValidate: Rule = {
  id: 'async-validate',
  title: '`validate` must not be `async`',
  reason: {
    href: '/docs/guides/validation#async-validation-ask-the-server',
    says: 'validate must be synchronous; a promise always counts as invalid.',
    proof: ['validate must be synchronous; a promise always counts as invalid.'],
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

/** `editable.isBulkEditable`, and the prop of that name. */
export const bulkEditable: Rule = {
  id: 'bulk-editable',
  title: '`isBulkEditable` does not do what it says',
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

/** Bulk edit in a table that is grouped. */
export const bulkInGroups: Rule = {
  id: 'bulk-in-groups',
  title: 'Bulk edit in a grouped table',
  reason: { issue: 'bulk-edit-grouped' },
  bad: `const columns = [{ title: 'Name', field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} editable={{ onBulkUpdate: save }} />`,
  good: `const columns = [{ title: 'Name', field: 'name' }, { title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: save }} />`,
  *check(program) {
    for (const table of program.tables) {
      const property = table.object('editable')?.property('onBulkUpdate');
      if (property && isGrouped(table))
        yield { at: property.key, message: 'While the table is grouped, Edit All opens no inputs.' };
    }
  },
};

/** Bulk edit of columns that are validated. */
export const bulkValidate: Rule = {
  id: 'bulk-validate',
  title: '`validate` is ignored in bulk edit',
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

/** An `editComponent` with hooks, in a table with cell editing. */
export const cellEditor: Rule = {
  id: 'cell-editor',
  title: 'Hook in `editComponent` with cell editing',
  reason: { issue: 'cell-editor-called' },
  bad: `function CityEditor({ value, onChange }) {
  const id = useId();
  return <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}
const columns = [{ title: 'City', field: 'city', editComponent: CityEditor }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  good: `function CityEditor({ value, onChange }) {
  const id = useId();
  return <input id={id} value={value} onChange={(event) => onChange(event.target.value)} />;
}
const columns = [{ title: 'City', field: 'city', editComponent: (props) => <CityEditor {...props} /> }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('editComponent');
      const property = column.property('editComponent');
      if (!table.has('cellEditable') || !value || !property || !isFunction(value.node)) continue;
      if (hookIn(program, value.node))
        yield { at: property.node, message: `The editor of ${columnName(column)} has hooks.` };
    }
  },
};

/** A `validate` that reads the row, in a table with cell editing. */
export const cellValidate: Rule = {
  id: 'cell-validate',
  title: '`validate` gets the value in cell editing',
  reason: { issue: 'cell-validate-value' },
  bad: `const columns = [{ title: 'City', field: 'city', validate: (row) => row.city.length > 0 }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  good: `const columns = [{ title: 'City', field: 'city', validate: (input) => (typeof input === 'string' ? input : input.city) !== '' }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('validate');
      if (!table.has('cellEditable') || !value || !isFunction(value.node)) continue;
      const [parameter] = parametersOf(value.node);
      const name = parameter && program.text(parameter);
      const body = program.text(value.node);
      if (!parameter || body.includes('typeof')) continue;
      const readsRow =
        parameter.name === 'ObjectPattern' ||
        findAll(value.node, 'MemberExpression').some(
          (node) => program.text(node.firstChild ?? node) === name,
        );
      if (readsRow)
        yield {
          at: parameter,
          message: `\`validate\` of ${columnName(column)} gets the new value when a cell is edited.`,
        };
    }
  },
};

/** A column with a path, in a table whose rows are edited. */
export const nestedFields: Rule = {
  id: 'nested-fields',
  title: 'Canceled edits of nested fields stay',
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
          message: `${columnName(column)} is edited inside the object \`${field.split('.')[0]}\` of your row.`,
        };
    }
  },
};
