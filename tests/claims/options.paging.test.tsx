import MaterialTable, { type Options, type Query, type QueryResult } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { all, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

const range = (el: Element) => texts(el, '.MuiTablePagination-root .MuiTypography-caption');
const load = (query: Query<Person>): Promise<QueryResult<Person>> => {
  const start = query.page * query.pageSize;
  const data = people.slice(start, start + query.pageSize);
  return Promise.resolve({ data, page: query.page, totalCount: people.length });
};

proves(
  [
    'Splits the rows into pages, with pagination below.',
    'false shows all rows of an array at once',
    'With paging: false, the table shows all rows and no pagination.',
  ],
  () => {
    expect(range(mountTable().el)).toEqual(['1-5 of 12']);
    const { el } = mountTable({ paging: false });
    expect(shown(el)).toHaveLength(12);
    expect(range(el)).toEqual([]);
  },
);

proves(
  'With remote data, false removes only the pagination and the empty rows that fill the page. The query still requests pageSize rows.',
  async () => {
    const data = vi.fn(load);
    const { el } = mountTable({ paging: false }, { data });
    await expect.poll(() => shown(el)).toHaveLength(5);
    expect(data.mock.lastCall?.[0].pageSize).toBe(5);
    const two = async () => ({ data: people.slice(0, 2), page: 0, totalCount: 2 });
    const rowsWith = async (paging: boolean) => {
      const table = mountTable({ paging }, { data: two }).el;
      await expect.poll(() => shown(table)).toHaveLength(2);
      return all(table, 'tbody tr').filter((row) => row.offsetHeight > 0).length;
    };
    expect(await rowsWith(true)).toBeGreaterThan(2);
    expect(await rowsWith(false)).toBe(2);
  },
);

proves(
  [
    'How many rows each page shows.',
    "With an array of rows, a new value applies immediately and overrides the user's choice",
  ],
  () => {
    const { el, update } = mountTable({ pageSize: 10 });
    expect(range(el)).toEqual(['1-10 of 12']);
    update({ pageSize: 20 });
    expect(shown(el)).toHaveLength(12);
  },
);

proves(
  ["A later change to options.pageSize doesn't affect the query.", 'Remote data keeps the first page size'],
  async () => {
    const data = vi.fn(load);
    const { el, update } = mountTable({ pageSize: 5 }, { data });
    await expect.poll(() => shown(el)).toHaveLength(5);
    update({ pageSize: 10 });
    press(el, 'Next Page');
    await expect.poll(() => data.mock.lastCall?.[0].page).toBe(1);
    expect(data.mock.lastCall?.[0].pageSize).toBe(5);
  },
);

proves('Remote data keeps the first page size', async () => {
  const data = vi.fn(load);
  const stableColumns = columns();
  const table = (pageSize: number) => (
    <MaterialTable key={pageSize} data={data} columns={stableColumns} options={{ pageSize }} />
  );
  const { el, rerender } = mount(table(5));
  await expect.poll(() => shown(el)).toHaveLength(5);
  rerender(table(10));
  await expect.poll(() => shown(el)).toHaveLength(10);
});

const select = '.MuiTablePagination-root [role="combobox"]';

proves(['The options for rows per page.', 'If there is only one, the selector is hidden.'], async () => {
  const { el } = mountTable({ pageSize: 3, pageSizeOptions: [3, 6] });
  expect(texts(el, select)).toEqual(['3 rows']);
  one(el, select).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document, '[role="option"]')).toEqual(['3', '6']);
  const single = mountTable({ pageSize: 3, pageSizeOptions: [3] }).el;
  expect(texts(single, select)).toEqual([]);
  expect(range(single)).toEqual(['1-3 of 12']);
});

proves(
  [
    'If the number is too high, the table shows the last page and calls onPageChange.',
    'The initial page, counted from 0',
  ],
  async () => {
    expect(range(mountTable({ initialPage: 1 }).el)).toEqual(['6-10 of 12']);
    const onPageChange = vi.fn();
    const { el } = mountTable({ initialPage: 9 }, { onPageChange });
    await expect.poll(() => range(el)).toEqual(['11-12 of 12']);
    expect(onPageChange).toHaveBeenCalledWith(2, 5);
  },
);

