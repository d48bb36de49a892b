import MaterialTable, {
  MTableAction,
  MTableBodyRow,
  MTableEditField,
  type EditComponentProps,
} from '@material-table/core';
import { createRef, useEffect, useState, type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { inputs, name, names as editingNames } from '../../../tests/claims/editing';
import { click, fill, press, key } from '../../../tests/claims/hands';
import { all, bodyRow, hasButton, input, one, shown, focused, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import AddNext from './add-next';
import OpenRow from './open-row';
import ShowNew from './show-new';
import TreeChild from './tree-child';
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

proves('To hide the button, wrap components.Action', async () => {
  function WithoutPlus(props: ComponentProps<typeof MTableAction>) {
    return props.action?.tooltip === 'Add' ? null : <MTableAction {...props} />;
  }
  const { el } = mountTable(
    {},
    { components: { Action: WithoutPlus }, editable: { onRowAdd: save, onRowUpdate: save } },
  );
  await expect.poll(() => hasButton(el, 'Add')).toBe(false);
  expect(hasButton(el, 'Edit')).toBe(true);
});

proves(['When the form has closed, open it again, so that its fields are empty.'], async () => {
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
});

proves('Without it, the form stays open with its old values.', async () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef, editable: { onRowAdd: save } });
  flushSync(() => tableRef.current?.setState({ showAddRow: true }));
  fill(input(el, 'Name'), 'Zoe');
  flushSync(() => {
    tableRef.current?.setState({ showAddRow: false });
    tableRef.current?.setState({ showAddRow: true });
  });
  expect(input(el, 'Name').value).toBe('Zoe');
});

proves(
  [
    "onRowAdd then receives parentId even though users can't edit it.",
    "Store the parent's id in state, pass it in initialFormData, and open the form.",
  ],
  async () => {
    const { el } = mount(<TreeChild />);
    press(el, 'Add below Garden');
    fill(input(el, 'Task'), 'Hedge');
    press(el, 'Save');
    await expect.poll(() => shown(el)).toContain('Hedge');
    expect(shown(el, 1).at(-1)).toBe('Garden');
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

proves(["Call tableRef.current.onRowEditStarted(row) with the table's own object for the row."], async () => {
  const { el } = mount(<OpenRow />);
  click(all(el, 'button')[1] as HTMLElement);
  expect(input(el, 'Room').value).toBe('Library');
  press(el, 'Cancel');
  const studio = all(el, bodyRow)[2] as HTMLElement;
  click(studio);
  click(studio);
  await expect.poll(() => (inputs(el, 'Room') ? input(el, 'Room').value : '')).toBe('Studio');
});

proves(
  [
    'onBulkEditOpen reports only bulk editing, so check the mounted table.',
    'state.lastEditingRow is set while a row is edited or deleted, state.showAddRow while one is added, and dataManager.bulkEditOpen in bulk editing.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    const onBulkEditOpen = vi.fn();
    const { el } = mountTable({}, { tableRef, editable, onBulkEditOpen });
    const isOpen = () => [
      Boolean(tableRef.current?.state.lastEditingRow),
      tableRef.current?.state.showAddRow,
      tableRef.current?.dataManager.bulkEditOpen,
    ];
    const during = (label: string) => {
      press(el, label);
      const seen = isOpen();
      press(el, label === 'Edit All' ? 'Discard all changes' : 'Cancel');
      return seen;
    };
    expect(during('Edit')).toEqual([true, false, false]);
    expect(during('Delete')).toEqual([true, false, false]);
    expect(during('Add')).toEqual([false, true, false]);
    expect(onBulkEditOpen).not.toHaveBeenCalled();
    expect(during('Edit All')).toEqual([false, false, true]);
    expect(onBulkEditOpen.mock.calls).toEqual([[true], [false]]);
    expect(isOpen()).toEqual([false, false, false]);
  },
);

function KeyRow(props: ComponentProps<typeof MTableBodyRow>) {
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) =>
    key === 'F2' && target === currentTarget && props.onRowEditStarted(props.data);
  return <MTableBodyRow {...props} tabIndex={0} onKeyDown={onKeyDown} />;
}

proves('To open it with a key such as F2, wrap the row:', async () => {
  const { el } = mountTable({}, { components: { Row: KeyRow }, editable: { onRowUpdate: save } });
  const second = () => all(el, `${bodyRow}[tabindex]`)[1];
  await expect.poll(second).toBeDefined();
  second()?.focus();
  await userEvent.keyboard('x{F2}');
  await expect.poll(() => focused() === el.querySelector('input[aria-label=Name]')).toBe(true);
  expect(input(el).value).toBe('Ann');
});

proves('A deletion is always confirmed with onRowDelete', async () => {
  const onRowDelete = vi.fn(async () => undefined);
  const { el } = mountTable({}, { editable: { onRowDelete } });
  for (const count of [1, 2]) {
    press(el, 'Delete');
    expect(onRowDelete).toHaveBeenCalledTimes(count - 1);
    expect(el.textContent).toContain('Are you sure you want to delete this row?');
    press(el, 'Save');
    await expect.poll(() => onRowDelete.mock.calls.length).toBe(count);
    await expect.poll(() => el.textContent).not.toContain('Are you sure');
  }
});

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
    'All four functions receive the row',
    "To disable it instead, render <MTableAction {...props} disabled /> in a custom components.Action where props.action?.tooltip is 'Add'",
  ],
  () => {
    const ofAnn = ({ name }: Person) => name === 'Ann';
    const buttons = (rules: object) => {
      const { el, unmount } = mountTable(
        {},
        { editable: { onRowUpdate: save, onRowDelete: save, ...rules } },
      );
      const isEnabled = (label: string) =>
        all(el, `button[aria-label="${label}"]`).filter((button) => !button.hasAttribute('disabled')).length;
      const counts = [isEnabled('Edit'), isEnabled('Delete'), all(el, 'tbody button').length];
      unmount();
      return counts;
    };
    expect(buttons({})).toEqual([5, 5, 10]);
    expect(buttons({ isEditHidden: ofAnn, isDeleteHidden: ofAnn })).toEqual([4, 4, 8]);
    expect(buttons({ isEditable: ofAnn, isDeletable: ofAnn })).toEqual([1, 1, 10]);

    const Action = (props: ComponentProps<typeof MTableAction>) => (
      <MTableAction {...props} disabled={props.disabled || props.action?.tooltip === 'Add'} />
    );
    const { el } = mountTable(
      {},
      { components: { Action }, editable: { onRowAdd: save, onRowUpdate: save } },
    );
    expect(one(el, '[aria-label="Add"] button').hasAttribute('disabled')).toBe(true);
    expect(one(el, 'button[aria-label="Edit"]').hasAttribute('disabled')).toBe(false);
  },
);

