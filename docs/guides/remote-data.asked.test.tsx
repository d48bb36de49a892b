import MaterialTable, { type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, people, shown, type Person } from '../../tests/claims/table';

const firstTwo = async (query: Query<Person>) => ({
  data: people.slice(0, 2),
  page: query.page,
  totalCount: 2,
});

proves(
  [
    "Give the table another key for each: <MaterialTable key={isRemote ? 'remote' : 'local'} data={isRemote ? loadPeople : people} … />.",
  ],
  async () => {
    const made = columns();
    const { el, rerender } = mount(<MaterialTable key="local" columns={made} data={people} />);
    expect(shown(el)).toHaveLength(5);
    rerender(<MaterialTable key="remote" columns={made} data={firstTwo} />);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  },
);

proves(
  [
    'From a function to an array it works without a key, too',
    'from an array to a function nothing is loaded, and the old rows stay',
  ],
  async () => {
    const made = columns();
    const load = vi.fn(firstTwo);
    const { el, rerender } = mount(<MaterialTable columns={made} data={load} />);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
    rerender(<MaterialTable columns={made} data={people} />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    const asked = load.mock.calls.length;
    rerender(<MaterialTable columns={made} data={load} />);
    await expect.poll(() => el.textContent).toContain('of 2');
    expect(shown(el)).toHaveLength(5);
    expect(load).toHaveBeenCalledTimes(asked);
  },
);
