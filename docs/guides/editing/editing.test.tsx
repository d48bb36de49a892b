import MaterialTable, { MTableAction, MTableEditField, type EditComponentProps } from '@material-table/core';
import { createRef, useEffect, useRef, useState, type ComponentProps, type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';

import { mount, proves } from '../../../tests/claims/claim';
import { inputs, name, names as editingNames } from '../../../tests/claims/editing';
import { click, fill, press, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, hasButton, input, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import AddNext from './add-next';
import OpenRow from './open-row';
import ShowNew from './show-new';

import { visit } from '../../../tests/claims/visit';
import Rights from './rights';
import SlowSave from './save';

let next = 100;

/** The code of the page, with predictable ids. */
function Page() {
  const made = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 2));
  const [open, setOpen] = useState<number[]>([]);
  const data = useMemo(
    () =>
      rows.map((row) => ({ ...row, tableData: { editing: open.includes(row.id) ? 'update' : undefined } })),
    [rows, open],
  );
  const add = () => {
    const id = next++;
    setRows((current) => [{ id, name: '', city: '', age: 20 }, ...current]);
    setOpen((ids) => [...ids, id]);
  };
  const close = ({ id }: Person) => setOpen((ids) => ids.filter((one) => one !== id));
  return (
    <MaterialTable
      columns={made}
      data={data}
      actions={[{ icon: () => <>+</>, tooltip: 'Add a row', isFreeAction: true, onClick: add }]}
      editable={{
        onRowUpdate: async (changed) => {
          setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
          close(changed);
        },
        onRowUpdateCancelled: (row) => {
          setRows((current) => current.filter(({ id, name }) => id !== row.id || name));
          close(row);
        },
      }}
    />
  );
}

const forms = (el: ParentNode) => all(el, 'tbody tr:has(input[placeholder="Name"])');

const nameOf = (form: HTMLElement | undefined) =>
  form?.querySelector('input[placeholder="Name"]') as HTMLInputElement;

interface Running {
  state: { lastEditingRow?: object; showAddRow: boolean };
  setState: (state: object) => void;
  dataManager: {
    bulkEditOpen: boolean;
    changeBulkEditOpen: (isOpen: boolean) => void;
    getRenderState: () => object;
  };
}

proves('This requires onRowAdd and works in an action and outside the table.', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: save } });
  flushSync(() => tableRef.current?.setState({ showAddRow: true }));
  expect(inputs(el)).toBe(1);
});

proves(
  'Open the form again with a setTimeout at the end of onRowAdd, when the table has closed it, so that its fields are empty.',
  async () => {
    const { el } = mount(<AddNext />);
    click(one(el, 'button'));
    for (const name of ['Zoe', 'Yan']) {
      fill(input(el, 'Name'), name);
      press(el, 'Save');
      await expect.poll(() => shown(el)[0]).toBe(name);
      await expect.poll(() => (inputs(el) ? input(el, 'Name').value : 'closed')).toBe('');
    }
    press(el, 'Cancel');
    expect(inputs(el)).toBe(0);
  },
);

