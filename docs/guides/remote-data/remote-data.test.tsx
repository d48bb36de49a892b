import MaterialTable, {
  type MaterialTableProps,
  type Options,
  type Query,
  type QueryResult,
  type Column,
} from '@material-table/core';
import { Box, CircularProgress } from '@mui/material';
import { createRef, useEffect, useMemo, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press } from '../../../tests/claims/hands';
import { all, bodyRow, filterOf, has, input, one, shown, sortLabel, texts } from '../../../tests/claims/read';
import { pageOf } from '../../../tests/claims/remote';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { choose } from '../_exports';
import TicketsOnAServer from './outside';
import Loading from './skeleton';
import Refresh from './refresh';
import SkeletonOfRemoteRows from './skeleton-remote';

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
  'options.initialPage, defaultSort, defaultOrderByCollection with a sortOrder per entry, defaultFilter and searchText are all in it.',
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
  ['which repeats the current query', 'call onQueryChange({ page: 0 }), which starts from the first page'],
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

proves('Return it with each page. Otherwise, the pagination shows NaN.', async () => {
  const load = async () => ({ data: people.slice(0, 5), page: 0 }) as QueryResult<Person>;
  const el = await mountRemote(load);
  expect(el.textContent).toContain('NaN');
});

const load = async () => people;
const called = vi.fn();

function People() {
  const own = useMemo<Column<Person>[]>(() => columns(), []);
  const [loaded, setLoaded] = useState<Person[]>([]);
  useEffect(() => {
    void load().then((rows) => {
      setLoaded(rows);
      called(rows.length);
    });
  }, []);
  return <MaterialTable columns={own} data={loaded} />;
}

proves(
  'Load the array in an effect. The table has no event for new data, so do any follow-up work there.',
  async () => {
    const { el } = mount(<People />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    expect(called.mock.calls).toEqual([[12]]);
  },
);

const firstTwo = async (query: Query<Person>) => ({
  data: people.slice(0, 2),
  page: query.page,
  totalCount: 2,
});

proves(
  ['Set a different key on the table for each. Otherwise, switching to a function loads nothing.'],
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
    rerender(<MaterialTable key="remote" columns={made} data={load} />);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  },
);

const quick = { debounceInterval: 0, pageSize: 2, pageSizeOptions: [2, 20] };

async function mountRemotePeople(
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  const { el } = mountTable(
    { ...quick, ...options },
    { data: async (query: Query<Person>) => pageOf(query), ...props },
  );
  await expect.poll(() => el.textContent).toContain('1-2 of 12');
  return el;
}

proves('Grouping, exportAllData and select-all apply only to the rows of one page.', async () => {
  const exportFunc = vi.fn();
  const onSelectionChange = vi.fn();
  const exportMenu = [{ label: 'File', exportFunc }];
  const el = await mountRemotePeople(
    { selection: true, exportAllData: true, exportMenu },
    { onSelectionChange },
  );
  click(one(el, 'thead input[type=checkbox]'));
  await expect.poll(() => onSelectionChange.mock.lastCall?.[0] as unknown).toHaveLength(2);
  await choose(el, 'File');
  expect(exportFunc.mock.lastCall?.[1]).toHaveLength(2);
  const grouped = mountTable(quick, {
    data: async (query: Query<Person>) => pageOf(query),
    columns: columns({ name: { defaultGroupOrder: 0 } }),
  });
  await expect.poll(() => texts(grouped.el, 'tbody tr:has(b)')).toEqual(['Name: Ann', 'Name: Cid']);
});

proves('Selection, open panels and edits are lost on the next page.', async () => {
  const el = await mountRemotePeople(
    { selection: true, loadingType: 'linear' },
    { detailPanel: () => 'the panel', editable: { onRowUpdate: async () => undefined } },
  );
  const state = () => [
    all(el, `${bodyRow} input:checked`).length,
    el.textContent?.includes('the panel'),
    all(el, 'button[aria-label="Save"]').length,
  ];
  click(one(el, `${bodyRow} input`));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('the panel');
  click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
  expect(state()).toEqual([1, true, 1]);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob']);
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  expect(state()).toEqual([0, false, 0]);
});

