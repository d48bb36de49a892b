import MaterialTable, {
  type Column,
  type MaterialTableProps,
  type Options,
  type Query,
  type OrderByCollection,
  type Filter,
} from '@material-table/core';
import { Dialog } from '@mui/material';
import { createRef, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { name, names } from '../../../tests/claims/editing';
import { click, fill, press, choose, key, pass, stopClock } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  groups,
  one,
  shown,
  texts,
  filterOf,
  titles as titlesIn,
  buttonOf,
  dialogs,
  has,
  input,
  labeled,
} from '../../../tests/claims/read';
import {
  columns,
  mountTable,
  people,
  columns as allColumns,
  save,
  type Person,
} from '../../../tests/claims/table';

import AutoRefresh from './auto-refresh';
import TableInDialog from './dialog';
import FullScreen from './full-screen';
import Remember from './remember';
import Tabs from './tabs';
import SavedViews from './view';

const base: Options<Person> = {
  pageSize: 2,
  pageSizeOptions: [2, 5],
  debounceInterval: 0,
  filtering: true,
  columnsButton: true,
};
const titles = (el: ParentNode) => texts(el, 'thead th').filter(Boolean);
const start = (options: Options<Person>, props: Partial<MaterialTableProps<Person>> = {}) =>
  mountTable({ ...base, ...options }, props).el;
const sortBy = (el: ParentNode, index: number) =>
  click(all(el, '[data-testid=mtableheader-sortlabel]')[index] as HTMLElement);

proves(
  [
    'Changing initialPage or searchText later does nothing',
    'They are read once.',
    'A new pageSize works with an array of rows. With a data function, it also needs a new key.',
  ],
  async () => {
    const { el, update } = mountTable(base);
    update({ ...base, initialPage: 2, searchText: 'leo' });
    expect(shown(el)).toEqual(['Cid', 'Ann']);
    update({ ...base, pageSize: 5 });
    expect(shown(el)).toHaveLength(5);

    const own = columns();
    const data = vi.fn(async ({ page, pageSize }: Query<Person>) => ({
      data: people.slice(0, pageSize),
      page,
      totalCount: people.length,
    }));
    const sizes = () => data.mock.calls.map(([{ pageSize }]) => pageSize);
    const table = (key: number, pageSize: number) => (
      <MaterialTable
        key={key}
        columns={own}
        data={data}
        options={{ ...base, pageSize, showTitle: key > 0 }}
      />
    );
    const remote = mount(table(0, 2));
    await expect.poll(() => shown(remote.el)).toHaveLength(2);
    remote.rerender(table(0, 5));
    press(remote.el, 'Next Page');
    await expect.poll(sizes).toEqual([2, 2]);
    remote.rerender(table(1, 5));
    await expect.poll(sizes).toEqual([2, 2, 5]);
  },
);

proves('changing a start value for sorting, filters or groups resets that part', () => {
  const shows = (next: Parameters<typeof columns>[0], options: Options<Person> = base) => {
    const table = (own: Column<Person>[], given: Options<Person>) => (
      <MaterialTable columns={own} data={people} options={given} />
    );
    const { el, rerender, unmount } = mount(table(columns(), base));
    expect(shown(el)).toEqual(['Cid', 'Ann']);
    rerender(table(columns(next), options));
    const seen = groups(el).length > 0 ? groups(el) : shown(el);
    unmount();
    return seen;
  };
  expect(shows({ age: { defaultSort: 'desc' } })).toEqual(['Kim', 'Eve']);
  expect(shows({ name: { defaultFilter: 'leo' } })).toEqual(['Leo']);
  expect(shows({ city: { defaultGroupOrder: 0 } })).toEqual(['City: Bonn', 'City: Oslo']);
  const defaultOrderByCollection = [
    { orderBy: 2, orderDirection: 'desc', sortOrder: 1, orderByField: 'age' },
  ];
  expect(shows({}, { ...base, defaultOrderByCollection })).toEqual(['Kim', 'Eve']);
});

proves(
  'Read the URL once, create columns and options from it, and write to it in the callbacks.',
  async () => {
    const { el } = mount(<SavedViews />);
    const url = () => one(el, 'pre').textContent;
    click(all(el, 'button')[0] as HTMLElement);
    await expect.poll(() => shown(el)).toEqual(['Saimaa', 'Inari']);
    expect(url()).toBe('/lakes?country=fin&sort=0%3Adesc');
    click(all(el, 'button')[1] as HTMLElement);
    await expect.poll(() => titles(el)).toEqual(['Lake']);
    expect(shown(el)).toEqual(['Saimaa']);
    click(all(el, 'button')[2] as HTMLElement);
    await expect.poll(url).toBe('/lakes?');
    press(el, 'Next Page');
    await expect.poll(url).toBe('/lakes?page=1');
    sortBy(el, 0);
    await expect.poll(url).toBe('/lakes?sort=0%3Aasc');
    fill(one(el, '[aria-label="filter data by Country"]'), 'ital');
    await expect.poll(url).toBe('/lakes?sort=0%3Aasc&country=ital');
    expect(shown(el)).toEqual(['Garda', 'Lugano']);
    fill(one(el, 'input[placeholder=Search]'), 'lug');
    await expect.poll(url).toBe('/lakes?sort=0%3Aasc&country=ital&search=lug');
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    await expect.poll(url).toContain('hidden=country');
  },
);

