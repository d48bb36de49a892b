import type { Column, EditComponentProps } from '@material-table/core';
import { ButtonBase, Tooltip } from '@mui/material';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from './claim';
import { click, press } from './hands';
import { all, buttonOf, one, texts } from './read';
import { columns, mountTable, type Person } from './table';

const resolved = () => Promise.resolve();
const inputsOf = (el: Element) => all(el, 'tbody input').map((input) => input.getAttribute('aria-label'));

function startEdit(overrides: Parameters<typeof columns>[0], button: 'Add' | 'Edit' | 'Edit All') {
  const onRowUpdate = vi.fn((_new: Person, _old?: Person) => Promise.resolve());
  const onRowAdd = vi.fn((_row: Person) => Promise.resolve());
  const editable = button === 'Edit All' ? { onBulkUpdate: resolved } : { onRowAdd, onRowUpdate };
  const { el, unmount } = mountTable({}, { columns: columns(overrides), editable });
  press(el, button);
  return { el, unmount, onRowUpdate, onRowAdd };
}

proves(
  [
    "In bulk editing, a column has inputs only if this is 'always', a function or not set.",
    "Limits when the column can be edited. 'onAdd' allows it only in a new row, 'onUpdate' only in an existing row, 'never' not at all, and a function (columnDef, rowData) => boolean per row.",
    "A column | editable: 'never', 'onAdd' or 'onUpdate' in the column.",
  ],
  () => {
    const limits = (): Parameters<typeof columns>[0] => ({
      name: { editable: 'onAdd' },
      city: { editable: 'onUpdate' },
      age: { editable: 'never' },
    });
    expect(inputsOf(startEdit(limits(), 'Add').el)).toEqual(['Name']);
    expect(inputsOf(startEdit(limits(), 'Edit').el)).toEqual(['City']);
    expect(inputsOf(startEdit(limits(), 'Edit All').el)).toEqual([]);
    expect(
      inputsOf(startEdit({ city: { editable: 'always' }, age: { editable: 'never' } }, 'Edit All').el).slice(
        0,
        2,
      ),
    ).toEqual(['Name', 'City']);
  },
);

proves(
  [
    'and a function (columnDef, rowData) => boolean per row',
    'A field of some rows | A function in the column, such as editable: (column, row) => row?.isDraft.',
  ],
  () => {
    const editable = vi.fn((_column: Column<Person>, row?: Person) => row?.name === 'Cid');
    expect(inputsOf(startEdit({ age: { editable } }, 'Edit').el)).toEqual(['Name', 'City', 'Age']);
    expect(inputsOf(startEdit({ age: { editable } }, 'Add').el)).toEqual(['Name', 'City']);
    expect(editable).toHaveBeenLastCalledWith(expect.objectContaining({ field: 'age' }), undefined);
  },
);

proves(
  ['The value of this column in a new row.', "A column's initialEditValue fills one field."],
  async () => {
    const { el, onRowAdd } = startEdit({ city: { initialEditValue: 'Oslo' } }, 'Add');
    expect((one(el, 'tbody input[aria-label=City]') as HTMLInputElement).value).toBe('Oslo');
    press(el, 'Save');
    await expect.poll(() => onRowAdd.mock.calls[0]?.[0]).toEqual({ city: 'Oslo' });
  },
);

proves(
  [
    'It is ignored if the table has initialFormData.',
    'With it, column.initialEditValue is ignored for every column.',
  ],
  () => {
    const { el } = mountTable(
      {},
      {
        columns: columns({ city: { initialEditValue: 'Oslo' } }),
        initialFormData: { name: 'Ann' },
        editable: { onRowAdd: resolved },
      },
    );
    press(el, 'Add');
    expect(all(el, 'tbody input').map((input) => (input as HTMLInputElement).value)).toEqual(['Ann', '', '']);
  },
);

proves(['The placeholder of the text or number field during editing', 'instead of the title'], () => {
  const { el } = startEdit({ city: { editPlaceholder: 'Where?' } }, 'Add');
  expect(all(el, 'tbody input').map((input) => input.getAttribute('placeholder'))).toEqual([
    'Name',
    'Where?',
    'Age',
  ]);
});

proves(
  [
    'Checks the row while it is being edited, and saving is disabled until every visible column is valid.',
    'It receives the whole edited row and returns true or false, a string (invalid, shown below the input, even if it is empty), or { isValid, helperText }.',
    'Save is disabled until every visible column returns true.',
    "false, '' | disabled | nothing",
    'a string | disabled | the string',
    '{ isValid, helperText } | depends on isValid | helperText',
    'true, undefined | enabled | nothing',
    'null, a promise | disabled | nothing',
    "validate returned '', null or a promise, so return true instead.",
    'validate must be synchronous, and a promise always counts as invalid.',
    'It receives the row being edited and returns true or the message to show below the field',
    'validate receives the whole row with the unsaved input, so it can compare fields.',
  ],
  () => {
    const saveable = (result: ReturnType<NonNullable<Column<Person>['validate']>>) => {
      const validate = vi.fn(() => result);
      const { el, unmount } = startEdit({ name: { validate } }, 'Edit');
      expect(validate).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Cid', age: 41 }));
      const seen = [!el.querySelector('tbody [aria-label=Save] button:disabled'), texts(el, 'tbody p')];
      unmount();
      return seen;
    };
    expect(saveable(true)).toEqual([true, []]);
    expect(saveable(false)).toEqual([false, []]);
    expect(saveable('Too short')).toEqual([false, ['Too short']]);
    expect(saveable('')).toEqual([false, []]);
    expect(saveable({ isValid: false, helperText: 'Too short' })).toEqual([false, ['Too short']]);
    expect(saveable({ isValid: true, helperText: 'Looks good' })).toEqual([true, ['Looks good']]);
    expect(saveable(undefined as never)).toEqual([true, []]);
    for (const invalid of [null, Promise.resolve(true)])
      expect(saveable(invalid as never)).toEqual([false, []]);
  },
);

