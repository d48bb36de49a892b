import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { createRef, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { name, names } from '../../tests/claims/editing';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';

interface Running {
  state: { showAddRow: boolean };
  setState: (state: object) => void;
  onEditingApproved: (mode: 'bulk') => void;
}

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
      const editable = { onRowAdd: save, onRowAddCancelled };
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
    "a row with tableData: { editing: 'update' } stays open, with its own Save button, until you pass it with editing: undefined.",
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
  const props = { actions, editable: { onRowUpdate: save, onRowDelete: save } };
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

proves('In the form, a lookup then shows its label, not the key.', () => {
  const city = { lookup: { Bonn: 'Bonn on the Rhine' }, editable: 'never' as const };
  const { el } = mountTable({}, { columns: columns({ city }), editable: { onRowUpdate: save } });
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
    await expect.poll(() => names(el).length).toBe(0);
    expect(all(el, bodyRow).filter((row) => Number(getComputedStyle(row).opacity) < 1)).toEqual([]);
    expect(all(el, 'button[aria-label="Edit"]:not(:disabled)')).toHaveLength(4);
  },
);

proves("To save, call tableRef.current.onEditingApproved('bulk').", async () => {
  const tableRef = createRef<Running>();
  const onBulkUpdate = vi.fn(save);
  const { el } = mountTable({}, { tableRef, editable: { onBulkUpdate } });
  press(el, 'Edit All');
  fill(name(el), 'Sid');
  flushSync(() => tableRef.current?.onEditingApproved('bulk'));
  expect(onBulkUpdate).toHaveBeenCalledOnce();
  await expect.poll(() => names(el).length).toBe(0);
});

proves("omit onRowAdd for users who can't add rows: onRowAdd: mayAdd ? add : undefined", () => {
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