proves('The value is a string for text and number columns, a list of keys for lookup', () => {
  const filtered = (own: Column<Person>[]) => shown(start({ pageSize: 5 }, { columns: own }));
  expect(filtered(columns({ age: { defaultFilter: '30' } }))).toEqual(['Ann', 'Dora']);
  const lookup = { Bonn: 'Bonn', Rome: 'Rome' };
  expect(filtered(columns({ city: { lookup, defaultFilter: ['Rome'] } }))).toEqual(['Eve', 'Hal', 'Kim']);
});

proves(
  [
    'options.persistentGroupingsId writes the grouped columns with their direction and position, but nothing else, to localStorage',
    'The next table with the same id starts with them.',
  ],
  async () => {
    const options: Options<Person> = { grouping: true, persistentGroupingsId: 'state-outside' };
    const first = mountTable(options, {
      columns: columns({ city: { defaultGroupOrder: 0, defaultGroupSort: 'desc' } }),
    });
    const stored = () => localStorage.getItem('material-table-groupings');
    await expect
      .poll(stored)
      .toBe('{"state-outside":[{"field":"city","groupOrder":0,"groupSort":"desc","columnOrder":1}]}');
    first.unmount();
    expect(groups(mountTable(options).el)).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
    localStorage.removeItem('material-table-groupings');
  },
);

type Part = Pick<Column<Person>, 'field' | 'hidden' | 'defaultFilter'>;
type Stored = Column<Person> & { tableData: { columnOrder: number; filterValue?: unknown } };
interface RunningTable {
  dataManager: { currentPage: number; columns: Stored[] };
  onDragEnd: (result: object) => void;
}

function Remembering({
  storageKey,
  tableRef,
}: {
  storageKey: string;
  tableRef: RefObject<RunningTable | null>;
}) {
  const [saved] = useState<{ page: number; parts: Part[] } | null>(() =>
    JSON.parse(localStorage.getItem(storageKey) ?? 'null'),
  );
  const save = () => {
    const table = tableRef.current?.dataManager;
    const inOrder = table?.columns.toSorted((a, b) => a.tableData.columnOrder - b.tableData.columnOrder);
    const parts = inOrder?.map(({ field, hidden, tableData }) => ({
      field,
      hidden,
      defaultFilter: tableData.filterValue,
    }));
    localStorage.setItem(storageKey, JSON.stringify({ page: table?.currentPage, parts }));
  };
  const layout = useMemo(() => {
    const parts = saved?.parts ?? [];
    const placeOf = ({ field }: Column<Person>) => parts.findIndex((part) => part.field === field);
    return allColumns()
      .map((column) => ({ ...column, ...parts[placeOf(column)] }))
      .sort((a, b) => placeOf(a) - placeOf(b));
  }, [saved]);
  return (
    <MaterialTable
      columns={layout}
      data={people}
      tableRef={tableRef}
      options={{
        filtering: true,
        debounceInterval: 0,
        columnsButton: true,
        pageSize: 2,
        pageSizeOptions: [2],
        initialPage: saved?.page,
      }}
      onFilterChange={save}
      onChangeColumnHidden={save}
      onColumnDragged={save}
      onPageChange={save}
      onSearchChange={save}
      onOrderCollectionChange={save}
    />
  );
}

