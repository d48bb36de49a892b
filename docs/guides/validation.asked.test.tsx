import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { isSaveDisabled } from '../../tests/claims/editing';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

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
const mounted = (own: Parameters<typeof columns>[0]) => {
  const editable = { onRowAdd: async () => undefined, onRowUpdate: async () => undefined };
  const { el } = mountTable({}, { columns: columns(own), editable });
  press(el, 'Edit');
  return el;
};

proves(
  [
    "validate returned '', null or a promise; return true instead.",
    "Or another visible column is invalid, perhaps one that users can't edit.",
  ],
  () => {
    const answers = ['', null, Promise.resolve(true)] as unknown as true[];
    for (const answer of answers)
      expect(isSaveDisabled(mounted({ name: { validate: () => answer } }))).toBe(true);
    expect(isSaveDisabled(mounted({ name: { validate: () => true } }))).toBe(false);
    const never = { editable: 'never' as const, validate: () => false };
    expect(isSaveDisabled(mounted({ age: never }))).toBe(true);
    expect(isSaveDisabled(mounted({ age: { ...never, hidden: true } }))).toBe(false);
  },
);

proves(
  "Return true for them first: validate: ({ isDraft, name }) => isDraft || Boolean(name) || 'Required'.",
  () => {
    const el = mounted({
      name: { validate: ({ city, name }) => city === 'Draft' || Boolean(name) || 'Required' },
    });
    fill(one(el, 'input[placeholder="Name"]') as HTMLInputElement, '');
    expect(isSaveDisabled(el)).toBe(true);
    expect(el.textContent).toContain('Required');
    fill(one(el, 'input[placeholder="City"]') as HTMLInputElement, 'Draft');
    expect(isSaveDisabled(el)).toBe(false);
  },
);

proves('Columns have no required or unique property.', () => {
  const el = mounted({ name: { required: true, unique: true } as object });
  for (const name of ['', 'Ann']) {
    fill(one(el, 'input[placeholder="Name"]') as HTMLInputElement, name);
    expect(isSaveDisabled(el)).toBe(false);
  }
});
