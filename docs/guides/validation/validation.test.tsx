import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { TextField } from '@mui/material';
import { createContext, useContext, useMemo, useState, useRef, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { z as z3 } from 'zod/v3';
import { mount, proves } from '../../../tests/claims/claim';
import { isSaveDisabled } from '../../../tests/claims/editing';
import { click, fill, press } from '../../../tests/claims/hands';
import { all, input, one, shown, texts, bodyRow, buttonOf } from '../../../tests/claims/read';
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

proves('It receives the row being edited and returns true or the message to show below the field', () => {
  const el = edited({ validate: ({ name }: Person) => (name?.trim() ? true : 'Required') });
  expect([isSaveDisabled(el), helpers(el)]).toEqual([false, []]);
  fill(input(el, 'Name'), ' ');
  expect([isSaveDisabled(el), helpers(el)]).toEqual([true, ['Required']]);
});

proves(
  [
    'true, undefined | enabled | nothing',
    "false, '' | disabled | nothing",
    'a string | disabled | the string',
    '{ isValid, helperText } | depends on isValid | helperText',
    'null, a promise | disabled | nothing',
    "validate returned '', null or a promise, so return true instead.",
    'validate must be synchronous, and a promise always counts as invalid.',
  ],
  () => {
    const results: [unknown, boolean, string[]][] = [
      [true, false, []],
      [undefined, false, []],
      [false, true, []],
      ['', true, []],
      ['No', true, ['No']],
      [{ isValid: true, helperText: 'Long' }, false, ['Long']],
      [{ isValid: false, helperText: 'Short' }, true, ['Short']],
      [null, true, []],
      [Promise.resolve(true), true, []],
    ];
    for (const [result, isDisabled, below] of results) {
      const el = edited({ validate: () => result });
      expect([result, isSaveDisabled(el), helpers(el)]).toEqual([result, isDisabled, below]);
    }
  },
);

proves('so it can compare fields', async () => {
  const { el } = mount(<Rules />);
  press(el, 'Edit Attic');
  fill(input(el, 'Room'), '');
  expect(helpers(el)).toEqual(['Required']);
  fill(input(el, 'Room'), 'Library');
  expect(helpers(el)).toEqual(['Booked already']);
  fill(input(el, 'Room'), 'Studio');
  fill(input(el, 'To'), '2026-03-01');
  expect([helpers(el), isSaveDisabled(el)]).toEqual([['Not before the start'], true]);
  fill(input(el, 'To'), '2026-03-09');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Studio', 'Library']);
});

proves('Because the function runs when the form opens, a new row then shows errors at once.', () => {
  const { el } = mount(<Rules />);
  press(el, 'Add');
  expect(helpers(el)).toEqual(['Required', 'Required', 'Not before the start']);
});

proves(
  'An asterisk for required fields | Write it into a string, such as Name , because screen readers read an element in title as "[object Object]"',
  () => {
    const el = edited({ title: <b>Name *</b> });
    expect(one(el, 'tbody input').getAttribute('aria-label')).toBe('[object Object]');
    expect(one(edited({ title: 'Name *' }), 'tbody input').getAttribute('aria-label')).toBe('Name *');
  },
);

proves('An invalid column disables Save and saving with Enter.', () => {
  const onRowUpdate = vi.fn(save);
  const own = columns({ city: { validate: () => 'No' } });
  const { el } = mountTable({}, { columns: own, editable: { onRowUpdate } });
  press(el, 'Edit');
  flushSync(() =>
    input(el, 'Name').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }),
    ),
  );
  expect(isSaveDisabled(el)).toBe(true);
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

proves('It runs when users type or save, not when the cell opens.', () => {
  const validate = vi.fn((_value: unknown) => 'No');
  const own = columns({ name: { validate } });
  const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
  const { el } = mountTable({}, { columns: own, cellEditable });
  click(one(el, 'div[style*=dashed]'));
  expect(validate).not.toHaveBeenCalled();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true });
  flushSync(() => input(el, 'Name').dispatchEvent(enter));
  expect(validate).toHaveBeenLastCalledWith('Cid');
  fill(input(el, 'Name'), 'Sid');
  expect(validate).toHaveBeenLastCalledWith('Sid');
  expect(helpers(el)).toEqual(['No']);
});

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
  'which runs on each key press, so it uses the current language, and the columns can stay the same',
  () => {
    let language = 'en';
    const el = edited({ validate: () => (language === 'fr' ? 'Vide' : 'Missing') });
    expect(helpers(el)).toEqual(['Missing']);
    language = 'fr';
    fill(input(el, 'Name'), 'x');
    expect(helpers(el)).toEqual(['Vide']);
  },
);

proves('helperText may be an element', () => {
  const el = edited({ validate: () => ({ isValid: false, helperText: <a href="#rules">Rules</a> }) });
  expect(one(el, '.MuiFormHelperText-root a').textContent).toBe('Rules');
});

proves(
  "in a new row, a field without an initial value is undefined. A test such as name !== '' therefore passes. Test name ? true : 'Required' instead.",
  () => {
    const isSaveDisabled = (validate: (row: Person) => string | boolean) => {
      const { el } = mountTable(
        {},
        { columns: columns({ name: { validate } }), editable: { onRowAdd: async () => undefined } },
      );
      press(el, 'Add');
      return all(el, '[aria-label="Save"] button[disabled]').length > 0;
    };
    expect(isSaveDisabled(({ name }) => (name !== '' ? true : 'Required'))).toBe(false);
    expect(isSaveDisabled(({ name }) => (name ? true : 'Required'))).toBe(true);
  },
);

