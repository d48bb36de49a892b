import MaterialTable, { type Query } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

interface Handle {
  onFilterChange: (index: number, value: unknown) => void;
}

const search = (el: ParentNode) => one(el, 'input[placeholder="Search"]');

const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));

const filtersOf = (data: ReturnType<typeof remote>) =>
  data.mock.calls.map(([query]) => query.filters.map(({ value }) => value as unknown));

proves(
  'To change a filter later, call tableRef.current.onFilterChange(index, value), which also sends a new query.',
  async () => {
    const tableRef = createRef<Handle>();
    const data = remote();
    mountTable({ debounceInterval: 0, filtering: true }, { data, tableRef });
    await expect.poll(() => filtersOf(data)).toEqual([[]]);
    flushSync(() => tableRef.current?.onFilterChange(1, 'Oslo'));
    await expect.poll(() => filtersOf(data)).toEqual([[], ['Oslo']]);
    const local = createRef<Handle>();
    const { el } = mountTable({ debounceInterval: 0, filtering: true }, { tableRef: local });
    flushSync(() => local.current?.onFilterChange(1, 'Rome'));
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves(
  "New columns with another defaultFilter filter an array again, but a data function isn't called.",
  async () => {
    const local = (defaultFilter: string) => (
      <MaterialTable
        columns={columns({ city: { defaultFilter } })}
        data={people}
        options={{ filtering: true }}
      />
    );
    const array = mount(local('Rome'));
    expect(shown(array.el)).toEqual(['Eve', 'Hal', 'Kim']);
    array.rerender(local('Oslo'));
    expect(shown(array.el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    const data = remote();
    const options = { debounceInterval: 0, filtering: true };
    const table = (defaultFilter: string) => (
      <MaterialTable columns={columns({ city: { defaultFilter } })} data={data} options={options} />
    );
    const { el, rerender } = mount(table('Bonn'));
    await expect.poll(() => filtersOf(data)).toEqual([['Bonn']]);
    rerender(table('Oslo'));
    const city = one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement;
    await expect.poll(() => city.value).toBe('Oslo');
    // Another query proves that there was none in between.
    fill(search(el), 'x');
    await expect.poll(() => data.mock.calls.length).toBe(2);
    expect(data.mock.lastCall?.[0].search).toBe('x');
  },
);
