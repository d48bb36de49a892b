import MaterialTable, { type MaterialTableProps, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { proves, mount } from './claim';
import { one, shown } from './read';
import { columns, people, type Person } from './table';

const made = columns();
const table = (props: Partial<MaterialTableProps<Person>>, key = '') => (
  <MaterialTable key={key} columns={made} data={people} {...props} />
);
const sizes = (pageSize: number) => ({ pageSize, pageSizeOptions: [2, 3, 4] });
const asked = () =>
  vi.fn(async (query: Query<Person>) => ({
    data: people.slice(0, query.pageSize),
    page: query.page,
    totalCount: people.length,
  }));

proves(
  [
    'A data function receives the initial page size and each size that users choose later.',
    'Both belong in options. As props of the table, they do nothing.',
  ],
  async () => {
    const { el, rerender } = mount(table({ options: sizes(3) }));
    expect(shown(el)).toHaveLength(3);
    rerender(table({ options: sizes(4) }));
    expect(shown(el)).toHaveLength(4);

    const load = asked();
    const remote = mount(table({ data: load, options: sizes(3) })).el;
    await expect.poll(() => shown(remote)).toHaveLength(3);
    expect(load.mock.calls.map(([query]) => query.pageSize)).toEqual([3]);

    await userEvent.click(one(remote, '[role="combobox"]'));
    await userEvent.click(page.getByRole('option', { name: '4' }));
    await expect.poll(() => shown(remote)).toHaveLength(4);
    expect(load.mock.lastCall?.[0].pageSize).toBe(4);
    expect(one(remote, '[role="combobox"]').textContent).toBe('4 rows ');

    const asProps = mount(table(sizes(3) as object)).el;
    expect(shown(asProps)).toHaveLength(5);
    expect(one(asProps, '[role="combobox"]').textContent).toBe('5 rows ');
  },
);

proves(
  "if you change pageSize later, a data function doesn't receive the new size, so set a different key on the table.",
  async () => {
    const load = asked();
    const at = (pageSize: number, key = '') => table({ data: load, options: sizes(pageSize) }, key);
    const { el, rerender } = mount(at(2));
    await expect.poll(() => shown(el)).toHaveLength(2);
    rerender(at(4));
    expect([shown(el).length, load.mock.calls.length]).toEqual([2, 1]);
    rerender(at(4, 'four'));
    await expect.poll(() => shown(el)).toHaveLength(4);
    expect(load.mock.lastCall?.[0].pageSize).toBe(4);
  },
);
