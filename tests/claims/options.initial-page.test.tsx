import type { Query } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { one, shown } from './read';
import { pageOf, remote } from './remote';
import { mountTable, people, type Person } from './table';

const options = { initialPage: 2, pageSize: 5 };
const range = (el: HTMLElement) => one(el, 'tfoot').textContent;

proves("A data function must return query.page and only that page's rows.", async () => {
  expect(shown(mountTable(options).el)).toEqual(['Kim', 'Leo']);
  const { el, queries } = await remote(options);
  expect([queries[0]?.page, queries[0]?.pageSize]).toEqual([2, 5]);
  await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
  expect(range(el)).toContain('11-12 of 12');
  const data = async (query: Query<Person>) => ({ ...pageOf(query), data: people, page: 0 });
  const wrong = mountTable(options, { data }).el;
  await expect.poll(() => shown(wrong).length).toBe(12);
  expect(range(wrong)).toContain('1-5 of 12');
});
