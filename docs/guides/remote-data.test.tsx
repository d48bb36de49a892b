import { type MaterialTableProps, type Options, type Query, type QueryResult } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import TicketsOnAServer from './remote-data.outside';

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

async function mountRemote(
  data: Load,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  const { el } = mountTable({ debounceInterval: 0, ...options }, { data, ...props });
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  return el;
}

proves(
  [
    'The table shows the rows in the order you return them.',
    "the table doesn't filter or paginate these rows itself",
    'The server has to do all the work',
  ],
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn<Load>(async ({ page }) => ({ data: people, page, totalCount: 40 }));
    const { el } = mountTable({ debounceInterval: 0 }, { data: load });
    await expect.poll(() => shown(el)).toHaveLength(12);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    fill(one(el, 'input[placeholder=Search]'), 'eve');
    await expect.poll(() => load.mock.lastCall?.[0].search).toBe('eve');
    await expect.poll(() => shown(el)).toEqual(people.map(({ name }) => name));
    expect(warn.mock.calls.flat().join()).toContain('orderBy');
    warn.mockRestore();
  },
);

proves(
  [
    "The table's page and totalCount props do nothing",
    'the table treats the array as all rows and paginates it again',
  ],
  () => {
    const { el } = mountTable({}, { data: people.slice(0, 5), page: 1, totalCount: 12 });
    expect(el.textContent).toContain('1-5 of 5');
    expect(shown(el)[0]).toBe('Cid');
  },
);

proves(
  [
    'The first query lists every column in orderByCollection; unsorted ones have no sortOrder',
    'After the first click on a header, orderByCollection contains only sorted columns.',
  ],
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { load, queries } = server();
    const el = await mountRemote(load);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    await expect.poll(() => queries.length).toBe(2);
    expect(
      queries.map((query) => query.orderByCollection.map((entry) => [entry.orderByField, entry.sortOrder])),
    ).toEqual([
      [
        ['name', undefined],
        ['city', undefined],
        ['age', undefined],
      ],
      [['name', 1]],
    ]);
    warn.mockRestore();
  },
);

proves(
  [
    'column.defaultSort, options.defaultOrderByCollection (each entry with a sortOrder), column.defaultFilter, options.searchText and options.initialPage are all in the first query.',
  ],
  async () => {
    const sorted = ({ orderByCollection }: Query<Person>) =>
      orderByCollection.flatMap((entry) =>
        entry.sortOrder ? [`${entry.orderByField} ${entry.orderDirection}`] : [],
      );
    const own = columns({ city: { defaultSort: 'desc', defaultFilter: 'Bonn' } });
    const byColumn = server();
    await mountRemote(byColumn.load, { searchText: 'a', initialPage: 1 }, { columns: own });
    const [first] = byColumn.queries as [Query<Person>];
    expect(sorted(first)).toEqual(['city desc']);
    expect([first.search, first.page, first.filters.map(({ value }) => value as unknown)]).toEqual([
      'a',
      1,
      ['Bonn'],
    ]);
    const byOption = server();
    const defaultOrderByCollection = [
      { orderBy: 2, orderDirection: 'desc', sortOrder: 1, orderByField: 'age' },
    ];
    await mountRemote(byOption.load, { defaultOrderByCollection });
    expect(sorted(byOption.queries[0] as Query<Person>)).toEqual(['age desc']);
  },
);

proves(
  ['which repeats the current query', 'onQueryChange({ page: 0 }) starts from the first page'],
  async () => {
    const { el } = mount(<TicketsOnAServer />);
    await expect.poll(() => shown(el)).toEqual(['Printer on fire', 'Door stuck', 'Lamp flickers']);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)).toEqual(['Chair squeaks']);
    click(all(el, 'button')[2] as HTMLElement);
    await expect.poll(() => shown(el)).toEqual(['Lamp flickers', 'Chair squeaks']);
    click(all(el, 'button')[1] as HTMLElement);
    await expect.poll(() => shown(el)).toEqual(['No coffee']);
    click(all(el, 'button')[0] as HTMLElement);
    await expect.poll(() => shown(el)).toEqual(['Ticket 6', 'Printer on fire', 'Door stuck']);
  },
);

proves('If the last row of the last page is deleted, the table requests the previous page.', async () => {
  const rows = people.slice(0, 6);
  const { load, queries } = server(rows);
  const el = await mountRemote(load, {}, { editable: { onRowDelete: async () => void rows.pop() } });
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Fay']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(queries.map(({ page }) => page)).toEqual([0, 1, 1, 0]);
});

proves('With editable, the table repeats the query after each save', async () => {
  for (const [name, opener] of [
    ['onRowUpdate', 'Edit'],
    ['onRowAdd', 'Add'],
    ['onRowDelete', 'Delete'],
  ] as const) {
    const { load } = server();
    const el = await mountRemote(load, {}, { editable: { [name]: save } });
    press(el, opener);
    press(el, 'Save');
    await expect.poll(() => [name, load.mock.calls.length]).toEqual([name, 2]);
  }
});

proves(
  "With cellEditable, the table doesn't repeat the query, and the cell shows the old value.",
  async () => {
    const { load } = server();
    const onCellEditApproved = vi.fn(save);
    const el = await mountRemote(
      load,
      {},
      { cellEditable: { isCellEditable: () => true, onCellEditApproved } },
    );
    click(one(el, `${bodyRow} div[style*=dashed]`));
    fill(one(el, 'input[aria-label=Name]'), 'Sid');
    click(all(el, `${bodyRow} button`)[0] as HTMLElement);
    await expect.poll(() => onCellEditApproved.mock.calls.length).toBe(1);
    await expect.poll(() => all(el, 'input[aria-label=Name]').length).toBe(0);
    expect(shown(el)[0]).toBe('Cid');
    expect(load).toHaveBeenCalledTimes(1);
  },
);

proves(
  [
    'the table shows your error message over the previous rows',
    'so if the next page fails, it requests the old page again',
  ],
  async () => {
    const { load, queries } = server();
    const tableRef = createRef<{ retry: () => void }>();
    const el = await mountRemote(load, {}, { tableRef });
    load.mockImplementationOnce(() => Promise.reject(new Error('The server sleeps.')));
    press(el, 'Next Page');
    await expect.poll(() => el.textContent).toContain('The server sleeps.');
    expect(shown(el)[0]).toBe('Cid');
    tableRef.current?.retry();
    await expect.poll(() => el.textContent).not.toContain('The server sleeps.');
    expect(queries.map(({ page }) => page)).toEqual([0, 0]);
  },
);

proves(['Responses are shown in the order in which they arrive.'], async () => {
  const { load } = server();
  const el = await mountRemote(load, { loadingType: 'linear' });
  let answerLate = (_result: QueryResult<Person>) => {};
  load.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  press(el, 'Next Page');
  press(el, 'Last Page');
  await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
  answerLate({ data: people.slice(5, 10), page: 1, totalCount: 12 });
  await expect.poll(() => shown(el)[0]).toBe('Fay');
});

proves('without it, the pagination shows NaN', async () => {
  const load = async () => ({ data: people.slice(0, 5), page: 0 }) as QueryResult<Person>;
  const el = await mountRemote(load);
  expect(el.textContent).toContain('NaN');
});
