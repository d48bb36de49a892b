import { type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { choosePageSize, pageOf, remote } from './remote';
import { click, fill, press } from './hands';
import { header, input, shown } from './read';
import { mountTable, type Person } from './table';

const silenceWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

proves(
  [
    'The function receives a query and returns a promise of { data, page, totalCount }.',
    'It is called when the table mounts and whenever the page, page size, sorting, search or filters change.',
    'It starts at options.initialPage and is reset to 0 when the search, filters, sorting or page size change.',
    'If a server does that work, pass a function, and the table calls it for each page.',
    'pages from a server | a data function, which receives query.page and returns page',
    'To observe remote data queries, use your data function, which receives them.',
    'column.field names the field to filter by.',
    'Pass a function as data. The table calls it with a query for each page, sort order, search and filter, and shows the rows from the promise that it returns.',
    'query.page counts from 0, so the offset is query.page * query.pageSize.',
    'With a data function, a filter also returns to the first page.',
  ],
  async () => {
    const warn = silenceWarnings();
    const orders: unknown[] = [];
    const { el, queries, asked } = await remote(
      { filtering: true, initialPage: 1 },
      { onOrderCollectionChange: (list) => orders.push(list.map((entry) => ({ ...entry }))) },
    );
    expect(queries.map(({ page }) => page)).toEqual([1]);
    click(header(el, 0));
    await asked(2);
    await expect.poll(() => orders).toEqual([queries[1]?.orderByCollection]);
    press(el, 'Next Page');
    await asked(3);
    fill(input(el, 'filter data by Name'), 'a');
    await asked(4);
    expect(queries[3]?.filters[0]?.column.field).toBe('name');
    press(el, 'Next Page');
    await asked(5);
    fill(input(el, 'Search'), 'a');
    await asked(6);
    press(el, 'Next Page');
    await asked(7);
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    await choosePageSize(el, 10);
    await asked(8);
    expect(queries.map(({ page }) => page)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(queries.at(-1)?.pageSize).toBe(10);
    warn.mockRestore();
  },
);

proves(
  [
    'With a data function, it runs after the page arrives.',
    'With a data function, both run after the result arrives.',
    'With a data function, it runs after the result arrives.',
    'The pause is options.debounceInterval and, with a data function, additionally options.searchDebounceDelay.',
    'With a data function, it runs after the sorted page arrives.',
    'With a data function, it runs after the sorted page arrives',
  ],
  async () => {
    const warn = silenceWarnings();
    const log: string[] = [];
    let release = () => {};
    let isFirst = true;
    const data = (query: Query<Person>) => {
      if (isFirst) return ((isFirst = false), Promise.resolve(pageOf(query)));
      return new Promise<ReturnType<typeof pageOf>>((resolve) => (release = () => resolve(pageOf(query))));
    };
    const note = (name: string) => () => void log.push(name);
    const { el } = mountTable(
      { debounceInterval: 0, searchDebounceDelay: 0, filtering: true },
      {
        data,
        onPageChange: note('page'),
        onRowsPerPageChange: note('size'),
        onFilterChange: note('filter'),
        onSearchChange: note('search'),
        onOrderChange: note('order'),
        onOrderCollectionChange: note('orders'),
      },
    );
    await expect.poll(() => shown(el).length).toBe(5);
    const steps: [() => unknown, string[]][] = [
      [() => press(el, 'Next Page'), ['page']],
      [() => click(header(el, 0)), ['order', 'orders']],
      [() => fill(input(el, 'filter data by Name'), 'x'), ['filter']],
      [() => fill(input(el, 'Search'), 'x'), ['search']],
      [() => choosePageSize(el, 10), ['page', 'size']],
    ];
    for (const [act, names] of steps) {
      release = () => {};
      const idle = release;
      log.length = 0;
      await act();
      await expect.poll(() => release).not.toBe(idle);
      expect(log).toEqual([]);
      release();
      await expect.poll(() => log).toEqual(names);
    }
    warn.mockRestore();
  },
);
