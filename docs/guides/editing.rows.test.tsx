import MaterialTable from '@material-table/core';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { name } from '../../tests/claims/editing';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import Always from './editing-own-forms.always';
import InDialog from './editing-own-forms.dialog';
import OpenRow from './editing.open-row';

interface Running {
  dataManager: { data: Person[] };
  onRowEditStarted: (row: Person) => void;
}
const inputs = (el: ParentNode) => all(el, 'tbody input');

proves(
  [
    'A click on one cell | cellEditable',
    'A dialog, or inputs that are always visible | Forms and your own editors',
  ],
  async () => {
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const { el } = mountTable({}, { cellEditable });
    expect(inputs(el)).toHaveLength(0);
    click(one(el, 'tbody div[style*=dashed]'));
    expect(inputs(el)).toHaveLength(1);

    const always = mount(<Always />).el;
    expect(inputs(always)).toHaveLength(shown(always).length);
    press(mount(<InDialog />).el, 'Edit Otis Grant');
    expect((one(document, '[role=dialog] input') as HTMLInputElement).value).toBe('Otis Grant');
  },
);

proves(
  [
    'A loading overlay covers the table until the promise settles.',
    'Call resolve or reject even after an error.',
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
    expect(inputs(el).length).toBeGreaterThan(0);
  },
);

proves('In your state, store or query cache, set a new array with a new object for the row.', async () => {
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
    expect(inputs(el)).toHaveLength(3);
    resolve();
    await expect.poll(() => inputs(el).length).toBe(0);
    expect(shown(el)[0]).toBe(isStored ? 'Sid' : 'Cid');
  }
});

proves(
  [
    'Changing the array in place has no effect',
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

proves('Row actions, onRowClick and onRowDoubleClick receive that object', async () => {
  const tableRef = createRef<Running>();
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
  const tableRef = createRef<Running>();
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

proves(
  'The button is missing while rows are selected, and it is empty if you pass icons without Edit.',
  () => {
    const editable = { onBulkUpdate: save };
    const button = (el: ParentNode) => el.querySelector('button[aria-label="Edit All"]');
    const { el } = mountTable({ selection: true }, { editable });
    expect(button(el)?.querySelector('svg, .material-icons')).not.toBeNull();
    click(one(el, `${bodyRow} input[type="checkbox"]`));
    expect(button(el)).toBeNull();
    const icons = { Add: () => <i>+</i> } as never;
    const empty = button(mountTable({}, { editable, icons }).el);
    expect([empty?.textContent, empty?.querySelectorAll('svg, .material-icons, i').length]).toEqual(['', 0]);
  },
);
