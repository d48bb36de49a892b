import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useEffect, useMemo, useRef } from 'react';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { z as z3 } from 'zod/v3';
import { mount, proves } from '../../tests/claims/claim';
import { isSaveDisabled } from '../../tests/claims/editing';
import { click, fill, press } from '../../tests/claims/hands';
import { all, input, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';

const helpers = (el: ParentNode) => texts(el, '.MuiFormHelperText-root').filter(Boolean);
const isOpen = (el: ParentNode) => all(el, 'tbody input[aria-label="Name"]').length > 0;

proves(
  'To check other rows, read them from a ref, because new columns would close the row being edited.',
  () => {
    function Table({ isByRef, rows }: { isByRef: boolean; rows: Person[] }) {
      const others = useRef(rows);
      useEffect(() => {
        others.current = rows;
      }, [rows]);
      const byRef = useMemo(
        () => columns({ name: { validate: ({ name }) => !others.current.some((row) => row.name === name) } }),
        [],
      );
      const direct = useMemo(
        () => columns({ name: { validate: ({ name }) => !rows.some((row) => row.name === name) } }),
        [rows],
      );
      return (
        <MaterialTable columns={isByRef ? byRef : direct} data={people} editable={{ onRowUpdate: save }} />
      );
    }
    for (const isByRef of [true, false]) {
      const { el, rerender, unmount } = mount(<Table isByRef={isByRef} rows={people} />);
      press(el, 'Edit');
      rerender(<Table isByRef={isByRef} rows={[{ id: 99, name: 'Zoe', city: '', age: 1 }]} />);
      expect(isOpen(el)).toBe(isByRef);
      if (isByRef) {
        fill(input(el, 'Name'), 'Zoe');
        expect(isSaveDisabled(el)).toBe(true);
        fill(input(el, 'Name'), 'Zoe B');
        expect(isSaveDisabled(el)).toBe(false);
      }
      unmount();
    }
  },
);

proves(
  [
    'A new row shows errors at once, because its fields are undefined and validate runs when the form opens.',
    "To hide them until users type, return { isValid: false, helperText: '' } for undefined.",
  ],
  () => {
    const loud = vi.fn(({ name }: Person) => (name ? true : 'Required'));
    const silent = ({ name }: Person) =>
      name === undefined ? { isValid: false, helperText: '' } : name ? true : 'Required';
    const added = (validate: Column<Person>['validate']) => {
      const { el } = mountTable(
        {},
        { columns: columns({ name: { validate } }), editable: { onRowAdd: save } },
      );
      press(el, 'Add');
      return el;
    };
    expect(helpers(added(loud))).toEqual(['Required']);
    expect(loud.mock.calls[0]?.[0].name).toBe(undefined);
    const el = added(silent);
    expect([helpers(el), isSaveDisabled(el)]).toEqual([[], true]);
    fill(input(el, 'Name'), 'Z');
    expect([helpers(el), isSaveDisabled(el)]).toEqual([[], false]);
    fill(input(el, 'Name'), '');
    expect([helpers(el), isSaveDisabled(el)]).toEqual([['Required'], true]);
  },
);

proves(
  "To disable it until something has changed, compare the row with the saved one, from a ref as above, in any column: validate: (row) => isChanged(row) || { isValid: false, helperText: '' }",
  () => {
    const isChanged = (row: Person) => people.find(({ id }) => id === row.id)?.name !== row.name;
    const validate = (row: Person) => isChanged(row) || { isValid: false, helperText: '' };
    const { el } = mountTable(
      {},
      { columns: columns({ age: { validate } }), editable: { onRowUpdate: save } },
    );
    press(el, 'Edit');
    for (const [name, isDisabled] of [
      ['Cid', true],
      ['Sid', false],
      ['Cid', true],
    ] as const) {
      if (input(el, 'Name').value !== name) fill(input(el, 'Name'), name);
      expect([isSaveDisabled(el), helpers(el)]).toEqual([isDisabled, []]);
    }
  },
);

proves('validate must be synchronous; a promise always counts as invalid.', async () => {
  const answer = Promise.resolve(true);
  const validate = () => answer as never;
  const { el } = mountTable(
    {},
    { columns: columns({ name: { validate } }), editable: { onRowUpdate: save } },
  );
  press(el, 'Edit');
  await answer;
  expect(isSaveDisabled(el)).toBe(true);
  fill(input(el, 'Name'), 'Sid');
  await answer;
  expect(isSaveDisabled(el)).toBe(true);
});

proves(['When saving: reject in onRowUpdate or onRowAdd.'], async () => {
  for (const [button, prop] of [
    ['Edit', 'onRowUpdate'],
    ['Add', 'onRowAdd'],
  ] as const) {
    const save = vi.fn(() => Promise.reject(new Error('taken')));
    const { el, unmount } = mountTable({}, { editable: { [prop]: save } });
    press(el, button);
    fill(input(el, 'Name'), 'Zoe');
    press(el, 'Save');
    await expect.poll(() => save.mock.settledResults.map(({ type }) => type)).toEqual(['rejected']);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(input(el, 'Name').value).toBe('Zoe');
    unmount();
  }
});

proves(
  'To compare a cell with other fields of its row, reject in onCellEditApproved, which receives the row.',
  async () => {
    const validate = vi.fn((..._given: unknown[]) => true);
    const approve = vi.fn((..._given: unknown[]) => Promise.reject(new Error('no')));
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: approve };
    const localization = { body: { saveTooltip: 'Save' } as object };
    const { el } = mountTable({}, { columns: columns({ name: { validate } }), cellEditable, localization });
    click(one(el, 'div[style*=dashed]'));
    fill(input(el, 'Name'), 'Sid');
    expect(validate.mock.lastCall).toEqual(['Sid']);
    press(el, 'Save');
    await expect.poll(() => approve.mock.calls.length).toBe(1);
    expect(approve.mock.lastCall?.slice(0, 3)).toMatchObject(['Sid', 'Cid', { id: 1, city: 'Bonn' }]);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(input(el, 'Name').value).toBe('Sid');
  },
);

