import type { Query } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

interface Running {
  onQueryChange: (query: Partial<Query<Person>>) => void;
  onFilterChange: (column: number, value: unknown) => void;
}

const settled = (el: ParentNode) => expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);

proves(
  [
    "tableRef.current.onQueryChange({ page: 0, search: text }) sends a query with the table's sorting and filters. The search field stays empty, so hide it.",
    'tableRef.current.onFilterChange(0, text) filters by the first column and fills in its field.',
  ],
  async () => {
    const data = vi.fn(async ({ page }: Query<Person>) => ({
      data: people.slice(0, 5),
      page,
      totalCount: 50,
    }));
    const tableRef = createRef<Running>();
    const { el } = mountTable({ filtering: true, debounceInterval: 0 }, { data, tableRef });
    await expect.poll(() => shown(el)).toHaveLength(5);
    tableRef.current?.onFilterChange(0, 'Bo');
    await expect.poll(() => data.mock.lastCall?.[0].filters.map(({ value }) => value)).toEqual(['Bo']);
    const values = () => (all(el, 'input') as HTMLInputElement[]).map(({ value }) => value).slice(0, 2);
    await expect.poll(values).toEqual(['', 'Bo']);
    // A change before the last result would discard it.
    await settled(el);
    click(one(el, 'th .MuiTableSortLabel-root'));
    await expect.poll(() => data.mock.lastCall?.[0].orderByCollection).toHaveLength(1);
    await settled(el);
    tableRef.current?.onQueryChange({ page: 0, search: 'ann' });
    await expect.poll(() => data.mock.lastCall?.[0].search).toBe('ann');
    expect(data.mock.lastCall?.[0].filters).toHaveLength(1);
    expect(data.mock.lastCall?.[0].orderByCollection).toHaveLength(1);
    expect(values()).toEqual(['', 'Bo']);
  },
);
