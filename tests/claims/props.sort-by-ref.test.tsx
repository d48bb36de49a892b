import type { OrderByCollection } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { columns, mountTable, type Person } from './table';
import type { Column } from '@material-table/core';

interface Handle {
  onChangeOrder: (columnIndex: number, direction: string, sortOrder?: number) => void;
}

/** Sort a table through its `tableRef`, and return the sorted columns with their ranks after each call. */
function sortedAfter(maxColumnSort: 1 | 2 | 3, calls: [number, string, number?][]) {
  const tableRef: { current: Handle | null } = { current: null };
  const own: Column<Person>[] = columns();
  const onOrderCollectionChange = vi.fn((_list: OrderByCollection[]) => undefined);
  mountTable({ maxColumnSort }, { tableRef: tableRef as never, columns: own, onOrderCollectionChange });
  return calls.map((call) => {
    flushSync(() => tableRef.current?.onChangeOrder(...call));
    const list = onOrderCollectionChange.mock.lastCall?.[0] ?? [];
    return list.map((entry) => `${entry.sortOrder}:${entry.orderByField} ${entry.orderDirection}`).join(', ');
  });
}

proves(
  "In a table that sorts by one column, onChangeOrder(1, '') removes the sorting, whatever the index.",
  () => {
    expect(
      sortedAfter(1, [
        [0, 'asc'],
        [0, ''],
      ]),
    ).toEqual(['1:name asc', '']);
    expect(
      sortedAfter(1, [
        [0, 'asc'],
        [1, ''],
      ]),
    ).toEqual(['1:name asc', '']);
  },
);

proves(
  [
    "With options.maxColumnSort above 1, pass the column's current rank (from 1) as the third argument to reverse or remove a sorted column, as in onChangeOrder(1, '', 2).",
    "tableRef.current.onChangeOrder(index, '') removes another column",
  ],
  () => {
    expect(
      sortedAfter(2, [
        [0, 'asc'],
        [1, 'asc'],
        [1, ''],
      ]).at(-1),
    ).toBe('1:city asc');
    expect(
      sortedAfter(2, [
        [0, 'asc'],
        [1, 'asc'],
        [1, '', 2],
      ]).at(-1),
    ).toBe('1:name asc');
    expect(
      sortedAfter(2, [
        [0, 'asc'],
        [1, 'asc'],
        [0, 'desc', 1],
      ]).at(-1),
    ).toBe('1:name desc, 2:city asc');
  },
);
