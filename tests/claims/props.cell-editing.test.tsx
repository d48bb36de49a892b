import type { Column, EditComponentProps, MaterialTableProps } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, input, one } from './read';
import { columns, mountTable, type Person } from './table';

type CellEditable = NonNullable<MaterialTableProps<Person>['cellEditable']>;

const base: CellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };
const cell = (el: HTMLElement, column = 0) =>
  all(one(el, bodyRow), '[data-testid=mtablecell]')[column]?.querySelector<HTMLElement>('div[style*=dashed]');
const open = (el: HTMLElement, column = 0) => click(cell(el, column) as HTMLElement);
const keyDown = (element: HTMLElement, keyCode: number) =>
  flushSync(() => element.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true })));
const editCells = (cellEditable: Partial<CellEditable>, own: Column<Person>[] = columns()) =>
  mountTable({}, { cellEditable: { ...base, ...cellEditable }, columns: own }).el;

proves(
  [
    'cellEditable lets users click a cell, change its value and confirm the change.',
    'onCellEditApproved receives the value, saves it and passes new data to the table.',
    'Saves the new value of a cell and returns a promise.',
    'Enter or the Save button saves',
    'Enter saves the cell, and Escape cancels.',
  ],
  async () => {
    const onCellEditApproved = vi.fn(async () => undefined);
    const el = editCells({ onCellEditApproved });
    open(el);
    fill(input(el), 'Sid');
    keyDown(input(el), 13);
    expect(onCellEditApproved).toHaveBeenCalledWith(
      'Sid',
      'Cid',
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ field: 'name' }),
    );
    await expect.poll(() => all(el, 'input[aria-label="Name"]').length).toBe(0);
    expect(el.textContent).toContain('Cid');
  },
);

proves(
  'If it resolves, the cell closes, and if it rejects, the cell stays open with the unsaved input.',
  async () => {
    const el = editCells({ onCellEditApproved: () => Promise.reject(new Error('no')) });
    open(el);
    fill(input(el), 'Sid');
    keyDown(input(el), 13);
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(input(el).value).toBe('Sid');
  },
);

proves('In a lookup column, oldValue is the label, but newValue is the key.', () => {
  const onCellEditApproved = vi.fn(async () => undefined);
  const el = editCells({ onCellEditApproved }, columns({ city: { lookup: { Bonn: 'Bonn on Rhine' } } }));
  open(el, 1);
  click(one(one(el, '.MuiSelect-root').closest('td') as HTMLElement, 'button'));
  expect(onCellEditApproved).toHaveBeenCalledWith(
    'Bonn',
    'Bonn on Rhine',
    expect.anything(),
    expect.anything(),
  );
});

proves(
  ['Several cells can be open at once, and each is saved separately.', 'Escape or the Cancel button cancels'],
  () => {
    const el = editCells({});
    open(el);
    open(el);
    expect([input(el), input(el, 'City')]).toHaveLength(2);
    keyDown(input(el), 27);
    expect(all(el, 'input[aria-label="Name"]')).toHaveLength(0);
    expect(all(el, 'input[aria-label="City"]')).toHaveLength(1);
  },
);

proves(
  [
    'Determines by row and column which cells can be edited.',
    "Without it, every cell is editable unless its column has editable: 'never'",
    'isCellEditable receives the row and the column and decides which cells can be edited.',
    "The types require isCellEditable, the table doesn't",
  ],
  () => {
    const one = editCells({ isCellEditable: (person, column) => person.id === 1 && column.field === 'city' });
    expect([cell(one, 0), cell(one, 2)]).toEqual([null, null]);
    expect(cell(one, 1)).not.toBeNull();
    const free = { onCellEditApproved: async () => undefined } as unknown as CellEditable;
    const { el } = mountTable({}, { cellEditable: free });
    expect(cell(el, 0)).not.toBeNull();
  },
);

proves(
  [
    'the only value of column.editable that has an effect here.',
    "cellEditable ignores every value except 'never'.",
    "Of the column's editable values, only 'never' applies there",
  ],
  () => {
    const el = editCells(
      {},
      columns({ name: { editable: 'never' }, city: { editable: 'onAdd' }, age: { editable: () => false } }),
    );
    expect(cell(el, 0)).toBeNull();
    expect(cell(el, 1)).not.toBeNull();
    expect(cell(el, 2)).not.toBeNull();
  },
);

