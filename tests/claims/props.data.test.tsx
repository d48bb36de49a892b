import MaterialTable, { type Query, type QueryResult } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, input, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

const answer = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});
const remote = () => vi.fn(answer);
/** The table writes totalCount and page to a query once it has a result, so copy the query. */
const copying = (data: ReturnType<typeof remote>) => (query: Query<Person>) => data({ ...query });
const loaded = (el: HTMLElement) => expect.poll(() => all(el, bodyRow).length).toBeGreaterThan(0);
const calls = (data: { mock: { calls: unknown[] } }, count: number) =>
  expect.poll(() => data.mock.calls.length).toBe(count);

proves(
  [
    'The table and its callbacks use shallow copies with an extra tableData property, which you should never store.',
    "because the table doesn't",
    'The table works with copies of your rows.',
    "Callbacks receive the copy, but the types don't include the field.",
  ],
  () => {
    const frozen = people.map((person) => Object.freeze({ ...person }));
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { data: frozen, onRowClick });
    click(one(el, bodyRow));
    expect(onRowClick.mock.calls[0]?.[1]).not.toBe(frozen[0]);
    expect(onRowClick.mock.calls[0]?.[1]).toEqual({
      ...people[0],
      tableData: expect.objectContaining({ id: 1, index: 0 }),
    });
  },
);

proves(
  [
    'The selection and open panels then follow the id when the array changes.',
    'Give every row an id so that the selection is kept.',
  ],
  () => {
    const own = columns();
    const table = (data: Person[]) => (
      <MaterialTable columns={own} data={data} options={{ selection: true }} />
    );
    const { el, rerender } = mount(table(people));
    click(one(el, `${bodyRow} input`));
    rerender(table([...people].reverse().slice(-3)));
    const checked = all(el, bodyRow).filter((row) => row.querySelector('input:checked'));
    expect(checked.map((row) => row.textContent)).toEqual([expect.stringContaining('Cid')]);
  },
);

proves(
  [
    'The page to fetch, counted from 0.',
    'The maximum number of rows to return.',
    'The total from the previous response, or 0 in the first query.',
    "query.search is '' if there is no search.",
  ],
  async () => {
    const data = remote();
    const { el } = mountTable({}, { data: copying(data) });
    await loaded(el);
    expect(data.mock.calls[0]?.[0]).toMatchObject({
      page: 0,
      pageSize: 5,
      totalCount: 0,
      search: '',
      filters: [],
    });
    press(el, 'Next Page');
    await calls(data, 2);
    expect(data.mock.calls[1]?.[0]).toMatchObject({ page: 1, pageSize: 5, totalCount: 12 });
  },
);

proves(
  [
    'It starts at options.initialPage and is reset to 0 when the search, filters, sorting or page size change.',
    "The text in the search field, untrimmed, or '' if the field is empty.",
    'Its initial value is options.searchText.',
  ],
  async () => {
    const data = remote();
    const { el } = mountTable({ debounceInterval: 0, initialPage: 1, searchText: 'x' }, { data });
    await loaded(el);
    expect(data.mock.calls[0]?.[0]).toMatchObject({ search: 'x', page: 1 });
    fill(input(el, 'Search'), ' ci ');
    await calls(data, 2);
    expect(data.mock.calls[1]?.[0]).toMatchObject({ search: ' ci ', page: 0 });
  },
);

proves(
  [
    'The active column filters, one entry per column, all of which a row should match.',
    'The first query includes column.defaultFilter.',
    'The column that the filter applies to.',
    "'=' for the built-in filters",
    'Cleared filters are removed',
  ],
  async () => {
    const data = remote();
    const own = columns({ name: { defaultFilter: 'a', defaultFilterOperator: '>' } });
    const { el } = mountTable({ debounceInterval: 0, filtering: true }, { data, columns: own });
    await loaded(el);
    expect(data.mock.calls[0]?.[0].filters).toMatchObject([
      { column: { field: 'name' }, operator: '>', value: 'a' },
    ]);
    fill(input(el, 'filter data by Name'), 'an');
    await calls(data, 2);
    expect(data.mock.calls[1]?.[0].filters).toMatchObject([
      { column: { field: 'name' }, operator: '=', value: 'an' },
    ]);
    fill(input(el, 'filter data by Name'), '');
    await calls(data, 3);
    expect(data.mock.calls[2]?.[0].filters).toEqual([]);
  },
);