const names = { body: { editTooltip: 'Edit', saveTooltip: 'Save', cancelTooltip: 'Cancel' } };
const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

proves('The same applies to cellEditable, which passes the new value to your function.', async () => {
  const { el } = mountTable({}, { cellEditable, localization: names });
  click(one(el, 'tbody td > div'));
  fill(one(el, 'tbody input'), 'Zed');
  press(el, 'Save');
  await expect.poll(() => all(el, 'tbody input')).toEqual([]);
  expect(shown(el)[0]).toBe(people[0]?.name);
});

proves(
  [
    'the first one is the changed row and the second one is the old row: onRowUpdate: (newData, oldData) => ….',
  ],
  async () => {
    const onRowUpdate = vi.fn(async (_newData: Person, _oldData?: Person) => undefined);
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.map((row) => row?.name)).toEqual(['Sid', 'Cid']);
  },
);

proves(
  [
    "Your function is called even if the user hasn't changed anything",
    'It is called once per save and never when the table loads',
  ],
  async () => {
    const onRowUpdate = vi.fn(async (_row: Person, _old?: Person) => undefined);
    const onCellEditApproved = vi.fn(async (_value: unknown, _old: unknown) => undefined);
    const calls = () => [onRowUpdate, onCellEditApproved].map(({ mock }) => mock.calls.length);
    const { el, rerender, update } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    await expect.poll(calls).toEqual([1, 0]);
    const [row, old] = onRowUpdate.mock.calls[0] ?? [];
    expect([row?.name, row?.age]).toEqual([old?.name, old?.age]);
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(0);
    update({ padding: 'dense' });
    rerender(<i />);
    const cellEditable = { isCellEditable: () => true, onCellEditApproved };
    const cells = mountTable({}, { cellEditable }).el;
    click(one(cells, 'tbody div[style*=dashed]'));
    key(one(cells, 'tbody input'), 'Enter', 13);
    await expect.poll(calls).toEqual([1, 1]);
    expect(onCellEditApproved.mock.calls[0]?.slice(0, 2)).toEqual(['Cid', 'Cid']);
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

interface RunningRows {
  dataManager: { data: Person[] };
  onRowEditStarted: (row: Person) => void;
}
const rowInputs = (el: ParentNode) => all(el, 'tbody input');

proves(
  [
    'A loading overlay covers the table while the promise is pending.',
    'call resolve or reject in every case, even after an error. Otherwise, the overlay remains.',
  ],
  async () => {
    let refuse = () => {};
    const onRowUpdate = () =>
      new Promise<void>((_resolve, reject) => (refuse = () => reject(new Error('No'))));
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(1);
    refuse();
    await expect.poll(() => all(el, '[role=progressbar]').length).toBe(0);
    expect(rowInputs(el).length).toBeGreaterThan(0);
  },
);

proves(
  [
    "Each function must return a promise and update your own data, because the table doesn't.",
    "Your function received the new row but didn't store it. In your state, store or query cache, set a new array with a new object for the row",
  ],
  async () => {
    for (const isStored of [false, true]) {
      let resolve = () => {};
      const promise = new Promise<void>((end) => {
        resolve = end;
      });
      const own = columns();
      function Page() {
        const [rows, setRows] = useState(people);
        const onRowUpdate = async (changed: Person) => {
          await promise;
          if (isStored) setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));
        };
        return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
      }
      const { el } = mount(<Page />);
      press(el, 'Edit');
      fill(name(el), 'Sid');
      press(el, 'Save');
      await Promise.resolve();
      expect(rowInputs(el)).toHaveLength(3);
      resolve();
      await expect.poll(() => rowInputs(el).length).toBe(0);
      expect(shown(el)[0]).toBe(isStored ? 'Sid' : 'Cid');
    }
  },
);