proves('The initial page, counted from 0, or the page of the first query with remote data.', async () => {
  const data = vi.fn(load);
  const { el } = mountTable({ initialPage: 2 }, { data });
  await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
  expect(data.mock.calls[0]?.[0].page).toBe(2);
});

const pageButtons = (el: Element) =>
  all(el, 'button')
    .map((b) => b.textContent ?? '')
    .filter((text) => /^\d+$/.test(text));

proves(
  `'normal' shows the range ("1-5 of 12") between arrows, while 'stepped' shows numbered buttons instead.`,
  () => {
    const normal = mountTable().el;
    expect(pageButtons(normal)).toEqual([]);
    const { el } = mountTable({ paginationType: 'stepped' });
    expect(pageButtons(el)).toEqual(['1', '2']);
    expect([range(normal), range(el)]).toEqual([['1-5 of 12'], []]);
  },
);

proves(['How many numbered buttons the stepped pagination shows on each side of the current page.'], () => {
  const around = (numberOfPagesAround?: Options<Person>['numberOfPagesAround']) => {
    const options: Options<Person> = {
      paginationType: 'stepped',
      pageSize: 1,
      pageSizeOptions: [1],
      initialPage: 5,
    };
    return pageButtons(mountTable(numberOfPagesAround ? { ...options, numberOfPagesAround } : options).el);
  };
  expect(around()).toEqual(['5', '6', '7']);
  expect(around(3)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
});

proves("Puts the pagination below the rows, above the toolbar ('top'), or in both places.", () => {
  const isBeforeHeader = (options: Options<Person>) => {
    const { el } = mountTable(options);
    const header = one(el, 'thead');
    return all(el, '.MuiTablePagination-root').map(
      (pager) => (pager.compareDocumentPosition(header) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  };
  expect(isBeforeHeader({})).toEqual([false]);
  expect(isBeforeHeader({ paginationPosition: 'top' })).toEqual([true]);
  expect(isBeforeHeader({ paginationPosition: 'both' })).toEqual([true, false]);
});

proves(
  'The alignment of the pagination, as a CSS justify-content value. By default, it is at the end.',
  () => {
    const alignment = (options: Options<Person>) =>
      getComputedStyle(one(mountTable(options).el, '.MuiTablePagination-root')).justifyContent;
    expect(alignment({})).toBe('flex-end');
    expect(alignment({ paginationAlignment: 'center' })).toBe('center');
  },
);

proves(['Pass an object to control each one, and an omitted button is shown.', 'Shows the buttons'], () => {
  const ends = (options: Options<Person>) => {
    const { el } = mountTable(options);
    return ['First Page', 'Last Page'].map((label) => all(el, `button[aria-label="${label}"]`).length);
  };
  expect(ends({})).toEqual([1, 1]);
  expect(ends({ showFirstLastPageButtons: false })).toEqual([0, 0]);
  expect(ends({ showFirstLastPageButtons: { first: false } })).toEqual([0, 1]);
  expect(ends({ showFirstLastPageButtons: { last: false }, paginationType: 'stepped' })).toEqual([1, 0]);
});

proves(
  [
    'Shows the buttons that go to the first and last page.',
    'Button to the first page.',
    'Button to the last page.',
  ],
  () => {
    const rows = (paginationType: Options<Person>['paginationType']) => {
      const { el } = mountTable({ paginationType, pageSize: 2, pageSizeOptions: [2], initialPage: 3 });
      return ['Last Page', 'First Page'].map((label) => {
        press(el, label);
        return shown(el);
      });
    };
    const [last, first] = [
      ['Kim', 'Leo'],
      ['Cid', 'Ann'],
    ];
    expect(rows('normal')).toEqual([last, first]);
    expect(rows('stepped')).toEqual([last, first]);
  },
);

proves(
  [
    "Fills an incomplete page with empty rows so that the pagination doesn't move between pages.",
    'With false, the table shrinks to fit its rows.',
  ],
  () => {
    const heights = (options: Options<Person>) =>
      [0, 2].map(
        (initialPage) =>
          one(mountTable({ ...options, initialPage }).el, 'tbody').getBoundingClientRect().height,
      );
    const [full, last] = heights({});
    expect(Math.abs((full ?? 0) - (last ?? 0))).toBeLessThan(25);
    const [fullTight, lastTight] = heights({ emptyRowsWhenPaging: false });
    expect(lastTight).toBeLessThan((fullTight ?? 0) / 2);
  },
);
