import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { MTableAction, MTableEditRow } from '@material-table/core';
import { type ComponentProps, createRef, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, key, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

interface Running {
  state: { showAddRow: boolean };
  setState: (state: object) => void;
  onEditingApproved: (mode: 'bulk') => void;
}

const done = async () => undefined;
const names = (el: ParentNode) => all(el, 'tbody input[aria-label="Name"]') as HTMLInputElement[];
const name = (el: ParentNode) => one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement;

/** A page that stores what is saved, after `store` has processed it. */
function Storing({ store }: { store: (changed: Person) => Person }) {
  const own = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 3));
  const onRowUpdate = async (changed: Person) => {
    const stored = store(changed);
    setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
  };
  return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
}

proves(
  [
    'A copy of tableData was stored, which keeps the row open. Remove it first: const { tableData: drop, ...row } = changed.',
    'Remove it first: const { tableData: drop, ...row } = changed.',
  ],
  async () => {
    const saved = async (store: (changed: Person) => Person) => {
      const { el } = mount(<Storing store={store} />);
      press(el, 'Edit');
      fill(name(el), 'Sid');
      press(el, 'Save');
      await expect.poll(() => el.querySelector('[role=progressbar]')).toBeNull();
      await expect.poll(() => all(el, bodyRow).length + names(el).length).toBe(3);
      return names(el).map(({ value }) => value);
    };
    expect(await saved((changed) => structuredClone(changed))).toEqual(['Sid']);
    expect(
      await saved((changed) => {
        const { tableData: _drop, ...row } = structuredClone(changed) as Person & { tableData?: object };
        return row;
      }),
    ).toEqual([]);
  },
);

proves(
  [
    'The promise never settles.',
    "With a saga, put resolve and reject into the action: new Promise((resolve, reject) => dispatch({ type: 'row/save', row, resolve, reject })).",
  ],
  async () => {
    let taken: { resolve: () => void } | undefined;
    const dispatch = (action: { resolve: () => void }) => {
      taken = action;
    };
    const onRowUpdate = () => new Promise<void>((resolve, reject) => dispatch({ resolve, reject } as never));
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    expect(names(el)).toHaveLength(1);
    expect(el.querySelector('[role=progressbar]')).not.toBeNull();
    taken?.resolve();
    await expect.poll(() => names(el).length).toBe(0);
  },
);

proves('If setting state in catch creates new columns, options or data, the row closes.', async () => {
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
    return names(el).length;
  };
  expect(await rejected(false)).toBe(0);
  expect(await rejected(true)).toBe(1);
});

proves(
  'To always show the form, also open it in an effect on mount and, with setTimeout, in onRowAddCancelled.',
  async () => {
    const tableRef = createRef<Running>();
    const onRowAddCancelled = vi.fn(() => {
      setTimeout(() => tableRef.current?.setState({ showAddRow: true }));
    });
    const own = columns();
    function Page() {
      useEffect(() => tableRef.current?.setState({ showAddRow: true }), []);
      const editable = { onRowAdd: done, onRowAddCancelled };
      return <MaterialTable columns={own} data={people} tableRef={tableRef} editable={editable} />;
    }
    const { el } = mount(<Page />);
    expect(names(el)).toHaveLength(1);
    fill(name(el), 'Sid');
    press(el, 'Cancel');
    expect(names(el)).toHaveLength(0);
    await expect.poll(() => names(el).map(({ value }) => value)).toEqual(['']);
  },
);