proves(
  "The table doesn't change pages after a save, although sorting may put the new row on another page.",
  async () => {
    const { el } = mount(<ShowNew />);
    press(el, 'Add');
    fill(input(el, 'Name'), 'Fir');
    press(el, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Elm', 'Fir', 'Larch']);
    expect(one(el, 'mark').textContent).toBe('Fir');
  },
);

proves(
  [
    "Call tableRef.current.onRowEditStarted(row) with the table's own object for the row.",
    "Otherwise, find it in the table's dataManager.data.",
  ],
  async () => {
    const { el } = mount(<OpenRow />);
    click(all(el, 'button')[1] as HTMLElement);
    expect(input(el, 'Room').value).toBe('Library');
    press(el, 'Cancel');
    const studio = all(el, bodyRow)[2] as HTMLElement;
    click(studio);
    click(studio);
    await expect.poll(() => (inputs(el, 'Room') ? input(el, 'Room').value : '')).toBe('Studio');
  },
);

proves(
  [
    'No callback reports that a row is being edited, so check the mounted table.',
    'state.lastEditingRow is set while a row is edited or deleted, state.showAddRow while one is added, and dataManager.bulkEditOpen in bulk editing.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    const onBulkEditOpen = vi.fn();
    const { el } = mountTable({}, { tableRef, editable, onBulkEditOpen });
    const during = (label: string) => {
      press(el, label);
      const { state, dataManager } = tableRef.current as Running;
      const seen = [Boolean(state.lastEditingRow), state.showAddRow, dataManager.bulkEditOpen];
      press(el, label === 'Edit All' ? 'Discard all changes' : 'Cancel');
      return seen;
    };
    expect(during('Edit')).toEqual([true, false, false]);
    expect(during('Delete')).toEqual([true, false, false]);
    expect(during('Add')).toEqual([false, true, false]);
    expect(onBulkEditOpen).not.toHaveBeenCalled();
    expect(during('Edit All')).toEqual([false, false, true]);
  },
);

const field = (el: ParentNode, label = 'Name') =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(['To ask before saving, do so in onRowUpdate, and throw an error if the user declines.'], async () => {
  const confirm = vi.fn(() => false);
  const onRowUpdate = async () => {
    if (!confirm()) throw new Error('not saved');
  };
  const { el } = mountTable({}, { editable: { onRowUpdate } });
  press(el, 'Edit');
  fill(field(el), 'Zed');
  press(el, 'Save');
  await expect.poll(() => confirm.mock.calls.length).toBe(1);
  await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
  expect(field(el).value).toBe('Zed');
  confirm.mockReturnValue(true);
  press(el, 'Save');
  await expect.poll(() => all(el, 'tbody input')).toEqual([]);
});

proves('To ask before editing, hide the Edit button and ask in an action.', () => {
  const confirm = vi.fn(() => false);
  const tableRef = createRef<{ onRowEditStarted: (row: Person) => void }>();
  const ask = (row: Person) => ({
    icon: () => <span>Edit</span>,
    tooltip: `Edit ${row.name}`,
    onClick: () => confirm() && tableRef.current?.onRowEditStarted(row),
  });
  const editable = { isEditHidden: () => true, onRowUpdate: save };
  const { el } = mountTable({}, { tableRef, actions: [ask], editable });
  expect(all(el, 'button[aria-label="Edit"]')).toEqual([]);
  press(el, 'Edit Ann');
  expect(all(el, 'tbody input')).toEqual([]);
  confirm.mockReturnValue(true);
  press(el, 'Edit Ann');
  expect(field(el).value).toBe('Ann');
});

proves(
  [
    'To hide that button, wrap components.Action',
    "To disable it instead, render <MTableAction {...props} disabled /> in a custom components.Action where props.action?.tooltip is 'Add'",
  ],
  async () => {
    const addButton = '[aria-label="Add"]';
    const withAction = (Action: (props: ComponentProps<typeof MTableAction>) => ReactNode) =>
      mountTable({}, { components: { Action }, editable: { onRowAdd: save, onRowUpdate: save } }).el;
    const hidden = withAction((props) =>
      props.action?.tooltip === 'Add' ? null : <MTableAction {...props} />,
    );
    await expect.poll(() => all(hidden, addButton)).toEqual([]);
    expect(hasButton(hidden, 'Edit')).toBe(true);
    const disabled = withAction((props) => (
      <MTableAction {...props} disabled={props.disabled || props.action?.tooltip === 'Add'} />
    ));
    await expect.poll(() => all(disabled, `${addButton} button:disabled`).length).toBe(1);
    expect(hasButton(disabled, 'Edit')).toBe(true);
  },
);

proves("Your function is called even if the user hasn't changed anything", async () => {
  const onRowUpdate = vi.fn(async (_row: Person, _old?: Person) => undefined);
  const { el } = mountTable({}, { editable: { onRowUpdate } });
  press(el, 'Edit');
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
  const [row, old] = onRowUpdate.mock.calls[0] ?? [];
  expect([row?.name, row?.age]).toEqual([old?.name, old?.age]);
});

interface RunningEditor {
  state: { showAddRow: boolean };
  setState: (state: object) => void;
  onEditingApproved: (mode: 'bulk') => void;
}

proves(
  'To always show the form, also open it in an effect on mount and, with setTimeout, in onRowAddCancelled.',
  async () => {
    const tableRef = createRef<RunningEditor>();
    const onRowAddCancelled = vi.fn(() => {
      setTimeout(() => tableRef.current?.setState({ showAddRow: true }));
    });
    const own = columns();
    function Page() {
      useEffect(() => tableRef.current?.setState({ showAddRow: true }), []);
      const editable = { onRowAdd: save, onRowAddCancelled };
      return <MaterialTable columns={own} data={people} tableRef={tableRef} editable={editable} />;
    }
    const { el } = mount(<Page />);
    expect(editingNames(el)).toHaveLength(1);
    fill(name(el), 'Sid');
    press(el, 'Cancel');
    expect(editingNames(el)).toHaveLength(0);
    await expect.poll(() => editingNames(el).map(({ value }) => value)).toEqual(['']);
  },
);

proves('With rowStyle: { opacity: 1 }, they remain readable, but their buttons stay disabled.', () => {
  const { el } = mountTable({ rowStyle: { opacity: 1 } }, { editable: { onRowUpdate: save } });
  press(el, 'Edit');
  expect(new Set(all(el, bodyRow).map((row) => getComputedStyle(row).opacity))).toEqual(new Set(['1']));
  expect(all(el, `${bodyRow} button:not(:disabled)`)).toEqual([]);
});

proves('In the form, a lookup column then shows its label, not the key', () => {
  const city = { lookup: { Bonn: 'Bonn on the Rhine' }, editable: 'never' as const };
  const { el } = mountTable({}, { columns: columns({ city }), editable: { onRowUpdate: save } });
  press(el, 'Edit');
  const row = name(el).closest('tr');
  expect(row?.querySelector('[role=combobox]')).toBeNull();
  expect(row?.textContent).toContain('Bonn on the Rhine');
});

proves(
  [
    "Clicking next to the row doesn't close it. Neither does setting other state, such as opening a dialog, if data, columns and options remain the same.",
    'If new data closes the open row, they return to normal at once',
    'No, a row is saved only with Save or Enter.',
  ],
  async () => {
    const own = columns({ name: { render: (row) => row.name } });
    function Page({ rows }: { rows: Person[] }) {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button aria-label="Dialog" onClick={() => setOpen(true)} />
          {isOpen && <p>a dialog</p>}
          <MaterialTable columns={own} data={rows} editable={{ onRowUpdate: save }} />
        </>
      );
    }
    const { el, rerender } = mount(<Page rows={people} />);
    press(el, 'Edit');
    fill(name(el), 'Sid');
    click(one(el, `${bodyRow} td`));
    click(document.body);
    press(el, 'Dialog');
    expect(one(el, 'p').textContent).toBe('a dialog');
    expect(name(el).value).toBe('Sid');
    rerender(<Page rows={people.slice(0, 4)} />);
    await expect.poll(() => editingNames(el).length).toBe(0);
    expect(all(el, bodyRow).filter((row) => Number(getComputedStyle(row).opacity) < 1)).toEqual([]);
    expect(all(el, 'button[aria-label="Edit"]:not(:disabled)')).toHaveLength(4);
  },
);

