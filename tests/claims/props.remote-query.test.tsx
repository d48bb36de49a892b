import type { Options, Query, QueryResult } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, people, type Person } from './table';

/** Mount a table with remote data and return a copy of every query. */
async function mountRemote(options: Options<Person>, own = columns()) {
  const queries: Query<Person>[] = [];
  const data = async (query: Query<Person>): Promise<QueryResult<Person>> => {
    queries.push({ ...query, orderByCollection: query.orderByCollection.map((entry) => ({ ...entry })) });
    const from = query.page * query.pageSize;
    return { data: people.slice(from, from + query.pageSize), page: query.page, totalCount: people.length };
  };
  const { el } = mountTable({ debounceInterval: 0, ...options }, { data, columns: own });
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  return { el, queries };
}

const sort = (el: HTMLElement, index: number) =>
  click(all(el, '[data-testid=mtableheader-sortlabel]')[index] as HTMLElement);

proves(
  [
    'The column whose header was clicked last.',
    'The direction of orderBy',
    "which is undefined before the first click on a header and '' after the third.",
    'After the third click, it is still the column, but orderDirection is empty.',
  ],
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { el, queries } = await mountRemote({});
    for (let count = 2; count <= 4; count++) {
      sort(el, 0);
      await expect.poll(() => queries.length).toBe(count);
    }
    expect(queries.map((query) => [query.orderBy?.field, query.orderDirection])).toEqual([
      [undefined, undefined],
      ['name', 'asc'],
      ['name', 'desc'],
      ['name', ''],
    ]);
    warn.mockRestore();
  },
);

proves(
  'Before the first click, it is undefined, even with a defaultSort. After the third click, it is still the column, but orderDirection is empty.',
  async () => {
    const { queries } = await mountRemote({}, columns({ city: { defaultSort: 'desc' } }));
    expect(queries[0]?.orderBy).toBeUndefined();
    expect(queries[0]?.orderByCollection[0]).toMatchObject({
      orderByField: 'city',
      orderDirection: 'desc',
      sortOrder: 1,
    });
  },
);

proves(
  [
    'Cleared filters are removed, except for lookup filters, which stay with the value [].',
    'A lookup filter with nothing selected stays in the list with the value [].',
  ],
  async () => {
    const cities = { Bonn: 'Bonn', Oslo: 'Oslo' };
    const own = columns({ city: { lookup: cities, filterOnItemSelect: true, defaultFilter: ['Oslo'] } });
    const { el, queries } = await mountRemote({ filtering: true }, own);
    one(el, '#m--table--filter--row [role=combobox]').dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, button: 0 }),
    );
    await expect.poll(() => all(document, '[role=option]').length).toBe(2);
    click(all(document, '[role=option]')[1] as HTMLElement);
    await expect.poll(() => queries.at(-1)?.filters.map(({ value }) => value as unknown)).toEqual([[]]);
  },
);