proves(
  [
    'In your own Action, as above, ignore clicks while tableRef.current.state.showAddRow is true.',
    'While another row is being edited, Add is disabled.',
  ],
  async () => {
    const editable = { onRowAdd: done, onRowUpdate: done };
    const typeAndPressAgain = (el: HTMLElement) => {
      press(el, 'Add');
      fill(name(el), 'Sid');
      press(el, 'Add');
      return names(el).map(({ value }) => value);
    };
    const plain = mountTable({}, { editable }).el;
    expect(typeAndPressAgain(plain)).toEqual([]);
    press(plain, 'Edit');
    expect(
      (one(plain, '[aria-label="Add"] button, button[aria-label="Add"]') as HTMLButtonElement).disabled,
    ).toBe(true);

    const tableRef = createRef<Running>();
    function Action(props: ComponentProps<typeof MTableAction>) {
      const { action } = props;
      if (action.tooltip !== 'Add') return <MTableAction {...props} />;
      const onClick = (...args: unknown[]) => tableRef.current?.state.showAddRow || action.onClick(...args);
      return <MTableAction {...props} action={{ ...action, onClick }} />;
    }
    const guarded = mountTable({}, { editable, tableRef, components: { Action } }).el;
    await expect.poll(() => guarded.querySelector('button[aria-label="Add"]')).not.toBeNull();
    expect(typeAndPressAgain(guarded)).toEqual(['Sid']);
  },
);

proves('There is no built-in import. Read the file yourself and add all rows at once:', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 1));
    const importCsv = async (file: File) => {
      const lines = (await file.text()).trim().split(/\r?\n/).slice(1);
      const imported = lines.map((line, index) => {
        const [first = '', city = '', age = ''] = line.split(',');
        return { id: 1000 + index, name: first, city, age: Number(age) };
      });
      setRows((current) => [...current, ...imported]);
    };
    return (
      <>
        <input type="file" onChange={({ target }) => target.files?.[0] && importCsv(target.files[0])} />
        <MaterialTable columns={own} data={rows} />
      </>
    );
  }
  const { el } = mount(<Page />);
  const files = new DataTransfer();
  files.items.add(new File(['name,city,age\r\nZoe,Bonn,7\r\nYan,Rome,8\r\n'], 'people.csv'));
  const input = one(el, 'input[type="file"]') as HTMLInputElement;
  input.files = files.files;
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Zoe', 'Yan']);
});

function Several({ onSaved }: { onSaved: (row: Person) => void }) {
  const [open, setOpen] = useState([1, 3]);
  const own = useMemo(() => columns(), []);
  const close = ({ id }: Person) => setOpen((ids) => ids.filter((each) => each !== id));
  const rows = useMemo(
    () =>
      people.map((row) => ({ ...row, tableData: { editing: open.includes(row.id) ? 'update' : undefined } })),
    [open],
  );
  const editable: MaterialTableProps<Person>['editable'] = {
    onRowUpdate: async (changed) => {
      onSaved(changed);
      close(changed);
    },
    onRowUpdateCancelled: close,
  };
  return <MaterialTable columns={own} data={rows} editable={editable} />;
}

proves(
  [
    "A row with tableData: { editing: 'update' } stays open, with its own Save button, until you pass it with editing: undefined.",
    'Saving one row keeps the unsaved input in the others.',
    'To edit only some rows, open them by their data instead.',
  ],
  async () => {
    const onSaved = vi.fn();
    const { el } = mount(<Several onSaved={onSaved} />);
    expect(names(el).map(({ value }) => value)).toEqual(['Cid', 'Dora']);
    fill(names(el)[0] as HTMLInputElement, 'Sid');
    fill(names(el)[1] as HTMLInputElement, 'Nora');
    press(el, 'Save');
    await expect.poll(() => names(el).map(({ value }) => value)).toEqual(['Nora']);
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1, name: 'Sid' }));
    press(el, 'Cancel');
    await expect.poll(() => names(el).length).toBe(0);
    expect(all(el, bodyRow)).toHaveLength(5);
  },
);

proves(['Set rowStyle: { opacity: 1 } to keep faded rows readable. Their buttons stay disabled.'], () => {
  const actions = [() => ({ icon: () => <i>x</i>, tooltip: 'Act', onClick: () => undefined })];
  const props = { actions, editable: { onRowUpdate: done, onRowDelete: done } };
  const opacities = (el: HTMLElement) =>
    new Set(all(el, bodyRow).map((row) => getComputedStyle(row).opacity));
  const enabled = (el: HTMLElement) => all(el, `${bodyRow} button:not(:disabled)`).length;
  const { el } = mountTable({}, props);
  expect(enabled(el)).toBe(15);
  press(el, 'Edit');
  expect(names(el)).toHaveLength(1);
  expect(enabled(el)).toBe(0);
  expect([...opacities(el)]).toEqual(['0.2']);
  const readable = mountTable({ rowStyle: { opacity: 1 } }, props).el;
  press(readable, 'Edit');
  expect([...opacities(readable)]).toEqual(['1']);
});