proves('In bulk editing, validate marks the field, but Save all changes still works.', async () => {
  const onBulkUpdate = vi.fn(save);
  const options: Options<Person> = { pageSize: 5 };
  const validate = ({ name }: Person) => (name ? true : 'Required');
  const { el } = mountTable(options, {
    columns: columns({ name: { validate } }),
    editable: { onBulkUpdate },
  });
  press(el, 'Edit All');
  fill(input(el, 'Name'), '');
  await expect.poll(() => helpers(el)).toEqual(['Required']);
  press(el, 'Save all changes');
  await expect.poll(() => onBulkUpdate.mock.calls.length).toBe(1);
});

interface Schema<Value> {
  safeParse: (value: Value) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}
const by =
  <Row extends object>(schema: Schema<Row>, field: keyof Row) =>
  (row: Row) =>
    schema.safeParse(row).error?.issues.find(({ path }) => path[0] === field)?.message ?? true;

proves(["Write validate: by(personSchema, 'name').", 'This works with Zod 3 and 4.'], async () => {
  const schemas: Schema<Person>[] = [
    z.object({ name: z.string().min(2, 'Two letters'), age: z.number().min(90, 'Older') }),
    z3.object({ name: z3.string().min(2, 'Two letters'), age: z3.number().min(90, 'Older') }),
  ];
  for (const schema of schemas) {
    const own = columns({ name: { validate: by(schema, 'name') } });
    const onRowUpdate = vi.fn(save);
    const { el, unmount } = mountTable({}, { columns: own, editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(input(el, 'Name'), 'S');
    expect([helpers(el), isSaveDisabled(el)]).toEqual([['Two letters'], true]);
    fill(input(el, 'Name'), 'Sid');
    expect([helpers(el), isSaveDisabled(el)]).toEqual([[], false]);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(shown(el).length).toBeGreaterThan(0);
    unmount();
  }
});

proves('call the schema, which must be synchronous', () => {
  const slow = z.object({ name: z.string().refine(async () => false, 'Taken') });
  expect(() => by(slow as Schema<{ name: string }>, 'name')({ name: 'Zoe' })).toThrow(/async/i);
});