proves(
  'The style of a cell while it is being edited, as an object or a function of the current value, the row and the column.',
  () => {
    const cellStyle = vi.fn(() => ({ outline: '2px solid red' }));
    const el = editCells({ cellStyle });
    open(el);
    expect(input(el).closest('td')?.style.outlineWidth).toBe('2px');
    expect(cellStyle).toHaveBeenCalledWith(
      'Cid',
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ field: 'name' }),
    );
  },
);

proves('validate gets the value instead of the row in cell editing', () => {
  const validate = vi.fn((_input: Person) => true);
  const el = editCells({}, columns({ name: { validate } }));
  open(el);
  fill(input(el), 'Sid');
  expect(validate).toHaveBeenLastCalledWith('Sid');
});

proves('The Save and Cancel buttons have no name', () => {
  const el = editCells({});
  open(el);
  const buttons = all(input(el).closest('td') as HTMLElement, 'button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([null, null]);
});

const editor = (received: EditComponentProps<Person>[]) =>
  function Editor(props: EditComponentProps<Person>) {
    received.push(props);
    return (
      <input
        aria-label="own"
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value)}
      />
    );
  };

proves(
  [
    'The current value of this cell, or undefined in a new row unless the field has an initial value.',
    'The row being edited, with all changes so far.',
    'true while column.validate rejects the value.',
    'true for the first editor in the row, which should receive focus.',
  ],
  () => {
    const received: EditComponentProps<Person>[] = [];
    const validate = ({ name }: Person) => name !== '';
    const own = columns({ name: { editComponent: editor(received), validate } });
    const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    expect(received.at(-1)).toMatchObject({ value: 'Cid', error: false, helperText: '', autoFocus: true });
    fill(input(el, 'own'), '');
    expect(received.at(-1)).toMatchObject({ value: '', error: true, rowData: { id: 1, name: '' } });
    const first = (more: object, props = {}) => {
      const made = columns({ name: { editComponent: editor(received), ...more } });
      const added = mountTable(
        {},
        { columns: made, editable: { onRowAdd: async () => undefined }, ...props },
      );
      press(added.el, 'Add');
      return received.at(-1)?.value;
    };
    expect([first({}), first({ initialEditValue: 'Zoe' })]).toEqual([undefined, 'Zoe']);
    expect(first({}, { initialFormData: { name: 'Max' } })).toBe('Max');
  },
);

proves(
  [
    'The editor receives your column object without editComponent but with your own fields.',
    "The column's title, to use as the input's accessible name.",
    "The table's state for the column, which you shouldn't write to.",
    "The column's field, as a name or a path.",
  ],
  () => {
    const received: EditComponentProps<Person>[] = [];
    const own = columns({ name: { editComponent: editor(received) } });
    const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    expect(received[0]?.columnDef).toMatchObject({
      field: 'name',
      title: 'Name',
      tableData: { id: 0, columnOrder: 0 },
    });
    expect(received[0]?.columnDef).not.toHaveProperty('editComponent');
  },
);

proves(
  ['Reports a whole new row, for editors that change several fields.', "It doesn't exist with cellEditable."],
  () => {
    const received: EditComponentProps<Person>[] = [];
    const own = columns({ name: { editComponent: editor(received) } });
    const { el } = mountTable({}, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    const { rowData, onRowDataChange } = received.at(-1) as EditComponentProps<Person>;
    flushSync(() => onRowDataChange({ ...rowData, name: 'Sid', city: 'Paris' }));
    expect(input(el, 'City').value).toBe('Paris');
    const inCell: EditComponentProps<Person>[] = [];
    open(editCells({}, columns({ name: { editComponent: editor(inCell) } })));
    expect(inCell[0]?.onRowDataChange).toBeUndefined();
  },
);

proves(
  "The date-fns locale of the table's date pickers, from localization.dateTimePickerLocalization, which isn't passed in cell editing.",
  async () => {
    const received: EditComponentProps<Person>[] = [];
    const own = columns({ name: { editComponent: editor(received) } });
    const localization = { dateTimePickerLocalization: { code: 'xx' } } as object;
    const editable = { onRowUpdate: async () => undefined };
    const { el } = mountTable({}, { columns: own, localization, editable });
    press(el, 'Edit');
    await expect.poll(() => received.at(-1)).toMatchObject({ locale: { code: 'xx' } });
  },
);
