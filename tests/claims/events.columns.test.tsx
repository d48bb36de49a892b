import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { drop, handle } from './handle';
import { click } from './hands';
import { one, texts } from './read';
import { columns, mountTable, people } from './table';

proves(
  [
    "They aren't indexes in your columns array, so store the order, as above.",
    "Your array isn't reordered.",
    "The table stores the new order in each column's tableData.columnOrder.",
    "It isn't called when a header is dragged into the group bar, which calls onGroupChange.",
    'Other columns can still be moved around it.',
  ],
  async () => {
    const onColumnDragged = vi.fn();
    const onGroupChange = vi.fn();
    const tableRef = handle();
    const own = columns({ city: { draggable: false } });
    const titles = own.map(({ title }) => title);
    const { el } = mountTable(
      { grouping: true },
      { columns: own, onColumnDragged, onGroupChange, tableRef: tableRef as never },
    );
    drop(tableRef, 0, ['headers', 0], ['headers', 2]);
    expect(texts(el, 'thead th')).toEqual(['City', 'Age', 'Name']);
    expect(onColumnDragged.mock.calls).toEqual([[0, 2]]);
    expect(own.map(({ title }) => title)).toEqual(titles);
    const orders = own.map(
      (column) => (column as { tableData?: { columnOrder: number } }).tableData?.columnOrder,
    );
    expect(orders).toEqual([2, 0, 1]);
    drop(tableRef, 2, ['headers', 1], ['groups', 0]);
    expect(onColumnDragged).toHaveBeenCalledTimes(1);
    await expect.poll(() => onGroupChange.mock.lastCall?.[0]).toMatchObject([{ field: 'age' }]);
  },
);

proves('Filters, hidden columns, column order or groups are lost | new columns', () => {
  const tableRef = handle();
  const table = () => (
    <MaterialTable
      columns={columns({ name: { render: (row) => row.name } })}
      data={people}
      tableRef={tableRef as never}
    />
  );
  const { el, rerender } = mount(table());
  drop(tableRef, 0, ['headers', 0], ['headers', 2]);
  expect(texts(el, 'thead th')).toEqual(['City', 'Age', 'Name']);
  rerender(table());
  expect(texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
});

proves(
  [
    "Dragging a chip out of the bar doesn't call it",
    'and neither does adding a group.',
    'onGroupChange reports every change.',
    'Unlike onGroupRemoved, it also reports groups that are added and chips that are reordered or dragged out.',
    'There is no callback for expanding or collapsing a group.',
  ],
  async () => {
    const onGroupRemoved = vi.fn();
    const onGroupChange = vi.fn();
    const tableRef = handle();
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const { el } = mountTable(
      { grouping: true },
      { columns: own, onGroupRemoved, onGroupChange, tableRef: tableRef as never },
    );
    const groups = () => onGroupChange.mock.lastCall?.[0].map(({ field }: { field: string }) => field);
    await expect.poll(groups).toEqual(['city']);
    drop(tableRef, 2, ['headers', 1], ['groups', 1]);
    await expect.poll(groups).toEqual(['city', 'age']);
    drop(tableRef, 2, ['groups', 1], ['groups', 0]);
    await expect.poll(groups).toEqual(['age', 'city']);
    drop(tableRef, 1, ['groups', 1], ['headers', 0]);
    await expect.poll(groups).toEqual(['age']);
    expect(onGroupRemoved).not.toHaveBeenCalled();
    const before = onGroupChange.mock.calls.map(([list]) => list.length);
    click(one(el, 'tbody button'));
    expect(onGroupChange.mock.calls.slice(before.length).every(([list]) => list.length === 1)).toBe(true);
  },
);
