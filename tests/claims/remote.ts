import type { MaterialTableProps, Query } from '@material-table/core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { click } from './hands';
import { all, one, shown } from './read';
import { mountTable, people, type Person } from './table';

/** The page of people that the query is for. */
export const pageOf = ({ page, pageSize }: Query<Person>) => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});

/** Mount a table whose data function keeps a copy of each query, and wait for its first result. */
export async function remote(options = {}, props: Partial<MaterialTableProps<Person>> = {}) {
  const queries: Query<Person>[] = [];
  const data = async (query: Query<Person>) => (queries.push({ ...query }), pageOf(query));
  const table = mountTable({ debounceInterval: 0, ...options }, { data, ...props });
  await expect.poll(() => shown(table.el).length).toBeGreaterThan(0);
  /** Wait for this many queries, and for the answer to the last: until then the table has its earlier page. */
  const asked = async (count: number) => {
    await expect.poll(() => queries.length).toBe(count);
    await expect.poll(() => table.el.querySelector('[role=progressbar]')).toBeNull();
  };
  return { ...table, queries, asked };
}

export async function choosePageSize(el: HTMLElement, size: number): Promise<void> {
  await userEvent.click(one(el, '.MuiTablePagination-select'));
  const option = () => all(document, '[role=option]').find(({ textContent }) => textContent === String(size));
  await expect.poll(option).toBeDefined();
  click(option() as HTMLElement);
}
