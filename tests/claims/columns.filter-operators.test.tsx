import type { Column, MaterialTableProps, Query } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { quick } from '../../docs/guides/_cells';
import { proves } from './claim';
import { fill } from './hands';
import { filterRow, one, shown, texts } from './read';
import { columns, mountTable, type Person } from './table';

interface NameFilter {
  operator: string;
  text: string;
}
interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number; filterValue?: NameFilter } };
  onFilterChanged: (id: number, value: unknown) => void;
}
const OperatorFilter = ({ columnDef: { tableData }, onFilterChanged }: FilterProps) => (
  <label>
    {tableData?.filterValue?.operator}
    <input
      value={tableData?.filterValue?.text}
      onChange={({ target }) =>
        onFilterChanged(tableData?.id ?? 0, { ...tableData?.filterValue, text: target.value })
      }
    />
  </label>
);

const name: Partial<Column<Person>> = {
  filterComponent: OperatorFilter,
  defaultFilter: { operator: 'starts with', text: '' },
  customFilterAndSearch: ({ operator, text }: NameFilter, row) =>
    operator === 'starts with' ? row.name.startsWith(text) : row.name.includes(text),
};

proves("For local data, keep the operator in the filter's value.", async () => {
  const { el } = mountTable(quick, { columns: columns({ name: { ...name } }) });
  expect(shown(el)).toHaveLength(12);
  expect(texts(el, 'label')).toEqual(['starts with']);
  fill(one(el, `${filterRow} label input`), 'K');
  await expect.poll(() => shown(el)).toEqual(['Kim']);

  const data = vi.fn(async (_query: Query<Person>) => ({ data: [], page: 0, totalCount: 0 }));
  const remote = mountTable(quick, { columns: columns({ name: { ...name } }), data }).el;
  const last = () => data.mock.lastCall?.[0].filters[0]?.value as unknown;
  await expect.poll(last).toEqual({ operator: 'starts with', text: '' });
  fill(one(remote, `${filterRow} label input`), 'K');
  await expect.poll(last).toEqual({ operator: 'starts with', text: 'K' });
});

proves(
  [
    "In a lookup column, the value is a list of keys, such as ['IE', 'GB'].",
    "wherever you read or set it: defaultFilter: ['busy'], onFilterChange(1, ['IE', 'GB']).",
  ],
  async () => {
    const tableRef = createRef<{ onFilterChange: (column: number, value: unknown) => void }>();
    const lookup = { Bonn: 'Bonn on Rhine', Oslo: 'Oslo', Rome: 'Rome' };
    const props: Partial<MaterialTableProps<Person>> = { columns: columns({ city: { lookup } }), tableRef };
    const { el } = mountTable(quick, props);
    tableRef.current?.onFilterChange(1, ['Oslo', 'Rome']);
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Eve', 'Gus', 'Hal', 'Jon', 'Kim']);
    expect(one(el, `${filterRow} [role=combobox]`).textContent).toBe('Oslo, Rome');
  },
);