proves(
  [
    "Store the table's own columns, here with filters and page, under a key for each table and user, and create columns from them once.",
  ],
  async () => {
    const storageKey = 'people of user 7';
    onTestFinished(() => localStorage.removeItem(storageKey));
    const tableRef = createRef<RunningTable>();
    const first = mount(<Remembering storageKey={storageKey} tableRef={tableRef} />);
    // What dropping the third header on the first one reports.
    const at = (index: number) => ({ droppableId: 'headers', index });
    flushSync(() => tableRef.current?.onDragEnd({ source: at(2), destination: at(0) }));
    expect(titlesIn(first.el)).toEqual(['Age', 'Name', 'City']);
    fill(filterOf(first.el, 'City'), 'bonn');
    await expect.poll(() => shown(first.el, 2)).toEqual(['Bonn', 'Bonn']);
    press(first.el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    await expect.poll(() => titlesIn(first.el)).toEqual(['Age', 'Name']);
    press(first.el, 'Next Page');
    expect(shown(first.el, 1)).toEqual(['Fay', 'Ida']);
    first.unmount();
    const { el } = mount(<Remembering storageKey={storageKey} tableRef={tableRef} />);
    expect(titlesIn(el)).toEqual(['Age', 'Name']);
    expect(shown(el, 1)).toEqual(['Fay', 'Ida']);
    expect(titlesIn(mount(<Remembering storageKey="people of user 8" tableRef={tableRef} />).el)).toEqual([
      'Name',
      'City',
      'Age',
    ]);
  },
);

proves(
  'Filtering an array stays on its page, so the demo goes to the first page with tableRef in onFilterChange.',
  async () => {
    const onPageChange = vi.fn();
    const plain = mountTable(
      { filtering: true, debounceInterval: 0, pageSize: 2, pageSizeOptions: [2], initialPage: 1 },
      { onPageChange },
    );
    fill(filterOf(plain.el, 'City'), 'bonn');
    await expect.poll(() => shown(plain.el)).toEqual(['Fay', 'Ida']);
    expect(onPageChange).not.toHaveBeenCalled();
    const { el } = mount(<SavedViews />);
    const url = () => one(el, 'pre').textContent;
    press(el, 'Next Page');
    await expect.poll(url).toBe('/lakes?page=1');
    expect(shown(el)).toEqual(['Saimaa', 'Vänern']);
    fill(filterOf(el, 'Country'), 'i');
    await expect.poll(() => shown(el)).toEqual(['Garda', 'Inari', 'Lugano']);
    await expect.poll(url).toBe('/lakes?country=i');
  },
);

proves('With maxBodyHeight, the rows scroll between the toolbar and the pagination.', () => {
  mount(
    <Dialog open>
      <MaterialTable columns={columns()} data={people} options={{ maxBodyHeight: 150 }} />
    </Dialog>,
  );
  const dialog = one(document, '[role=dialog]');
  const scroller = one(dialog, '.MuiBox-root:has(thead)');
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  for (const part of ['.MuiToolbar-root', '.MuiTablePagination-root']) {
    expect(scroller.contains(one(dialog, part))).toBe(false);
  }
});

const options = { filtering: true, columnsButton: true, debounceInterval: 0 };
const saved: Column<Person>[] = [
  { field: 'age', hidden: false },
  { field: 'name', defaultFilter: 'a' },
  { field: 'city', hidden: true },
];

/** Create the columns as users left them. */
function arranged(): Column<Person>[] {
  const all = columns();
  return saved.map((part) => ({ ...all.find(({ field }) => field === part.field), ...part }));
}

type Make = (rows: Person[]) => Column<Person>[];

function Page({ rows, make, dependsOnRows }: { rows: Person[]; make: Make; dependsOnRows: boolean }) {
  const used = dependsOnRows ? rows : people;
  const own = useMemo(() => make(used), [make, used]);
  return <MaterialTable columns={own} data={rows} options={options} />;
}

proves(
  [
    "New rows don't change the columns, but new columns replace the users' arrangement. If your columns depend on the rows, merge the saved settings each time you create them.",
  ],
  () => {
    const after = (dependsOnRows: boolean, make: Make, arrange?: (el: HTMLElement) => void) => {
      const page = (rows: Person[]) => <Page rows={rows} make={make} dependsOnRows={dependsOnRows} />;
      const { el, rerender, unmount } = mount(page([]));
      arrange?.(el);
      rerender(page(people));
      const seen = [titlesIn(el), shown(el, 1)];
      unmount();
      return seen;
    };
    const asSaved = [
      ['Age', 'Name'],
      ['Ann', 'Dora', 'Fay', 'Hal', 'Ida'],
    ];
    expect(after(false, arranged)).toEqual(asSaved);
    expect(after(true, arranged)).toEqual(asSaved);
    const hideCity = (el: HTMLElement) => {
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
    };
    expect(after(false, () => columns(), hideCity)[0]).toEqual(['Name', 'Age']);
    expect(after(true, () => columns(), hideCity)[0]).toEqual(['Name', 'City', 'Age']);
  },
);

proves('Store the list from onOrderCollectionChange, and pass it', () => {
  const onOrderCollectionChange = vi.fn();
  const first = mountTable({}, { onOrderCollectionChange });
  const name = all(first.el, 'thead .MuiTableSortLabel-root')[0] ?? first.el;
  click(name);
  click(name);
  const [saved] = onOrderCollectionChange.mock.lastCall as [OrderByCollection[]];
  first.unmount();
  const { el } = mountTable({ defaultOrderByCollection: saved });
  expect(shown(el)[0]).toBe('Leo');
});

proves(
  'orderBy is the index in columns, so if the order of your columns changes, look the index up by orderByField.',
  () => {
    const saved: OrderByCollection[] = [
      { orderBy: 0, orderByField: 'name', orderDirection: 'desc', sortOrder: 1 },
    ];
    const shownWith = (defaultOrderByCollection: OrderByCollection[]) =>
      shown(mountTable({ defaultOrderByCollection }, { columns: columns().reverse() }).el, 2);
    const byAge = people.toSorted((a, b) => b.age - a.age).map(({ name }) => name);
    expect(shownWith(saved)).toEqual(byAge.slice(0, 5));
    const indexOf = (name: string) =>
      columns()
        .reverse()
        .findIndex(({ field }) => field === name);
    const found = saved.map((order) => ({ ...order, orderBy: indexOf(order.orderByField) }));
    const byName = people
      .map(({ name }) => name)
      .toSorted()
      .reverse();
    expect(shownWith(found)).toEqual(byName.slice(0, 5));
  },
);

proves('With a data function, it is included in the first query.', async () => {
  const data = vi.fn(async () => ({ data: people, page: 0, totalCount: 12 }));
  const saved = { orderBy: 0, orderByField: 'name', orderDirection: 'desc', sortOrder: 1 } as const;
  mountTable({ defaultOrderByCollection: [saved] }, { data });
  await expect.poll(() => data).toHaveBeenCalled();
  const [query] = data.mock.calls[0] as unknown as [{ orderByCollection: OrderByCollection[] }];
  expect(query.orderByCollection.filter(({ sortOrder }) => sortOrder)).toMatchObject([
    { orderByField: 'name', orderDirection: 'desc' },
  ]);
});

function RememberingColumns({ renders }: { renders: () => void }) {
  const [hidden, setHidden] = useState<string[]>([]);
  renders();
  const made = columns().map((column) => ({ ...column, hidden: hidden.includes(String(column.field)) }));
  return (
    <MaterialTable
      columns={made}
      data={people}
      options={{ columnsButton: true }}
      onChangeColumnHidden={({ field }, isHidden) =>
        setHidden((before) =>
          isHidden ? [...before, String(field)] : before.filter((name) => name !== field),
        )
      }
    />
  );
}

proves("Setting state in onChangeColumnHidden doesn't freeze the table.", async () => {
  const renders = vi.fn();
  const { el } = mount(<RememberingColumns renders={renders} />);
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
  await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'Age']);
  click(one(document, '#column-toggle-1'));
  await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
  expect(renders).toHaveBeenCalledTimes(3);
});