proves(
  [
    'changing the array in place has no effect',
    'To add a complete row, put it into your array: setRows([...rows, row]).',
  ],
  () => {
    const rows = people.slice(0, 2).map((row) => ({ ...row }));
    const own = columns();
    const table = (data: Person[]) => <MaterialTable columns={own} data={data} />;
    const { el, rerender } = mount(table(rows));
    const finished = { id: 99, name: 'Zoe', city: 'Bonn', age: 1 };
    rows.push(finished);
    Object.assign(rows[0] ?? {}, { name: 'x' });
    rerender(table(rows));
    expect(shown(el)).toEqual(['Cid', 'Ann']);
    rerender(table([...people.slice(0, 2), finished]));
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Zoe']);
  },
);

proves('Row actions, onRowClick and onRowDoubleClick receive that object.', async () => {
  const tableRef = createRef<RunningRows>();
  const got = { action: vi.fn(), click: vi.fn(), double: vi.fn() };
  const { el } = mountTable(
    {},
    {
      tableRef,
      editable: { onRowUpdate: save },
      actions: [() => ({ icon: 'x', tooltip: 'Act', onClick: (_event, row) => got.action(row) })],
      onRowClick: (_event, row) => got.click(row),
      onRowDoubleClick: (_event, row) => got.double(row),
    },
  );
  press(el, 'Act');
  await userEvent.click(one(el, '[data-testid="mtablecell"]'));
  await expect.poll(() => got.click.mock.calls.length).toBe(1);
  await userEvent.dblClick(one(el, '[data-testid="mtablecell"]'));
  await expect.poll(() => got.double.mock.calls.length).toBe(1);
  for (const each of [got.action, got.click, got.double]) {
    const row: unknown = each.mock.calls[0]?.[0];
    expect(row).toBe(tableRef.current?.dataManager.data[0]);
    expect(row).not.toBe(people[0]);
  }
  flushSync(() => tableRef.current?.onRowEditStarted(got.action.mock.calls[0]?.[0]));
  expect(name(el).value).toBe('Cid');
});

proves("Keep the Edit button for keyboard users, who can't double-click.", async () => {
  const { el } = mount(<OpenRow />);
  const row = one(el, bodyRow);
  expect(all(el, `${bodyRow}[tabindex]`)).toEqual([]);
  row.focus();
  expect(document.activeElement).not.toBe(row);
  await expect.poll(() => all(row, 'button').length).toBeGreaterThan(0);
  one(el, 'button[aria-label="Change Attic"]').focus();
  await userEvent.keyboard('{Enter}');
  expect((one(el, 'input[aria-label="Room"]') as HTMLInputElement).value).toBe('Attic');
});