proves('isEditHidden and isDeleteHidden hide the buttons of a row', async () => {
  const demo = visit(<Rights />);
  const edit = demo.getByRole('button', { name: /^Edit / });
  const remove = demo.getByRole('button', { name: /^Delete / });
  await expect.poll(() => edit.elements()).toHaveLength(3);
  await expect.poll(() => remove.elements()).toHaveLength(2);
  await demo.getByRole('button', { name: 'Marco' }).click();
  await expect.poll(() => edit.elements()).toHaveLength(2);
  await expect.element(demo.getByRole('button', { name: 'Delete New bus line' })).toBeVisible();
  await expect.poll(() => remove.elements()).toHaveLength(1);
  await demo.getByRole('button', { name: 'Admin' }).click();
  await expect.poll(() => edit.elements()).toHaveLength(5);
  await expect.poll(() => remove.elements()).toHaveLength(3);
});

proves('The built-in Add button opens only one form', () => {
  const { el } = mountTable({}, { editable: { onRowAdd: save } });
  press(el, 'Add');
  expect(forms(el)).toHaveLength(1);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(0);
});

proves(
  [
    "A row with tableData: { editing: 'update' } stays open, with its own Save button, until you pass it with editing: undefined.",
    'Saving or adding a row preserves the unsaved input in the others, and Cancel removes a row that is still empty.',
  ],
  async () => {
    const { el } = mount(<Page />);
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(1);
    fill(nameOf(forms(el)[0]), 'Zed');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).length).toBe(2);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Zed']);
    fill(nameOf(forms(el)[0]), 'Yan');
    press(el, 'Add a row');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan', 'Zed']);
    press(forms(el)[2] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Zed', 'Cid', 'Ann']);
    expect(forms(el).map((form) => nameOf(form).value)).toEqual(['', 'Yan']);
    press(forms(el)[0] as HTMLElement, 'Cancel');
    await expect.poll(() => forms(el).map((form) => nameOf(form).value)).toEqual(['Yan']);
    press(forms(el)[0] as HTMLElement, 'Save');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
    press(el, 'Edit');
    await expect.poll(() => forms(el).length).toBe(1);
    press(el, 'Cancel');
    await expect.poll(() => shown(el)).toEqual(['Yan', 'Zed', 'Cid', 'Ann']);
  },
);

