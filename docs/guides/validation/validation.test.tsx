import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { TextField } from '@mui/material';
import { useMemo, useRef, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { z as z3 } from 'zod/v3';
import { mount, proves } from '../../../tests/claims/claim';
import { isSaveDisabled } from '../../../tests/claims/editing';
import { click, fill, key, press } from '../../../tests/claims/hands';
import { all, input, one, shown, texts, bodyRow } from '../../../tests/claims/read';
import { columns, mountTable, save, people, type Person } from '../../../tests/claims/table';
import Bulk from './bulk';
import Server from './server';
import Rules from './rules';
import WhileTyping from './while-typing';
import { visit, pressOn, columnTexts } from '../../../tests/claims/visit';
import BasicCell from './cell';

const helpers = (el: ParentNode) => texts(el, '.MuiFormHelperText-root').filter(Boolean);
const edited = (column: object) => {
  const { el } = mountTable({}, { columns: columns({ name: column }), editable: { onRowUpdate: save } });
  press(el, 'Edit');
  return el;
};

proves('Because the function runs when the form opens, a new row then shows errors at once.', async () => {
  const { el } = mount(<Rules />);
  press(el, 'Add');
  expect(helpers(el)).toEqual(['Required', 'Required', 'Not before the start']);
  press(el, 'Cancel');
  press(el, 'Edit Attic');
  fill(input(el, 'Room'), 'Library');
  expect(helpers(el)).toEqual(['Booked already']);
  fill(input(el, 'Room'), 'Studio');
  fill(input(el, 'To'), '2026-03-01');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([['Not before the start'], true]);
  fill(input(el, 'To'), '2026-03-09');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Studio', 'Library']);
});

proves(
  'An asterisk for required fields | Write it into a string, such as Name , because screen readers read an element in title as "[object Object]"',
  () => {
    const el = edited({ title: <b>Name *</b> });
    expect(one(el, 'tbody input').getAttribute('aria-label')).toBe('[object Object]');
    expect(one(edited({ title: 'Name *' }), 'tbody input').getAttribute('aria-label')).toBe('Name *');
  },
);

proves(['An invalid column also prevents saving with Enter.', 'validate runs only in open rows.'], () => {
  const onRowUpdate = vi.fn(save);
  const validate = vi.fn(() => 'No');
  const own = columns({ city: { validate } });
  const { el } = mountTable({}, { columns: own, editable: { onRowUpdate } });
  expect(validate).not.toHaveBeenCalled();
  press(el, 'Edit');
  key(input(el, 'Name'), 'Enter', 13);
  expect(validate).toHaveBeenCalled();
  expect(onRowUpdate).not.toHaveBeenCalled();
});

proves('store responses by value, and report the same value again when one arrives', async () => {
  const { el } = mount(<WhileTyping />);
  press(el, 'Add');
  fill(input(el, 'Login'), 'admin');
  expect(helpers(el)).toEqual(['Asking…']);
  fill(input(el, 'Team'), 'Green');
  await expect.poll(() => helpers(el)).toEqual(['Taken, choose another one']);
  expect(input(el, 'Team').value).toBe('Green');
  fill(input(el, 'Login'), 'sophie');
  await expect.poll(() => isSaveDisabled(el)).toBe(false);
  press(el, 'Save');
  await expect.poll(() => shown(el)).toContain('sophie');
});

proves(
  "The built-in fields of type: 'date', 'datetime' and 'time' disable Save but don't show the message from validate.",
  () => {
    for (const type of ['date', 'datetime', 'time'] as const) {
      const dated: Column<Person> = { title: 'Born', field: 'born' as never, type, validate: () => 'Wrong' };
      const { el, unmount } = mountTable({}, { columns: [dated], editable: { onRowUpdate: save } });
      press(el, 'Edit');
      expect([type, el.textContent?.includes('Wrong'), isSaveDisabled(el)]).toEqual([type, false, true]);
      unmount();
    }
  },
);

proves(
  'In bulk editing, validate marks the field, but Save all changes still works. Check the changes again in onBulkUpdate. If you reject, all rows stay open.',
  async () => {
    const { el } = mount(<Bulk />);
    press(el, 'Edit All');
    fill(all(el, 'input[aria-label="Price"]')[1] as HTMLInputElement, '0');
    expect(helpers(el)).toEqual(['Above 0']);
    press(el, 'Save all changes');
    await expect.poll(() => el.textContent).toContain('Check the price of Salad.');
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(all(el, 'input[aria-label="Price"]')).toHaveLength(3);
    fill(all(el, 'input[aria-label="Price"]')[1] as HTMLInputElement, '9');
    press(el, 'Save all changes');
    await expect.poll(() => shown(el, 1)).toEqual(['$6.00', '$9.00', '$7.00']);
    expect(el.textContent).not.toContain('Not saved');
  },
);

proves(
  "in a new row, a field without an initial value is undefined. A test such as name !== '' therefore passes. Test name ? true : 'Required' instead.",
  () => {
    const isInvalid = (validate: (row: Person) => string | boolean) => {
      const { el } = mountTable(
        {},
        { columns: columns({ name: { validate } }), editable: { onRowAdd: save } },
      );
      press(el, 'Add');
      return isSaveDisabled(el);
    };
    expect(isInvalid(({ name }) => (name !== '' ? true : 'Required'))).toBe(false);
    expect(isInvalid(({ name }) => (name ? true : 'Required'))).toBe(true);
  },
);

proves(
  [
    'Reject in onRowAdd or onRowUpdate, and the row stays open with the unsaved input.',
    'No field is marked automatically',
  ],
  async () => {
    const reject = vi.fn(() => Promise.reject(new Error('taken')));
    for (const [button, name] of [
      ['Add', 'onRowAdd'],
      ['Edit', 'onRowUpdate'],
    ] as const) {
      const { el, unmount } = mountTable({}, { editable: { [name]: reject } });
      press(el, button);
      fill(input(el, 'Name'), 'Zed');
      press(el, 'Save');
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect(reject).toHaveBeenCalled();
      expect(input(el, 'Name').value).toBe('Zed');
      expect(all(el, 'tbody [aria-invalid="true"]')).toEqual([]);
      reject.mockClear();
      unmount();
    }
  },
);

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

proves('Its method validateSyncAt checks one field of the row', () => {
  const el = edited({ validate: byYup(schema, 'name') });
  expect([isSaveDisabled(el), helpers(el)]).toEqual([false, []]);
  fill(input(el, 'Name'), '');
  expect([isSaveDisabled(el), helpers(el)]).toEqual([true, ['A name, please']]);
});
proves(
  "To skip validation for some rows, return true for them first, as in isDraft || Boolean(name) || 'Required'.",
  () => {
    const validate = ({ city, name }: Person) => city === 'Draft' || Boolean(name) || 'Required';
    const el = edited({ validate });
    fill(input(el, 'Name'), '');
    expect([isSaveDisabled(el), helpers(el)]).toEqual([true, ['Required']]);
    fill(input(el, 'City'), 'Draft');
    expect(isSaveDisabled(el)).toBe(false);
  },
);

proves('Columns have no required or unique property', () => {
  const el = edited({ required: true, unique: true });
  for (const name of ['', 'Ann']) {
    fill(input(el, 'Name'), name);
    expect(isSaveDisabled(el)).toBe(false);
  }
});

proves('In a custom editor, pass the error and helperText props to your field.', () => {
  const editComponent = ({ error, helperText }: EditComponentProps<Person> & { helperText?: string }) => (
    <TextField label="Own" error={error} helperText={helperText} />
  );
  const el = edited({ editComponent, validate: ({ city }: Person) => (city ? true : 'Required') });
  const isInvalid = () => one(el, 'tbody .MuiTextField-root input').getAttribute('aria-invalid');
  expect([isInvalid(), helpers(el)]).toEqual(['false', []]);
  fill(input(el, 'City'), '');
  expect([isInvalid(), helpers(el)]).toEqual(['true', ['Required']]);
});

proves(
  'To check other rows, read them from a ref, because new columns would close the row being edited.',
  () => {
    function Table({ rows }: { rows: Person[] }) {
      const others = useRef(rows);
      useEffect(() => {
        others.current = rows;
      }, [rows]);
      const byRef = useMemo(
        // oxlint-disable-next-line react/refs -- the table calls it later, and the ref has to be of this render
        () => columns({ name: { validate: ({ name }) => !others.current.some((row) => row.name === name) } }),
        [],
      );
      return <MaterialTable columns={byRef} data={people} editable={{ onRowUpdate: save }} />;
    }
    const { el, rerender } = mount(<Table rows={people} />);
    press(el, 'Edit');
    rerender(<Table rows={[{ id: 99, name: 'Zoe', city: '', age: 1 }]} />);
    fill(input(el, 'Name'), 'Zoe');
    expect(isSaveDisabled(el)).toBe(true);
    fill(input(el, 'Name'), 'Zoe B');
    expect(isSaveDisabled(el)).toBe(false);
  },
);

proves("To hide them until users type, return { isValid: false, helperText: '' } for undefined.", () => {
  const validate = ({ name }: Person) =>
    name === undefined ? { isValid: false, helperText: '' } : name ? true : 'Required';
  const { el } = mountTable({}, { columns: columns({ name: { validate } }), editable: { onRowAdd: save } });
  press(el, 'Add');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([[], true]);
  fill(input(el, 'Name'), 'Z');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([[], false]);
  fill(input(el, 'Name'), '');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([['Required'], true]);
});

proves(
  "In any column, compare the row with the saved one, and return { isValid: false, helperText: '' } while they are equal",
  () => {
    const isChanged = (row: Person) => people.find(({ id }) => id === row.id)?.name !== row.name;
    const validate = (row: Person) => isChanged(row) || { isValid: false, helperText: '' };
    const el = edited({ validate });
    expect([isSaveDisabled(el), helpers(el)]).toEqual([true, []]);
    fill(input(el, 'Name'), 'Sid');
    expect(isSaveDisabled(el)).toBe(false);
    fill(input(el, 'Name'), 'Cid');
    expect(isSaveDisabled(el)).toBe(true);
  },
);

proves(
  'To compare a cell with other fields of its row, reject in onCellEditApproved, which receives the row.',
  async () => {
    const approve = vi.fn((..._given: unknown[]) => Promise.reject(new Error('no')));
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: approve };
    const { el } = mountTable({}, { cellEditable });
    click(one(el, 'div[style*=dashed]'));
    fill(input(el, 'Name'), 'Sid');
    key(input(el, 'Name'), 'Enter', 13);
    await expect.poll(() => approve.mock.calls.length).toBe(1);
    expect(approve.mock.lastCall?.slice(0, 3)).toMatchObject(['Sid', 'Cid', { id: 1, city: 'Bonn' }]);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(input(el, 'Name').value).toBe('Sid');
  },
);