const spinners = (el: ParentNode) => all(el, '[role="progressbar"]').length;

proves(
  [
    'Your promise never settles. Usually, it is a new Promise whose catch calls neither resolve nor reject.',
    "Use an async function, and don't catch errors.",
  ],
  async () => {
    const failing = () => Promise.reject(new Error('The server is down.'));
    const caught = vi.fn();
    const swallowed = () =>
      new Promise<QueryResult<Person>>((resolve) => {
        failing().then(resolve).catch(caught);
      });
    const { el } = mountTable({}, { data: swallowed });
    await expect.poll(() => caught).toHaveBeenCalled();
    expect(spinners(el)).toBe(1);
    const asynchronous = mountTable({}, { data: async () => failing() });
    await expect.poll(() => asynchronous.el.textContent).toContain('The server is down.');
    expect(spinners(asynchronous.el)).toBe(0);
  },
);

proves('With Redux, the function can dispatch an action and return its result:', async () => {
  const loadPage = (query: Query<Person>) => ({ type: 'load', query });
  const dispatch = ({ query }: ReturnType<typeof loadPage>) => ({ unwrap: async () => pageOf(query) });
  const { el } = mountTable({}, { data: (query) => dispatch(loadPage(query)).unwrap() });
  await expect.poll(() => shown(el)).toHaveLength(5);
  press(el, 'Next Page');
  await expect.poll(() => el.textContent).toContain('6-10 of 12');
});

proves(["data can't be a promise."], async () => {
  const promise = Promise.resolve(people) as unknown as Person[];
  const said = await saidBy(<MaterialTable columns={columns()} data={promise} />);
  expect(said).toContain('this.props.data is not a function');
});

const fetchAfter = async (last: number | undefined, limit: number) =>
  people.filter(({ id }) => id > (last ?? 0)).slice(0, limit);

function ByCursor({ made }: { made: ReturnType<typeof columns> }) {
  const ends = useRef<(number | undefined)[]>([]);
  const loadByCursor = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => {
    const rows = await fetchAfter(ends.current[page - 1], pageSize + 1);
    const data = rows.slice(0, pageSize);
    ends.current[page] = data.at(-1)?.id;
    return { data, page, totalCount: page * pageSize + rows.length };
  };
  return <MaterialTable columns={made} data={loadByCursor} options={{ showFirstLastPageButtons: false }} />;
}

proves(
  'Request one extra row to find out whether there is a next page, and hide the buttons to the first and last page:',
  async () => {
    const { el } = mount(<ByCursor made={columns()} />);
    const next = () => all(el, 'button[aria-label="Next Page"]') as HTMLButtonElement[];
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
    press(el, 'Next Page');
    await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
    expect(el.textContent).toContain('11-12 of 12');
    expect(next()[0]?.disabled).toBe(true);
    press(el, 'Previous Page');
    await expect.poll(() => shown(el)[0]).toBe('Fay');
    expect(all(el, 'button[aria-label="First Page"], button[aria-label="Last Page"]')).toEqual([]);
  },
);

