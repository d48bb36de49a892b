import MaterialTable, { type Column } from '@material-table/core';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import { saidBy } from './_produce';

proves('in 8.0.3 the table can switch to other columns with defaultSort, and sorts by them.', async () => {
  const byAge: Column<Person>[] = [
    { title: 'Age', field: 'age', defaultSort: 'desc' },
    { title: 'Name', field: 'name' },
  ];
  const byName = columns({ name: { defaultSort: 'asc' } });
  const table = (made: Column<Person>[]) => <MaterialTable columns={made} data={people} />;
  const { el, rerender } = mount(table(byName));
  expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
  rerender(table(byAge));
  await expect.poll(() => shown(el)).toEqual(['61', '52', '47', '41', '36']);
  expect(await saidBy(table(columns({ city: { defaultSort: 'asc' } })))).toBe('');
});

const Container = ({ children }: { children?: ReactNode }) => <section>{children}</section>;

proves(
  "In 8.0.3, components that you don't specify keep their default, including the loading overlay.",
  async () => {
    const table = <MaterialTable columns={columns()} data={people} components={{ Container }} isLoading />;
    const { el, unmount } = mount(table);
    expect(all(el, 'section [role=progressbar]')).toHaveLength(1);
    expect(shown(el)).toHaveLength(5);
    unmount();
    expect(await saidBy(table)).toBe('');
  },
);

proves('in 8.0.3 the filter row is shown', async () => {
  const table = <MaterialTable columns={columns()} data={people} options={{ filtering: true }} />;
  const { el, unmount } = mount(table);
  expect(all(el, '#m--table--filter--row input')).toHaveLength(3);
  unmount();
  expect(await saidBy(table)).toBe('');
});