interface Schema<Value> {
  safeParse: (value: Value) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}
const by =
  <Row extends object>(schema: Schema<Row>, field: keyof Row) =>
  (row: Row) =>
    schema.safeParse(row).error?.issues.find(({ path }) => path[0] === field)?.message ?? true;

proves(
  ["With this helper, write validate: by(personSchema, 'name'). It works with Zod 3 and 4."],
  async () => {
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
  },
);

proves('call the schema, which must be synchronous', () => {
  const slow = z.object({ name: z.string().refine(async () => false, 'Taken') });
  expect(() => by(slow as Schema<{ name: string }>, 'name')({ name: 'Zoe' })).toThrow(/async/i);
});

proves('A single function can handle both', async () => {
  const demo = visit(<BasicCell />);
  await demo.getByRole('row').filter({ hasText: 'Pencil' }).getByText('$1.00').click();
  const price = demo.getByRole('spinbutton', { name: 'Price' });
  await price.fill('0');
  await expect.element(demo.getByText('Above 0', { exact: true })).toBeVisible();
  await pressOn(price, '{Enter}');
  await price.fill('2');
  await pressOn(price, '{Enter}');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['$4.00', '$2.00', '$3.00']);
});

proves(
  [
    "show the reason above the table. If the error concerns a single field, store the rejected value in a ref and reject it in that column's validate.",
  ],
  async () => {
    const { el } = mount(<Server />);
    const alerts = () => texts(el, '[role=alert]');
    const save = (row: string, field: string, value: string) => {
      const found = all(el, bodyRow).find(({ textContent }) => textContent?.includes(row));
      if (found) press(found, 'Edit');
      fill(input(el, field), value);
      press(el, 'Save');
    };
    save('Jules Tran', 'Login', 'admin');
    await expect.poll(alerts).toEqual(['Not saved: login taken.']);
    await expect.poll(() => helpers(el)).toEqual(['Already taken']);
    expect(isSaveDisabled(el)).toBe(true);
    fill(input(el, 'Login'), 'juliat');
    await expect.poll(() => isSaveDisabled(el)).toBe(false);
    press(el, 'Save');
    await expect.poll(() => el.textContent).toContain('juliat');
    await expect.poll(alerts).toEqual([]);
    save('Rana Kaya', 'Owner', 'Sunday');
    await expect.poll(alerts).toEqual(['Not saved: the server is closed on Sundays.']);
    press(el, 'Cancel');
    await expect.poll(alerts).toEqual([]);
  },
);