proves(
  [
    'Each page, search, filter or sort sends one query, even if your function sets state.',
    'look for an onQueryChange in an effect or in a callback such as onFilterChange',
  ],
  async () => {
    const load = vi.fn(async (query: Query<Person>) => pageOf(query));
    const tableRef = createRef<{ onQueryChange: () => void }>();
    const own = columns();
    const options = { filtering: true, debounceInterval: 20, searchDebounceDelay: 20 };
    function Counting({ onFilterChange }: { onFilterChange?: () => void }) {
      const [count, setCount] = useState(0);
      const data = async (query: Query<Person>) => {
        setCount((before) => before + 1);
        return load(query);
      };
      return (
        <>
          <p>{count}</p>
          <MaterialTable
            columns={own}
            data={data}
            options={options}
            tableRef={tableRef}
            onFilterChange={onFilterChange}
          />
        </>
      );
    }
    const { el, rerender } = mount(<Counting />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    const queries = async (run: () => void) => {
      load.mockClear();
      run();
      await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return load.mock.calls.length;
    };
    expect(await queries(() => press(el, 'Next Page'))).toBe(1);
    expect(await queries(() => click(one(el, '[data-testid=mtableheader-sortlabel]')))).toBe(1);
    expect(await queries(() => fill(one(el, 'input[placeholder="Search"]'), 'a'))).toBe(1);
    const filter = (text: string) => fill(one(el, '[aria-label="filter data by Name"]'), text);
    expect(await queries(() => filter('a'))).toBe(1);
    rerender(<Counting onFilterChange={() => tableRef.current?.onQueryChange()} />);
    expect(await queries(() => filter('b'))).toBe(2);
  },
);

type Answer = { data: Person[]; page: number; totalCount: number };

const quickFilters = { debounceInterval: 0, filtering: true };

proves(
  [
    'To sort, search or filter without a request, store the last response in a ref.',
    'While page and pageSize remain the same, return its rows again, sorted and filtered by your code.',
  ],
  async () => {
    const asked = vi.fn(async (page: number): Promise<Answer> => ({
      data: people.slice(page * 5, page * 5 + 5),
      page,
      totalCount: 12,
    }));
    let last: { key: string; answer: Answer } | undefined;
    const load = async ({ page, pageSize, search, filters, orderByCollection }: Query<Person>) => {
      const key = `${page} ${pageSize}`;
      if (last?.key !== key) last = { key, answer: await asked(page) };
      const found = last.answer.data.filter(
        ({ name, city }) =>
          name.includes(search) && filters.every(({ value }) => city.includes(String(value))),
      );
      const isSorted = orderByCollection.some(({ sortOrder }) => sortOrder);
      return {
        ...last.answer,
        data: isSorted ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found,
      };
    };
    const { el } = mountTable(quickFilters, { data: load });
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    click(one(el, sortLabel));
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
    fill(filterOf(el, 'City'), 'Oslo');
    await expect.poll(() => shown(el)).toEqual(['Bob', 'Dora']);
    fill(one(el, 'input[placeholder="Search"]'), 'Do');
    await expect.poll(() => shown(el)).toEqual(['Dora']);
    expect(asked.mock.calls).toEqual([[0]]);
  },
);

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (id: number, value: unknown, operator?: string) => void;
}
const AtLeast = ({ columnDef, onFilterChanged }: FilterProps) => (
  <input
    aria-label="At least"
    onChange={({ target }) => onFilterChanged(columnDef.tableData?.id ?? 0, target.value, '>=')}
  />
);

proves(
  [
    "Pass another one from a custom filter, as in onFilterChanged(id, value, '>=').",
    'The query contains it as operator.',
  ],
  async () => {
    const data = vi.fn(async ({ page }: Query<Person>): Promise<Answer> => ({
      data: [],
      page,
      totalCount: 0,
    }));
    const { el } = mountTable(quickFilters, {
      data,
      columns: columns({ age: { filterComponent: AtLeast } }),
    });
    await expect.poll(() => data.mock.calls.length).toBe(1);
    fill(one(el, 'input[aria-label="At least"]'), '30');
    await expect
      .poll(() => data.mock.lastCall?.[0].filters)
      .toMatchObject([{ column: { field: 'age' }, operator: '>=', value: '30' }]);
    fill(filterOf(el, 'City'), 'Oslo');
    await expect
      .poll(() => data.mock.lastCall?.[0].filters.map(({ operator }) => operator))
      .toEqual(['=', '>=']);
  },
);