proves(
  [
    'Reject in onRowAdd or onRowUpdate, and the row stays open with the unsaved input.',
    'No field is marked automatically',
  ],
  async () => {
    const reject = vi.fn(async () => {
      throw new Error('taken');
    });
    for (const [button, name] of [
      ['Add', 'onRowAdd'],
      ['Edit', 'onRowUpdate'],
    ] as const) {
      const { el, unmount } = mountTable({}, { editable: { [name]: reject } });
      press(el, button);
      fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Zed');
      const calls = reject.mock.calls.length;
      press(el, 'Save');
      await expect.poll(() => reject.mock.calls.length).toBe(calls + 1);
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect((one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement).value).toBe('Zed');
      expect(all(el, 'tbody [aria-invalid="true"]')).toEqual([]);
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

proves("Otherwise, another visible column is invalid, perhaps one that users can't edit.", () => {
  const never = { editable: 'never' as const, validate: () => false };
  expect(isSaveDisabled(mounted({ age: never }))).toBe(true);
  expect(isSaveDisabled(mounted({ age: { ...never, hidden: true } }))).toBe(false);
});

proves(
  "To skip validation for some rows, return true for them first, as in isDraft || Boolean(name) || 'Required'.",
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

proves('Columns have no required or unique property', () => {
  const el = mounted({ name: { required: true, unique: true } as object });
  for (const name of ['', 'Ann']) {
    fill(one(el, 'input[placeholder="Name"]') as HTMLInputElement, name);
    expect(isSaveDisabled(el)).toBe(false);
  }
});

type Props = EditComponentProps<Person> & { helperText?: string };

proves('In a custom editor, pass the error and helperText props to your field.', () => {
  const editComponent = ({ value, onChange, error, helperText }: Props) => (
    <TextField
      label="Own"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={helperText}
    />
  );
  const validate = ({ name }: Person) => (name ? true : 'Required');
  const own = columns({ name: { editComponent, validate } });
  const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: save } });
  press(el, 'Edit');
  const input = one(el, 'tbody .MuiTextField-root input') as HTMLInputElement;
  expect([input.getAttribute('aria-invalid'), el.textContent?.includes('Required')]).toEqual([
    'false',
    false,
  ]);
  fill(input, '');
  expect([input.getAttribute('aria-invalid'), el.textContent?.includes('Required')]).toEqual(['true', true]);
});

const Hint = createContext('');
const FromContext = () => <i>{useContext(Hint)}</i>;

proves(
  'If the columns are stored in state or useMemo, the editor sees old state, so read such state from a context inside the editor.',
  () => {
    function Page() {
      const [hint, setHint] = useState('old');
      const fixed = useMemo(
        () => columns({ name: { editComponent: () => <b>{hint}</b> }, city: { editComponent: FromContext } }),
        // eslint-disable-next-line react-hooks/exhaustive-deps -- the mistake that is tried here
        [],
      );
      return (
        <Hint value={hint}>
          <button aria-label="Change" onClick={() => setHint('new')} />
          <MaterialTable columns={fixed} data={people} editable={{ onRowUpdate: save }} />
        </Hint>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Edit');
    flushSync(() => one(el, 'button[aria-label="Change"]').click());
    expect(all(el, 'tbody b, tbody i').map(({ textContent }) => textContent)).toEqual(['old', 'new']);
  },
);

proves(
  'Do the same with values outside the table. When your component renders, the open row is checked again.',
  () => {
    const editable = { onRowUpdate: async () => undefined };
    function Page() {
      const [least, setLeast] = useState(18);
      const latest = useRef(least);
      // oxlint-disable-next-line react/refs -- the table calls it later, and the ref has to be of this render
      latest.current = least;
      const own = useMemo(
        // oxlint-disable-next-line react/refs -- the table calls it later, and the ref has to be of this render
        () => columns({ age: { validate: ({ age }) => age >= latest.current || 'Too young' } }),
        [],
      );
      return (
        <>
          <button onClick={() => setLeast(50)}>Only 50</button>
          <MaterialTable columns={own} data={people} editable={editable} />
        </>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Edit');
    expect(el.textContent).not.toContain('Too young');
    click(buttonOf('Only 50'));
    expect(el.textContent).toContain('Too young');
  },
);

proves('validate runs only in open rows.', () => {
  const validate = vi.fn(() => true);
  const { el } = mountTable(
    {},
    { columns: columns({ name: { validate } }), editable: { onRowUpdate: save } },
  );
  expect(validate).not.toHaveBeenCalled();
  press(el, 'Edit');
  expect(validate.mock.calls.length).toBeGreaterThan(0);
});

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
        // oxlint-disable-next-line react/refs -- the table calls it later, and the ref has to be of this render
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
    'a new row then shows errors at once',
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
  "compare the row with the saved one in any column, and return { isValid: false, helperText: '' } while they are equal",
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

proves(
  [
    'With cellEditable, the function receives the new value instead of the row',
    'A single function can handle both',
  ],
  async () => {
    const demo = visit(<BasicCell />);
    await demo.getByRole('row').filter({ hasText: 'Pencil' }).getByText('€1.00').click();
    const price = demo.getByRole('spinbutton', { name: 'Price' });
    await price.fill('0');
    await expect.element(demo.getByText('Above 0', { exact: true })).toBeVisible();
    await pressOn(price, '{Enter}');
    await expect.element(price).toBeVisible();
    await price.fill('');
    await expect.element(demo.getByText('A number', { exact: true })).toBeVisible();
    await price.fill('2');
    await pressOn(price, '{Enter}');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['€4.00', '€2.00', '€3.00']);
  },
);

proves(
  [
    "show the reason above the table. If the error concerns a single field, store the rejected value in a ref and reject it in that column's validate.",
    'Clear your message in onRowUpdateCancelled; otherwise, it is still there after Cancel.',
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