proves('components.Action also renders the editable buttons.', async () => {
  function Action({
    action,
    data,
  }: {
    action: { tooltip?: string } | ((row: unknown) => { tooltip?: string });
    data: unknown;
  }) {
    return <button>{(typeof action === 'function' ? action(data) : action).tooltip}</button>;
  }
  const editable = { onRowAdd: done, onRowUpdate: done, onRowDelete: done };
  const { el } = mountTable({}, { editable, components: { Action } });
  await expect
    .poll(() => new Set(all(el, 'button').map(({ textContent }) => textContent)))
    .toEqual(expect.objectContaining(new Set(['Add', 'Edit', 'Delete'])));
});

proves(
  'Wrap components.EditRow. It mounts when a row opens or shows its delete confirmation, and unmounts when the row closes.',
  async () => {
    const seen: string[] = [];
    function EditRow(props: { mode: string; data?: Person }) {
      const { mode, data } = props;
      useEffect(() => {
        seen.push(`${mode} ${data?.name}`);
        return () => void seen.push('closed');
      }, [mode, data?.name]);
      return <MTableEditRow {...props} />;
    }
    const { el } = mountTable(
      {},
      { components: { EditRow }, editable: { onRowUpdate: done, onRowDelete: done } },
    );
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    expect(seen).toEqual([]);
    press(el, 'Edit');
    await expect.poll(() => seen).toEqual(['update Cid']);
    press(el, 'Cancel');
    await expect.poll(() => seen).toEqual(['update Cid', 'closed']);
    press(el, 'Delete');
    await expect.poll(() => seen.slice(2)).toEqual(['delete Cid']);
    press(el, 'Cancel');
    await expect.poll(() => seen.slice(2)).toEqual(['delete Cid', 'closed']);
  },
);

proves('The delete confirmation and the edit row share body.editRow.saveTooltip.', async () => {
  function EditRow(props: ComponentProps<typeof MTableEditRow>) {
    const saveTooltip = props.mode === 'delete' ? 'Delete' : 'Save';
    return <MTableEditRow {...props} localization={{ ...props.localization, saveTooltip }} />;
  }
  const label = (el: HTMLElement, opener: string) => {
    click(one(el, `${bodyRow} button[aria-label="${opener}"]`));
    const [save] = all(el, 'tbody button:not(:disabled)');
    const text = save?.getAttribute('aria-label');
    press(el, 'Cancel');
    return text;
  };
  const editable = { onRowUpdate: done, onRowDelete: done };
  const localization = { body: { editRow: { saveTooltip: 'OK' } } };
  const plain = mountTable({}, { editable, localization }).el;
  expect([label(plain, 'Edit'), label(plain, 'Delete')]).toEqual(['OK', 'OK']);
  const own = mountTable({}, { editable, components: { EditRow } }).el;
  await expect.poll(() => label(own, 'Delete')).toBe('Delete');
  expect(label(own, 'Edit')).toBe('Save');
});

proves('In the form, a lookup then shows its label, not the key.', () => {
  const city = { lookup: { Bonn: 'Bonn on the Rhine' }, editable: 'never' as const };
  const { el } = mountTable({}, { columns: columns({ city }), editable: { onRowUpdate: done } });
  press(el, 'Edit');
  const row = name(el).closest('tr');
  expect(row?.querySelector('[role=combobox]')).toBeNull();
  expect(row?.textContent).toContain('Bonn on the Rhine');
});