interface Handle {
  onQueryChange: () => void;
}

proves(
  [
    "loadingType: 'linear' shows a bar below the rows instead and keeps the table usable.",
    "To reload without any indicator, also wrap the table in an element that hides .MuiLinearProgress-root with display: 'none'.",
  ],
  async () => {
    let isHeld = false;
    const data = ({ page }: Query<Person>) =>
      isHeld
        ? new Promise<Answer>(() => undefined)
        : Promise.resolve({ data: people.slice(0, 2), page, totalCount: 2 });
    const tableRef = createRef<Handle>();
    const onRowClick = vi.fn();
    const sx = { '& .MuiLinearProgress-root': { display: 'none' } };
    const { el } = mount(
      <Box sx={sx}>
        <MaterialTable
          columns={columns()}
          data={data}
          tableRef={tableRef}
          onRowClick={onRowClick}
          options={{ loadingType: 'linear' }}
        />
      </Box>,
    );
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
    isHeld = true;
    flushSync(() => tableRef.current?.onQueryChange());
    await expect.poll(() => all(el, '[role=progressbar]')).toHaveLength(1);
    expect(one(el, '[role=progressbar]').getBoundingClientRect().height).toBe(0);
    const { left, top, width, height } = one(el, 'tbody td').getBoundingClientRect();
    click(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    const plain = mountTable({ loadingType: 'linear' }, { isLoading: true }).el;
    expect(one(plain, '[role=progressbar]').getBoundingClientRect().height).toBeGreaterThan(0);
  },
);

proves('The query contains no groups.', async () => {
  const load = vi.fn(async (_query: Query<Person>) => ({
    data: people.slice(0, 5),
    page: 0,
    totalCount: 12,
  }));
  const { el } = mountTable(
    { grouping: true, defaultExpanded: true },
    { data: load, columns: columns({ city: { defaultGroupOrder: 0 } }) },
  );
  await expect.poll(() => shown(el).length).toBe(5);
  expect(Object.keys(load.mock.calls[0]?.[0] ?? {}).filter((key) => /group/i.test(key))).toEqual([]);
  expect(el.textContent).toContain('City: Bonn');
});

interface Running {
  onQueryChange: (query: Partial<Query<Person>>) => void;
  onFilterChange: (column: number, value: unknown) => void;
}

const settled = (el: ParentNode) => expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);

proves(
  [
    "The query also contains the table's sorting and filters. The table's search field stays empty, so hide it.",
  ],
  async () => {
    const data = vi.fn(async ({ page }: Query<Person>) => ({
      data: people.slice(0, 5),
      page,
      totalCount: 50,
    }));
    const tableRef = createRef<Running>();
    const { el } = mountTable({ filtering: true, debounceInterval: 0 }, { data, tableRef });
    await expect.poll(() => shown(el)).toHaveLength(5);
    tableRef.current?.onFilterChange(0, 'Bo');
    await expect.poll(() => data.mock.lastCall?.[0].filters.map(({ value }) => value)).toEqual(['Bo']);
    // A change before the last result would discard it.
    await settled(el);
    click(one(el, 'th .MuiTableSortLabel-root'));
    await expect.poll(() => data.mock.lastCall?.[0].orderByCollection).toHaveLength(1);
    await settled(el);
    tableRef.current?.onQueryChange({ page: 0, search: 'ann' });
    await expect.poll(() => data.mock.lastCall?.[0].search).toBe('ann');
    expect(data.mock.lastCall?.[0].filters).toHaveLength(1);
    expect(data.mock.lastCall?.[0].orderByCollection).toHaveLength(1);
    expect(input(el, 'Search').value).toBe('');
  },
);