proves(
  [
    'If the promise rejects, the row stays open with the unsaved input, but no message appears. Catch the error, show it, and throw it again.',
    'Clear your message in onRowUpdateCancelled; otherwise, it is still there after Cancel.',
    'A loading overlay covers the table while the promise is pending.',
    'call resolve or reject in every case, even after an error. Otherwise, the overlay remains.',
  ],
  async () => {
    const { el } = mount(<SlowSave />);
    const alerts = () => texts(el, '[role=alert]');
    press(el, 'Edit Staples');
    fill(input(el, 'In stock'), '500');
    press(el, 'Save');
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(1);
    await expect.poll(alerts).toEqual(['Not saved: the shelf for Staples holds 100 at most.']);
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(0);
    expect(input(el, 'In stock').value).toBe('500');
    press(el, 'Cancel');
    await expect.poll(alerts).toEqual([]);
    press(el, 'Edit Staples');
    fill(input(el, 'In stock'), '95');
    press(el, 'Save');
    await expect.poll(() => shown(el, 1)).toContain('95');
  },
);

type Lockable = Person & { isLocked?: boolean };
const NameEditor = (props: EditComponentProps<Lockable>) => (
  <MTableEditField {...props} disabled={props.rowData.isLocked} />
);

proves(
  'A field that depends on another field | An editComponent that renders MTableEditField with disabled={props.rowData.isLocked}',
  async () => {
    const editable = vi.fn((_column: unknown, row?: Lockable) => !row?.isLocked);
    const data: Lockable[] = people.slice(0, 2).map((row) => ({ ...row, isLocked: false }));
    const own = [
      { title: 'Name', field: 'name', editComponent: NameEditor },
      { title: 'City', field: 'city', editable },
      { title: 'Locked', field: 'isLocked', type: 'boolean' as const },
    ];
    const props = { columns: own, data, editable: { onRowUpdate: async () => undefined } };
    const { el } = mountTable({}, props as never);
    press(el, 'Edit');
    const fields = () => all(el, 'tbody input') as HTMLInputElement[];
    expect(fields().map(({ disabled }) => disabled)).toEqual([false, false, false]);
    click(fields()[2] as HTMLElement);
    await expect.poll(() => fields()[2]?.checked).toBe(true);
    expect(fields().map(({ disabled }) => disabled)).toEqual([true, false, false]);
    expect(editable.mock.lastCall?.[1]?.isLocked).toBe(false);
  },
);

proves('Save the open row with another button | Call click() on its button[aria-label=Save]', async () => {
  const onRowUpdate = vi.fn(async (_row: { name: string }) => undefined);
  function Page() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <div ref={box}>
        <button onClick={() => box.current?.querySelector<HTMLElement>('button[aria-label=Save]')?.click()}>
          Store all
        </button>
        <MaterialTable columns={columns()} data={people} editable={{ onRowUpdate }} />
      </div>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Edit');
  fill(one(el, 'tbody input[aria-label=Name]'), 'Zoe');
  pressText(el, 'Store all');
  await expect.poll(() => onRowUpdate.mock.calls.map(([{ name }]) => name)).toEqual(['Zoe']);
});