proves(
  [
    'The sorted columns, each with its field and direction.',
    'Skip entries without a sortOrder, because until the first click on a header, every query lists all columns.',
    'orderByCollection lists every column at first',
    "in queries before the first click on a header, '' for unsorted columns.",
    'in queries before the first click on a header, undefined for unsorted columns.',
    'The first query lists every column in orderByCollection. Unsorted columns have no sortOrder, so skip them, as above. After the first click on a header, the list contains only sorted columns.',
  ],
  async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const data = remote();
    const { el } = mountTable({}, { data });
    await loaded(el);
    const first = data.mock.calls[0]?.[0].orderByCollection;
    expect(first?.map((entry) => [entry.orderByField, entry.orderDirection, entry.sortOrder])).toEqual([
      ['name', '', undefined],
      ['city', '', undefined],
      ['age', '', undefined],
    ]);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[1] as HTMLElement);
    await calls(data, 2);
    expect(data.mock.calls[1]?.[0]).toMatchObject({
      page: 0,
      orderBy: { field: 'city' },
      orderDirection: 'asc',
      orderByCollection: [{ orderBy: 1, orderByField: 'city', orderDirection: 'asc', sortOrder: 1 }],
    });
    expect(warn.mock.calls.join()).toContain('orderBy and orderDirection');
    warn.mockRestore();
  },
);

proves(
  [
    'The rows on this page, at most pageSize.',
    'The page that these rows are on, counted from 0. This is usually query.page.',
    'The number of rows on all pages, with the current search and filters applied.',
    'totalCount is the number of rows on all pages, after search and filters.',
  ],
  async () => {
    const { el } = mountTable(
      {},
      { data: async () => ({ data: people.slice(3, 5), page: 1, totalCount: 7 }) },
    );
    await expect.poll(() => shown(el)).toEqual(['Bob', 'Eve']);
    expect(el.textContent).toContain('6-7 of 7');
  },
);

proves(
  "The table doesn't check the result, so a missing page or totalCount shows NaN in the pagination.",
  async () => {
    const partial = { data: people.slice(0, 2) } as QueryResult<Person>;
    const { el } = mountTable({}, { data: async () => partial });
    await expect.poll(() => el.textContent).toContain('NaN');
  },
);

proves(
  [
    "Passing a new function doesn't reload the table.",
    "A new data function doesn't load anything by itself.",
    "data as a function doesn't trigger a query when it is new. The next query uses it.",
  ],
  async () => {
    const own = columns();
    const second = remote();
    const { el, rerender } = mount(<MaterialTable columns={own} data={remote()} />);
    await loaded(el);
    rerender(<MaterialTable columns={own} data={second} />);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(second.mock.calls.map(([query]) => query.page)).toEqual([1]);
  },
);

proves(
  ['An older response overwrites a newer one', 'Responses are shown in the order in which they arrive.'],
  async () => {
    const waiting: (() => void)[] = [];
    const data = (query: Query<Person>) =>
      new Promise<QueryResult<Person>>((resolve) => waiting.push(() => resolve(answer(query))));
    const { el } = mountTable({}, { data });
    waiting[0]?.();
    await loaded(el);
    press(el, 'Next Page');
    press(el, 'Last Page');
    expect(waiting).toHaveLength(3);
    waiting[2]?.();
    await expect.poll(() => shown(el)[0]).toBe('Kim');
    waiting[1]?.();
    await expect.poll(() => shown(el)[0]).toBe('Fay');
  },
);

proves(
  [
    'If the promise rejects, an overlay with the message and a retry icon covers the current rows.',
    'The error of the previous query while that query is being retried; otherwise undefined or, after a success, false.',
  ],
  async () => {
    const data = vi.fn(answer).mockRejectedValueOnce(new Error('No network'));
    const { el } = mountTable({}, { data });
    await expect.poll(() => el.textContent).toContain('No network');
    one(el, '[data-testid=replay]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await calls(data, 2);
    expect(data.mock.calls[1]?.[0].error).toEqual({ message: 'No network', errorCause: 'query' });
    await loaded(el);
    press(el, 'Next Page');
    await calls(data, 3);
    expect(data.mock.calls[2]?.[0].error).toBe(false);
  },
);

proves(
  [
    'The text of the overlay, which is the message of the rejected Error or the rejected string.',
    'If you reject with undefined, it is localization.error.',
    'Text over the table if a data function rejects without a reason.',
  ],
  async () => {
    const text = mountTable({}, { data: () => Promise.reject('just a string') });
    await expect.poll(() => text.el.textContent).toContain('just a string');
    const silent = mountTable(
      {},
      { data: () => Promise.reject(undefined), localization: { error: 'Loading failed' } },
    );
    await expect.poll(() => silent.el.textContent).toContain('Loading failed');
  },
);

proves(
  'An empty array shows "No records to display", on a later page with a pagination such as "11-10 of 10".',
  async () => {
    const answer = vi.fn(async () => ({ data: [], page: 2, totalCount: 10 }));
    const { el } = mountTable({}, { data: answer });
    await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(() => el.textContent).toContain('11-10 of 10');
    expect(el.textContent).toContain('No records to display');
  },
);
