import type { Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { pageOf } from './remote';
import { press } from './hands';
import { one, shown } from './read';
import { mountTable, type Person } from './table';

proves(
  [
    'The icon repeats the last successful query, not the failed one.',
    'Repeats the last successful query, like onQueryChange().',
    'The retry icon calls it.',
    'The second argument is called when the result is shown, but not if the query fails.',
    'The icon in the overlay repeats the last successful query, so if the next page fails, it requests the old page again',
    'Throw in an async function, and the table shows your error message over the previous rows.',
  ],
  async () => {
    const calls = vi.fn();
    const asked: number[] = [];
    const data = (query: Query<Person>) => {
      asked.push(query.page);
      return query.page === 1 ? Promise.reject(new Error('Own words')) : Promise.resolve(pageOf(query));
    };
    const tableRef: {
      current: { onQueryChange: (query: object, done: () => void) => void; retry: () => void } | null;
    } = { current: null };
    const { el } = mountTable(
      {},
      {
        data,
        tableRef: tableRef as never,
        localization: { error: 'Other' },
      },
    );
    await expect.poll(() => shown(el).length).toBe(5);
    press(el, 'Next Page');
    await expect.poll(() => el.textContent).toContain('Own words');
    expect(shown(el)[0]).toBe('Cid');
    expect(el.textContent).not.toContain('Other');
    one(el, '[data-testid=replay]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => asked).toEqual([0, 1, 0]);
    await expect.poll(() => el.textContent).not.toContain('Own words');
    tableRef.current?.onQueryChange({ page: 1 }, calls);
    await expect.poll(() => el.textContent).toContain('Own words');
    tableRef.current?.retry();
    await expect.poll(() => asked).toEqual([0, 1, 0, 1, 0]);
    expect(calls).not.toHaveBeenCalled();
  },
);

proves(
  [
    'When your response arrives, the table writes page and totalCount into the query object.',
    'If you store the object, copy it.',
  ],
  async () => {
    const seen: Query<Person>[] = [];
    const data = async (query: Query<Person>) => (
      seen.push(query),
      { ...pageOf(query), page: 0, totalCount: 23 }
    );
    const { el } = mountTable({}, { data });
    await expect.poll(() => el.textContent).toContain('1-5 of 23');
    expect(seen[0]).toMatchObject({ page: 0, totalCount: 23 });
    press(el, 'Last Page');
    await expect.poll(() => seen.length).toBe(2);
    const [, last] = seen;
    await expect.poll(() => last?.page).toBe(0);
  },
);