proves(
  [
    'pass placeholder rows and render a Skeleton for them in emptyValue',
    'Omit isLoading, because otherwise the spinner covers the skeleton.',
  ],
  async () => {
    const { el } = mount(<Loading />);
    expect(all(el, `${bodyRow} .MuiSkeleton-root`)).toHaveLength(15);
    click(one(el, 'input[type="checkbox"]'));
    await expect.poll(() => shown(el)[0]).toBe('Ingrid Hansen');
    expect(all(el, '.MuiSkeleton-root')).toHaveLength(0);
    const loading = mountTable({}, { isLoading: true, data: [] });
    expect(all(loading.el, '.MuiCircularProgress-root')).toHaveLength(1);
  },
);

proves('The page, search and sorting are preserved.', async () => {
  const { el } = mount(<Refresh />);
  fill(input(el, 'Search'), 's');
  await expect.poll(() => el.textContent).toContain('of 7');
  click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
  press(el, 'Next Page');
  const names = shown(el);
  expect(names).toEqual(['Fischer', 'Costa']);
  press(el, 'Load the orders again');
  await expect.poll(() => has(el, '[role="progressbar"]')).toBe(true);
  await expect.poll(() => shown(el, 1)).toEqual(['Paid', 'Paid']);
  expect(shown(el)).toEqual(names);
  expect(input(el, 'Search').value).toBe('s');
  expect(has(el, '[role="progressbar"]')).toBe(false);
});

proves(
  [
    "A data function can't return placeholders.",
    'Replace the rows in components.Body while it runs, and leave the overlay empty',
  ],
  async () => {
    const { el } = mount(<SkeletonOfRemoteRows />);
    const lines = () => all(el, 'tbody tr:has(.MuiSkeleton-root)').length;
    await expect.poll(lines).toBe(5);
    expect(one(el, '[role=status]').textContent).toBe('The rows are on their way.');
    await expect.poll(() => shown(el).length).toBe(5);
    expect([lines(), one(el, '[role=status]').textContent]).toEqual([0, '']);
    const [first] = shown(el);
    press(el, 'Next Page');
    await expect.poll(lines).toBe(5);
    expect(all(el, '.MuiCircularProgress-root')).toHaveLength(0);
    await expect.poll(() => shown(el).length).toBeGreaterThan(0);
    expect(shown(el)[0]).not.toBe(first);
  },
);

proves(
  [
    'The spinner is in the middle of the table, so in a high table it may be out of sight.',
    'To keep it in view, pass a sticky one as components.OverlayLoading, in a wrapper that dims the rows:',
  ],
  async () => {
    const OverlayLoading = () => (
      <Box sx={{ height: '100%', bgcolor: 'rgb(255 255 255 / 0.7)' }}>
        <Box sx={{ position: 'sticky', top: 100, textAlign: 'center' }}>
          <CircularProgress />
        </Box>
      </Box>
    );
    const data = Array.from({ length: 60 }, (_, id) => ({ id: id + 1, name: 'n', city: '', age: 1 }));
    const loading = (components = {}) =>
      mountTable({ paging: false }, { data, isLoading: true, components }).el;
    const spinner = (el: ParentNode) => one(el, '[role="progressbar"]').getBoundingClientRect();
    const builtIn = loading();
    const { top, height } = builtIn.getBoundingClientRect();
    expect(height).toBeGreaterThan(2 * innerHeight);
    expect(Math.abs(spinner(builtIn).top - (top + height / 2))).toBeLessThan(60);
    builtIn.remove();
    const el = loading({ OverlayLoading });
    for (const y of [0, 400, 1200]) {
      scrollTo(0, y);
      await expect.poll(() => scrollY).toBe(y);
      await expect.poll(() => spinner(el).bottom).toBeLessThan(innerHeight);
      expect(spinner(el).top).toBeGreaterThanOrEqual(0);
    }
    scrollTo(0, 0);
    const veil = one(el, '[role="progressbar"]').parentElement?.parentElement;
    expect(veil?.offsetHeight).toBe(one(el, '.MuiPaper-root').offsetHeight);
  },
);