proves(
  [
    "and even for columns that can't be edited",
    "Hidden columns aren't checked, unless the table is grouped, but columns that users can't edit are.",
    "Otherwise, another visible column is invalid, perhaps one that users can't edit.",
  ],
  () => {
    const canSave = (age: Partial<Column<Person>>) => {
      const { el } = startEdit({ age: { validate: () => false, ...age } }, 'Edit');
      return !el.querySelector('tbody [aria-label=Save] button:disabled');
    };
    expect(canSave({ editable: 'never' })).toBe(false);
    expect(canSave({ hidden: true })).toBe(true);
  },
);

proves('It is validated only if the table is grouped.', () => {
  const { el } = mountTable(
    { defaultExpanded: true },
    {
      columns: columns({ city: { defaultGroupOrder: 0 }, age: { hidden: true, validate: () => false } }),
      editable: { onRowUpdate: resolved },
    },
  );
  press(el, 'Edit');
  expect(one(el, 'tbody [aria-label=Save] button').matches(':disabled')).toBe(true);
});

proves(
  [
    'A component that replaces the input for this column while a row is being edited.',
    'It shows the value and reports changes with onChange(newValue), as described in EditComponentProps.',
    'A custom editor is a component that receives these props.',
    "Reports the cell's new value",
    "To replace a column's field, write an editComponent that shows value and reports changes with onChange.",
  ],
  async () => {
    const seen = vi.fn();
    function Editor({
      value,
      onChange,
      onRowDataChange,
      rowData,
      columnDef,
      error,
    }: EditComponentProps<Person>) {
      const [clicks, setClicks] = useState(0);
      seen({ value, error, field: columnDef.field });
      return (
        <>
          <button
            type="button"
            aria-label="shout"
            onClick={() => (setClicks(clicks + 1), onChange(value.toUpperCase()))}
          />
          <button
            type="button"
            aria-label="reset"
            onClick={() => onRowDataChange({ ...rowData, city: 'Rome', age: clicks })}
          />
        </>
      );
    }
    const { el, onRowUpdate } = startEdit({ name: { editComponent: Editor } }, 'Edit');
    expect(seen).toHaveBeenCalledWith({ value: 'Cid', error: false, field: 'name' });
    press(el, 'shout');
    press(el, 'reset');
    press(el, 'Save');
    await expect
      .poll(() => onRowUpdate.mock.calls[0]?.[0])
      .toMatchObject({ name: 'CID', city: 'Rome', age: 1 });
  },
);

proves(
  [
    'If the editor uses hooks, as Autocomplete does, wrap it',
    'A hook in editComponent crashes in cell editing',
  ],
  async () => {
    const seen = vi.fn();
    function WithHook(props: EditComponentProps<Person>) {
      seen(typeof props.onRowDataChange);
      return <input aria-label="own" defaultValue={useState('x')[0]} />;
    }
    const { el } = mountTable(
      {},
      {
        columns: columns({ name: { editComponent: (props) => <WithHook {...props} /> } }),
        cellEditable: { isCellEditable: () => true, onCellEditApproved: resolved },
      },
    );
    click(one(el, '[data-testid="mtablecell"] > div'));
    expect(one(el, 'input[aria-label=own]')).toBeTruthy();
    expect(seen).toHaveBeenCalledWith('undefined');
  },
);

proves('A locked cell is drawn by render even while its row is edited.', async () => {
  const render = ({ id, city }: Person) =>
    id === 1 ? (
      <Tooltip title="Locked until the audit ends" describeChild>
        <ButtonBase sx={{ font: 'inherit' }}>{city}</ButtonBase>
      </Tooltip>
    ) : (
      city
    );
  const { el } = startEdit({ city: { editable: (_column, row) => row?.id !== 1, render } }, 'Edit');
  expect(inputsOf(el)).toEqual(['Name', 'Age']);
  // The tooltip opens only for a focus by keyboard, whatever an earlier test did with the pointer.
  await userEvent.keyboard('{Shift}');
  buttonOf('Bonn', one(el, 'tr[mode=update]')).focus();
  await expect.poll(() => texts(document, '[role=tooltip]')).toEqual(['Locked until the audit ends']);
});
