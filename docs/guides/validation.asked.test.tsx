import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, columns, fill, mountTable, one, press, type Person } from '../../tests/claims/table';

interface YupSchema<Value> {
  validateSyncAt: (path: string, value: Value) => unknown;
}
const byYup =
  <Row extends object>(schema: YupSchema<Row>, field: keyof Row & string) =>
  (row: Row) => {
    try {
      schema.validateSyncAt(field, row);
      return true;
    } catch (error) {
      return error instanceof Error ? error.message : false;
    }
  };

/** Throws for one field, as the schemas of Yup 1 do. */
const schema: YupSchema<Person> = {
  validateSyncAt: (path, row) => {
    if (path === 'name' && !row.name) throw new Error('A name, please');
    return row.name;
  },
};

proves('validateSyncAt checks one field of the row', () => {
  const { el } = mountTable(
    {},
    {
      columns: columns({ name: { validate: byYup(schema, 'name') } }),
      editable: { onRowUpdate: async () => undefined },
    },
  );
  press(el, 'Edit');
  const isDisabled = () => all(el, '[aria-label="Save"] button[disabled]').length > 0;
  expect(isDisabled()).toBe(false);
  fill(one(el, 'input[placeholder="Name"]') as HTMLInputElement, '');
  expect(isDisabled()).toBe(true);
  expect(el.textContent).toContain('A name, please');
});