proves('Pass new rows with the same ids to preserve page, search, sorting and selection.', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { el } = mount(<AutoRefresh />);
  click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
  fill(input(el, 'Search'), 'a');
  pass(300);
  press(el, 'Next Page');
  const names = shown(el);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('Evans');
  click(one(el, `${bodyRow} input`));
  const [before = ''] = shown(el, 2);
  click(labeled(el, 'Refresh every two seconds'));
  pass(4000);
  expect(Number(shown(el, 2)[0])).toBe(Number(before) + 2);
  expect(shown(el)).toEqual(names);
  expect((one(el, `${bodyRow} input`) as HTMLInputElement).checked).toBe(true);
  click(labeled(el, 'Refresh every two seconds'));
  pass(4000);
  expect(Number(shown(el, 2)[0])).toBe(Number(before) + 2);
});

proves('The table stays where it is in the tree, so it keeps its state.', async () => {
  const { el } = mount(<FullScreen />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  const covers = () => {
    const { width, height } = (el.firstElementChild as HTMLElement).getBoundingClientRect();
    return width >= document.documentElement.clientWidth && height >= window.innerHeight;
  };
  press(el, 'Full screen');
  await expect.poll(covers).toBe(true);
  expect(shown(el)).toEqual(['Ito']);
  expect(input(el, 'Search').value).toBe('ito');
  key(input(el, 'Search'), 'Escape', 27);
  await expect.poll(covers).toBe(false);
  expect(shown(el)).toEqual(['Ito']);
});

proves(
  "To let the table's menus and dialogs open above the element, set its zIndex to 'modal' but not higher.",
  async () => {
    const { el } = mount(<FullScreen />);
    press(el, 'Full screen');
    const select = one(el, '[role="combobox"]');
    flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
    const isOnTop = () => {
      const option = one(document, '[role="option"]');
      const { left, top, width, height } = option.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === option;
    };
    await expect.poll(isOnTop).toBe(true);
  },
);

proves(
  'Hide the panels of tabs instead of unmounting them, and each table preserves its search, page and selection.',
  async () => {
    const { el } = mount(<Tabs />);
    const panel = () => one(el, '[role="tabpanel"]:not([hidden])');
    fill(input(panel(), 'Search'), 'dahl');
    await expect.poll(() => shown(panel())).toEqual(['Dahl']);
    click(buttonOf('Paid'));
    expect(shown(panel())[0]).toBe('Berger');
    click(buttonOf('Open'));
    expect(shown(panel())).toEqual(['Dahl']);
    expect(input(panel(), 'Search').value).toBe('dahl');
  },
);

proves('so fixedColumns has no effect', () => {
  const copies = (hidden: boolean) => {
    const { el, rerender } = mount(tab(hidden));
    rerender(tab(false));
    return all(el, 'thead').length;
  };
  const own = columns();
  const tab = (hidden: boolean) => (
    <div hidden={hidden}>
      <MaterialTable columns={own} data={people} options={{ fixedColumns: { left: 1 } }} />
    </div>
  );
  expect(copies(false)).toBe(2);
  expect(copies(true)).toBe(1);
});

proves('Escape key in a row being edited', async () => {
  mount(<TableInDialog />);
  click(buttonOf('Show the orders'));
  expect(dialogs()).toBe(1);
  press(document, 'Edit');
  key(input(document, 'Customer'), 'Escape', 27);
  expect(has(document, 'input[aria-label="Customer"]')).toBe(false);
  expect(dialogs()).toBe(1);
  // Anywhere else, Escape closes the dialog.
  key(input(document, 'Search'), 'Escape', 27);
  await expect.poll(dialogs).toBe(0);
});

proves('because the key otherwise closes both the row and the dialog', () => {
  const onClose = vi.fn();
  mount(
    <Dialog open onClose={onClose}>
      <MaterialTable columns={columns()} data={people} editable={{ onRowUpdate: save }} />
    </Dialog>,
  );
  press(document, 'Edit');
  key(input(document, 'Name'), 'Escape', 27);
  expect(has(document, 'input[aria-label="Name"]')).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

proves('the table is remounted each time the dialog opens, unless you set keepMounted', async () => {
  for (const keepMounted of [false, true]) {
    const own = columns();
    const onExited = vi.fn();
    const dialog = (open: boolean) => (
      <Dialog open={open} keepMounted={keepMounted} slotProps={{ transition: { onExited } }}>
        <MaterialTable columns={own} data={people} />
      </Dialog>
    );
    const { rerender, unmount } = mount(dialog(true));
    click(one(document, 'th .MuiTableSortLabel-root'));
    expect(shown(document)[0]).toBe('Ann');
    rerender(dialog(false));
    // While it fades out, the table is still there.
    await expect.poll(() => onExited.mock.calls.length).toBe(1);
    rerender(dialog(true));
    expect(shown(document)[0]).toBe(keepMounted ? 'Ann' : 'Cid');
    unmount();
  }
});

proves("The user's choice survives new data, columns and options.", async () => {
  const sizes = { pageSizeOptions: [5, 10] };
  const table = (options: Options<Person>, data = people) => (
    <MaterialTable columns={columns()} data={data} options={options} />
  );
  const { el, rerender } = mount(table({ pageSize: 5, ...sizes }));
  const select = all(el, '[role="combobox"]')[0];
  flushSync(() => select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await expect.poll(() => all(document, '[role="option"]').length).toBe(2);
  flushSync(() => all(document, '[role="option"]')[1]?.click());
  await expect.poll(() => shown(el).length).toBe(10);
  rerender(table({ pageSize: 5, ...sizes, rowStyle: () => ({}) }, people.slice(1)));
  expect(shown(el)).toHaveLength(10);
});

proves(
  ['or when the table is remounted or options.pageSize changes', 'each new number overrides the user'],
  async () => {
    const made = columns();
    const table = (pageSize: number) => (
      <MaterialTable columns={made} data={people} options={{ pageSize, pageSizeOptions: [5, 10] }} />
    );
    const { el, rerender } = mount(table(5));
    rerender(table(10));
    await expect.poll(() => shown(el).length).toBe(10);
  },
);

proves('Store the size that onRowsPerPageChange reports, and pass it back as options.pageSize.', async () => {
  const { el } = mount(<Remember />);
  await choose(el, '3');
  await expect.poll(() => shown(el)).toHaveLength(3);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toEqual([]);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toHaveLength(3);
});

// The rows of the table at the top of the guide: set at the start, listen, change later.

interface RunningRows {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
  onFilterChange: (index: number, value: unknown) => void;
  onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
  onDragEnd: (result: object) => void;
}

const baseOptions: Options<Person> = {
  pageSize: 2,
  pageSizeOptions: [2, 5],
  debounceInterval: 0,
  filtering: true,
  grouping: true,
  columnsButton: true,
  selection: true,
};

/** Mount a table; `change` gives it other props, and `run` calls it through its ref. */
function started(props: Partial<MaterialTableProps<Person>>, options: Options<Person> = {}) {
  const tableRef = createRef<RunningRows>();
  const first = props.columns ?? columns();
  const table = (next: Partial<MaterialTableProps<Person>> = {}, key = 'a', others: Options<Person> = {}) => (
    <MaterialTable
      key={key}
      columns={first}
      data={people}
      tableRef={tableRef}
      {...props}
      {...next}
      options={{ ...baseOptions, ...options, ...others }}
    />
  );
  const { el, rerender } = mount(table());
  const change = (...next: Parameters<typeof table>) => rerender(table(...next));
  const run = (act: (running: RunningRows) => void) =>
    flushSync(() => tableRef.current && act(tableRef.current));
  return { el, first, change, run };
}
const drag =
  (from: [string, number], to: [string, number], id = '1') =>
  (running: RunningRows) =>
    running.onDragEnd({
      draggableId: id,
      source: { droppableId: from[0], index: from[1] },
      destination: { droppableId: to[0], index: to[1] },
    });

proves('Page | options.initialPage | onPageChange | tableRef: onPageChange(null, 2)', () => {
  const onPageChange = vi.fn();
  const { el, run } = started({ onPageChange }, { initialPage: 1 });
  expect(shown(el)).toEqual(['Dora', 'Bob']);
  press(el, 'Previous Page');
  expect(onPageChange.mock.lastCall?.[0]).toBe(0);
  run((table) => table.onPageChange(null, 2));
  expect(shown(el)).toEqual(['Eve', 'Fay']);
});

proves(
  [
    'Search | options.searchText | onSearchChange | new key',
    'Pass the stored state as start values, and store the values that the callbacks report.',
  ],
  async () => {
    const onSearchChange = vi.fn();
    const { el, change } = started({ onSearchChange }, { searchText: 'leo' });
    expect(shown(el)).toEqual(['Leo']);
    fill(one(el, 'input[placeholder=Search]') as HTMLInputElement, 'kim');
    await expect.poll(() => onSearchChange.mock.lastCall).toEqual(['kim']);
    expect(shown(el)).toEqual(['Kim']);
    change({}, 'a', { searchText: 'eve' });
    expect(shown(el)).toEqual(['Kim']);
    change({}, 'b', { searchText: 'eve' });
    expect(shown(el)).toEqual(['Eve']);
  },
);

proves(
  "Sorting | column.defaultSort, options.defaultOrderByCollection | onOrderCollectionChange | tableRef: onChangeOrder(1, 'desc')",
  () => {
    const onOrderCollectionChange = vi.fn();
    const own = columns({ age: { defaultSort: 'desc' } });
    const { el, run } = started({ columns: own, onOrderCollectionChange });
    expect(shown(el)).toEqual(['Kim', 'Eve']);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
    expect(onOrderCollectionChange.mock.lastCall?.[0]).toMatchObject([{ orderBy: 0, orderDirection: 'asc' }]);
    run((table) => table.onChangeOrder(1, 'desc'));
    expect(shown(el, 1)).toEqual(['Rome', 'Rome']);
    // For several columns, and instead of the columns' own.
    const defaultOrderByCollection = [
      { orderBy: 1, orderByField: 'city', orderDirection: 'desc', sortOrder: 1 },
      { orderBy: 2, orderByField: 'age', orderDirection: 'asc', sortOrder: 2 },
    ];
    const both = mountTable(
      { pageSize: 2, pageSizeOptions: [2], maxColumnSort: 2, defaultOrderByCollection },
      { columns: columns({ age: { defaultSort: 'desc' } }) },
    ).el;
    expect(shown(both, 1)).toEqual(['Rome', 'Rome']);
    const inRome = people.filter(({ city }) => city === 'Rome').toSorted((a, b) => a.age - b.age);
    expect(shown(both)).toEqual(inRome.slice(0, 2).map(({ name }) => name));
  },
);

proves("Filters | column.defaultFilter | onFilterChange | tableRef: onFilterChange(0, 'ada')", async () => {
  const onFilterChange = vi.fn();
  const own = columns({ name: { defaultFilter: 'ann' } });
  const { el, run } = started({ columns: own, onFilterChange });
  expect(shown(el)).toEqual(['Ann']);
  fill(one(el, '[aria-label="filter data by Name"]') as HTMLInputElement, 'bob');
  await expect.poll(() => onFilterChange.mock.lastCall?.[0]).toMatchObject([{ value: 'bob' }]);
  run((table) => table.onFilterChange(0, 'ida'));
  await expect.poll(() => shown(el)).toEqual(['Ida']);
});

proves(
  'Hidden columns | column.hidden | onChangeColumnHidden | tableRef: onChangeColumnHidden(column, true)',
  () => {
    const onChangeColumnHidden = vi.fn();
    const own = columns({ city: { hidden: true } });
    const { el, run } = started({ columns: own, onChangeColumnHidden });
    expect(titles(el)).toEqual(['Name', 'Age']);
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    expect(onChangeColumnHidden.mock.lastCall).toMatchObject([{ field: 'city' }, false]);
    expect(titles(el)).toEqual(['Name', 'City', 'Age']);
    run((table) => table.onChangeColumnHidden(own[2] as Column<Person>, true));
    expect(titles(el)).toEqual(['Name', 'City']);
  },
);

proves('Column order | the order in columns | onColumnDragged | new columns', () => {
  const onColumnDragged = vi.fn();
  const { el, run, change } = started({ columns: columns().reverse(), onColumnDragged });
  expect(titles(el)).toEqual(['Age', 'City', 'Name']);
  run(drag(['headers', 0], ['headers', 2], '0'));
  expect(onColumnDragged.mock.lastCall).toEqual([0, 2]);
  expect(titles(el)).toEqual(['City', 'Name', 'Age']);
  change({ columns: columns() });
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
});

proves('Groups | column.defaultGroupOrder | onGroupChange | new columns', async () => {
  const onGroupChange = vi.fn();
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const { el, run, change } = started({ columns: own, onGroupChange }, { pageSize: 5 });
  expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
  run(drag(['headers', 1], ['groups', 1], '2'));
  await expect
    .poll(() => onGroupChange.mock.lastCall?.[0])
    .toMatchObject([{ field: 'city' }, { field: 'age' }]);
  change({ columns: columns({ city: { cellStyle: {} } }) });
  expect(groups(el)).toEqual([]);
  change({ columns: columns({ city: { cellStyle: {}, defaultGroupOrder: 0 } }) });
  expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
});

proves('Selection | tableData.checked of a row | onSelectionChange | new data', () => {
  const onSelectionChange = vi.fn();
  const checked = (...ids: number[]) =>
    people.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }));
  const { el, change } = started({ data: checked(1), onSelectionChange });
  const boxes = () => all(el, `${bodyRow} input[type=checkbox]`) as HTMLInputElement[];
  const marks = () => boxes().map((box) => box.checked);
  expect(marks()).toEqual([true, false]);
  click(boxes()[1] ?? el);
  expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject([{ id: 1 }, { id: 2 }]);
  change({ data: checked(2) });
  expect(marks()).toEqual([false, true]);
});

/** A page that stores what is saved, after `store` has processed it. */
function Storing({ store }: { store: (changed: Person) => Person }) {
  const own = useMemo(() => columns(), []);
  const [rows, setRows] = useState(people.slice(0, 3));
  const onRowUpdate = async (changed: Person) => {
    const stored = store(changed);
    setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
  };
  return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
}

proves(
  [
    'Either a copy of tableData was stored, which keeps the row open, or the promise never settles.',
    'Remove tableData before you store the row',
  ],
  async () => {
    const saved = async (store: (changed: Person) => Person) => {
      const { el } = mount(<Storing store={store} />);
      press(el, 'Edit');
      fill(name(el), 'Sid');
      press(el, 'Save');
      await expect.poll(() => el.querySelector('[role=progressbar]')).toBeNull();
      await expect.poll(() => all(el, bodyRow).length + names(el).length).toBe(3);
      return names(el).map(({ value }) => value);
    };
    expect(await saved((changed) => structuredClone(changed))).toEqual(['Sid']);
    expect(
      await saved((changed) => {
        const { tableData: _drop, ...row } = structuredClone(changed) as Person & { tableData?: object };
        return row;
      }),
    ).toEqual([]);
  },
);

proves(
  [
    'return a promise that settles when the store has saved it',
    'With a saga, pass resolve and reject in the action',
  ],
  async () => {
    let taken: { resolve: () => void } | undefined;
    const dispatch = (action: { resolve: () => void }) => {
      taken = action;
    };
    const onRowUpdate = () => new Promise<void>((resolve, reject) => dispatch({ resolve, reject } as never));
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    press(el, 'Save');
    expect(names(el)).toHaveLength(1);
    expect(el.querySelector('[role=progressbar]')).not.toBeNull();
    taken?.resolve();
    await expect.poll(() => names(el).length).toBe(0);
  },
);

proves(
  [
    'Your function may be writing to a frozen row.',
    'Create a new one, { ...row, name }, and remove tableData before you dispatch it.',
  ],
  async () => {
    const frozen = people.slice(0, 2).map((row) => Object.freeze({ ...row }));
    Object.freeze(frozen);
    const saved: object[] = [];
    const problems: unknown[] = [];
    const onRowUpdate = async (row: Person & { tableData?: object }) => {
      try {
        Object.assign(frozen[0] as Person, { name: row.name });
      } catch (error) {
        problems.push(error);
      }
      const { tableData, ...plain } = { ...row, name: row.name.trim() };
      expect(tableData).toBeDefined();
      saved.push(plain);
    };
    const { el } = mountTable({}, { data: frozen, editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(input(el, 'Name'), 'Zoe ');
    press(el, 'Save');
    await expect.poll(() => saved).toEqual([{ id: 1, name: 'Zoe', city: 'Bonn', age: 41 }]);
    expect(problems.map(String)).toEqual([expect.stringContaining('read only')]);
  },
);

const storedOptions: Options<Person> = { filtering: true, columnsButton: true, debounceInterval: 0 };

proves(
  'Create the columns with useMemo from the initial values. If they depend on the current ones, every change resets the table.',
  async () => {
    function Table({ isCurrent }: { isCurrent: boolean }) {
      const [filter, setFilter] = useState('a');
      const [start] = useState(filter);
      const value = isCurrent ? filter : start;
      const own = useMemo(() => columns({ name: { defaultFilter: value } }), [value]);
      return (
        <>
          <output>{filter}</output>
          <MaterialTable
            columns={own}
            data={people}
            options={storedOptions}
            onFilterChange={([first]) => setFilter(String(first?.value))}
          />
        </>
      );
    }
    for (const isCurrent of [false, true]) {
      const { el, unmount } = mount(<Table isCurrent={isCurrent} />);
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
      expect(texts(el, 'thead th')).not.toContain('City');
      fill(filterOf(el, 'Name'), 'an');
      await expect.poll(() => one(el, 'output').textContent).toBe('an');
      expect(shown(el)).toEqual(['Ann']);
      expect(texts(el, 'thead th').includes('City')).toBe(isCurrent);
      unmount();
    }
  },
);

proves('onSearchChange and onFilterChange are delayed by options.debounceInterval.', () => {
  stopClock();
  const [onSearchChange, onFilterChange] = [vi.fn(), vi.fn()];
  const calls = () => [onSearchChange, onFilterChange].map(({ mock }) => mock.calls.length);
  const { el } = mountTable({ ...storedOptions, debounceInterval: 700 }, { onSearchChange, onFilterChange });
  fill(one(el, 'input[placeholder=Search]') as HTMLInputElement, 'a');
  pass(699);
  expect(calls()).toEqual([0, 0]);
  pass(1);
  expect(calls()).toEqual([1, 0]);
  fill(filterOf(el, 'Name'), 'an');
  pass(699);
  expect(calls()).toEqual([1, 0]);
  pass(1);
  expect(calls()).toEqual([1, 1]);
});

proves('State is lost when the table unmounts, for example on navigation.', () => {
  const Route = ({ path }: { path: string }) => {
    if (path !== '/people') return <p>Home</p>;
    return <MaterialTable columns={columns()} data={people} />;
  };
  const { el, rerender } = mount(<Route path="/people" />);
  press(el, 'Next Page');
  click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Route path="/" />);
  rerender(<Route path="/people" />);
  expect(shown(el)[0]).toBe('Cid');
  expect(el.textContent).toContain('1-5 of 12');
});

proves(
  'onFilterChange reports all filters. Store column.field and value, and pass the value as column.defaultFilter next time.',
  async () => {
    const onFilterChange = vi.fn((_filters: Filter<Person>[]) => {});
    const first = mountTable(storedOptions, { onFilterChange });
    fill(filterOf(first.el, 'City'), 'oslo');
    await expect.poll(() => onFilterChange.mock.calls.length).toBe(1);
    fill(filterOf(first.el, 'Name'), 'o');
    await expect.poll(() => onFilterChange.mock.lastCall?.[0].length).toBe(2);
    const before = shown(first.el);
    expect(before).toEqual(['Dora', 'Bob', 'Jon']);
    const saved = Object.fromEntries(
      onFilterChange.mock.lastCall?.[0].map(({ column, value }) => [column.field, value as unknown]) ?? [],
    );
    expect(saved).toEqual({ city: 'oslo', name: 'o' });
    first.unmount();
    const next = columns({ city: { defaultFilter: saved.city }, name: { defaultFilter: saved.name } });
    expect(shown(mountTable(storedOptions, { columns: next }).el)).toEqual(before);
  },
);

interface Day {
  id: number;
  day: Date;
}

proves(
  'JSON converts a date to a string, which filters the rows but leaves the field empty, so restore it with new Date(text).',
  async () => {
    const data: Day[] = [1, 2, 3].map((id) => ({ id, day: new Date(2026, 0, id) }));
    const text = JSON.parse(JSON.stringify({ day: data[1]?.day })).day as unknown;
    expect(typeof text).toBe('string');
    const table = (defaultFilter: unknown) => {
      const own: Column<Day>[] = [
        { title: 'Day', field: 'day', type: 'date', defaultFilter },
        { title: 'Id', field: 'id' },
      ];
      return <MaterialTable columns={own} data={data} options={{ filtering: true }} />;
    };
    for (const [filter, field] of [
      [new Date(String(text)), '01/02/2026'],
      [text, ''],
    ]) {
      const { el, unmount } = mount(table(filter));
      await expect.poll(() => all(el, 'tbody input').length).toBeGreaterThan(0);
      expect(shown(el, 1)).toEqual(['2']);
      expect((one(el, 'tbody input') as HTMLInputElement).value).toBe(field);
      unmount();
    }
  },
);
