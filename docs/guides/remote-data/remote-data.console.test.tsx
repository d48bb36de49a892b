import MaterialTable, { type Query, type QueryResult } from '@material-table/core';
import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { all, bodyRow } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';

type Load = (query: Query<Person>) => Promise<QueryResult<Person>>;

/** A server that returns a page of these rows and keeps a copy of each query. */
function server(rows = people) {
  const queries: Query<Person>[] = [];
  const load = vi.fn<Load>(async (query) => {
    queries.push({ ...query, orderByCollection: query.orderByCollection.map((entry) => ({ ...entry })) });
    const from = query.page * query.pageSize;
    return { data: rows.slice(from, from + query.pageSize), page: query.page, totalCount: rows.length };
  });
  return { queries, load };
}

proves('StrictMode mounts the table twice, which sends the first query twice', async () => {
  const { load } = server();
  const { el } = mount(
    <StrictMode>
      <MaterialTable columns={columns()} data={load} />
    </StrictMode>,
  );
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  expect(load).toHaveBeenCalledTimes(2);
});