proves(
  [
    "Clicking next to the row doesn't, and neither does setting your own state, such as opening a dialog, if all three stay the same.",
    'When new data closes the open row, the others return to normal at once.',
  ],
  async () => {
    const own = columns({ name: { render: (row) => row.name } });
    function Page({ rows }: { rows: Person[] }) {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button aria-label="Dialog" onClick={() => setOpen(true)} />
          {isOpen && <p>a dialog</p>}
          <MaterialTable columns={own} data={rows} editable={{ onRowUpdate: done }} />
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
    await expect.poll(() => names(el).length).toBe(0);
    expect(all(el, bodyRow).filter((row) => Number(getComputedStyle(row).opacity) < 1)).toEqual([]);
    expect(all(el, 'button[aria-label="Edit"]:not(:disabled)')).toHaveLength(4);
  },
);

proves(
  "Your own button can do the same. To save, call tableRef.current.onEditingApproved('bulk').",
  async () => {
    const tableRef = createRef<Running>();
    const onBulkUpdate = vi.fn(done);
    const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate } });
    press(el, 'Edit All');
    fill(name(el), 'Sid');
    flushSync(() => tableRef.current?.onEditingApproved('bulk'));
    expect(onBulkUpdate).toHaveBeenCalledOnce();
    await expect.poll(() => names(el).length).toBe(0);
  },
);

proves(
  'To replace both keys, pass onKeyDown to MTableEditRow in your own components.EditRow, and cancel there yourself',
  async () => {
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return (
        <MTableEditRow
          {...props}
          onKeyDown={(event: React.KeyboardEvent) =>
            event.key === 'Escape' && props.onEditingCanceled(props.mode, props.data)
          }
        />
      );
    }
    const onRowUpdate = vi.fn(done);
    const { el } = mountTable({}, { components: { EditRow }, editable: { onRowUpdate } });
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    press(el, 'Edit');
    key(name(el), 'Enter', 13);
    expect(onRowUpdate).not.toHaveBeenCalled();
    expect(names(el)).toHaveLength(1);
    key(name(el), 'Escape', 27);
    await expect.poll(() => names(el).length).toBe(0);
  },
);

proves("omit onRowAdd for users who can't add rows: onRowAdd: mayAdd ? add : undefined", () => {
  const own = columns();
  const table = (mayAdd: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      editable={{ onRowUpdate: done, onRowAdd: mayAdd ? done : undefined }}
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

proves(
  "For a nested field such as 'address.city', pass only the value: initialEditValue: 'Oslo'.",
  async () => {
    const onRowAdd = vi.fn(async (_row: object) => undefined);
    const own = [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'address.city', initialEditValue: 'Oslo' },
    ];
    const { el } = mount(<MaterialTable columns={own} data={[]} editable={{ onRowAdd }} />);
    press(el, 'Add');
    expect((one(el, 'tbody input[aria-label="City"]') as HTMLInputElement).value).toBe('Oslo');
    fill(name(el), 'Sid');
    press(el, 'Save');
    await expect.poll(() => onRowAdd.mock.calls.length).toBe(1);
    expect(onRowAdd).toHaveBeenCalledWith({ name: 'Sid', address: { city: 'Oslo' } });
  },
);

proves(
  [
    'In your own components.EditRow, add the column to the form: <MTableEditRow {...props} columns={[...props.columns, { ...phoneColumn, hidden: false }]} />.',
    'Here, phoneColumn is the same object as in your columns. Its field appears on the right, without a header.',
  ],
  async () => {
    const own = columns({ age: { hidden: true } });
    const [, , age] = own;
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return <MTableEditRow {...props} columns={[...props.columns, { ...age, hidden: false }]} />;
    }
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const fields = (el: HTMLElement) =>
      all(el, 'tbody td input').map((input) => input.getAttribute('aria-label'));
    const plain = mountTable(
      {},
      { columns: columns({ age: { hidden: true } }), editable: { onRowUpdate } },
    ).el;
    press(plain, 'Edit');
    expect(fields(plain)).toEqual(['Name', 'City']);
    const { el } = mountTable({}, { columns: own, components: { EditRow }, editable: { onRowUpdate } });
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    press(el, 'Edit');
    await expect.poll(() => fields(el)).toEqual(['Name', 'City', 'Age']);
    fill(one(el, 'tbody input[aria-label="Age"]') as HTMLInputElement, '42');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate.mock.calls[0]?.[0].age).toBe(42);
    expect(all(el, 'thead th').map(({ textContent }) => textContent)).not.toContain('Age');
  },
);