proves('These settings change only the interface, so check permissions on your server.', async () => {
  const tableRef = createRef<RunningRows>();
  const onRowUpdate = vi.fn(save);
  const { el } = mountTable({}, { tableRef, editable: { onRowUpdate, isEditable: () => false } });
  expect(all(el, 'button[aria-label="Edit"]:not(:disabled)')).toEqual([]);
  expect(all(el, '[aria-label="Edit"] button:disabled').length).toBe(5);
  const [row] = tableRef.current?.dataManager.data ?? [];
  flushSync(() => row && tableRef.current?.onRowEditStarted(row));
  fill(name(el), 'Sid');
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
});

interface RunningEditor {
  state: { showAddRow: boolean };
  setState: (state: object) => void;
  onEditingApproved: (mode: 'bulk') => void;
}

proves('If the render creates new columns, options or data, the row closes.', async () => {
  const rejected = async (isFixed: boolean) => {
    const fixed = columns({ name: { render: (row) => row.name } });
    function Page() {
      const [problem, setProblem] = useState('');
      const own = isFixed ? fixed : columns({ name: { render: (row) => row.name } });
      const onRowUpdate = async () => {
        setProblem('refused');
        throw new Error('refused');
      };
      return (
        <>
          <p>{problem}</p>
          <MaterialTable columns={own} data={people} editable={{ onRowUpdate }} />
        </>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Edit');
    press(el, 'Save');
    await expect.poll(() => one(el, 'p').textContent).toBe('refused');
    await expect.poll(() => el.querySelector('[role=progressbar]')).toBeNull();
    return editingNames(el).length;
  };
  expect(await rejected(false)).toBe(0);
  expect(await rejected(true)).toBe(1);
});

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

proves(
  [
    'With rowStyle: { opacity: 1 }, they remain readable, but their buttons stay disabled.',
    'while a row is edited, the Edit buttons of the other rows are disabled.',
  ],
  () => {
    const actions = [() => ({ icon: () => <i>x</i>, tooltip: 'Act', onClick: () => undefined })];
    const props = { actions, editable: { onRowUpdate: save, onRowDelete: save } };
    const opacities = (el: HTMLElement) =>
      new Set(all(el, bodyRow).map((row) => getComputedStyle(row).opacity));
    const enabled = (el: HTMLElement) => all(el, `${bodyRow} button:not(:disabled)`).length;
    const { el } = mountTable({}, props);
    expect(enabled(el)).toBe(15);
    press(el, 'Edit');
    expect(editingNames(el)).toHaveLength(1);
    expect(enabled(el)).toBe(0);
    expect([...opacities(el)]).toEqual(['0.2']);
    const readable = mountTable({ rowStyle: { opacity: 1 } }, props).el;
    press(readable, 'Edit');
    expect([...opacities(readable)]).toEqual(['1']);
  },
);

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
    'If new data closes the open row, the others return to normal at once',
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

proves('onRowAdd: mayAdd ? add : undefined hides the button.', () => {
  const own = columns();
  const table = (mayAdd: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      editable={{ onRowUpdate: save, onRowAdd: mayAdd ? save : undefined }}
    />
  );
  const { el, rerender } = mount(table(false));
  const hasPlus = () => el.querySelector('button[aria-label="Add"]') !== null;
  expect(hasPlus()).toBe(false);
  rerender(table(true));
  expect(hasPlus()).toBe(true);
  rerender(table(false));
  expect(hasPlus()).toBe(false);
});

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
  const editable = { onRowAdd: async () => undefined };
  const { el } = mount(<MaterialTable columns={columns()} data={people} editable={editable} />);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(1);
  press(el, 'Add');
  expect(forms(el)).toHaveLength(0);
});

proves(
  [
    "A row with tableData: { editing: 'update' } stays open, with its own Save button, until you pass it with editing: undefined.",
    'Saving or adding one row preserves the unsaved input in the others. Cancel removes a row that is still empty.',
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
  ],
  async () => {
    const { el } = mount(<SlowSave />);
    const alerts = () => texts(el, '[role=alert]');
    press(el, 'Edit Staples');
    fill(input(el, 'In stock'), '500');
    press(el, 'Save');
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
