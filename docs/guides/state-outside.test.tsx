import MaterialTable, {
  type Column,
  type MaterialTableProps,
  type Options,
  type Query,
} from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import SavedViews from './state-outside.view';

interface Running {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
  onFilterChange: (index: number, value: unknown) => void;
  onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
}

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

proves('Pass the stored state as start values, and store what the callbacks report.', () => {
  expect(shown(start({ initialPage: 2 }))).toEqual(['Eve', 'Fay']);
  expect(shown(start({ pageSize: 5 }))).toHaveLength(5);
  expect(shown(start({ searchText: 'leo' }))).toEqual(['Leo']);
  const defaultOrderByCollection = [
    { orderBy: 2, orderDirection: 'desc', sortOrder: 1, orderByField: 'age' },
  ];
  expect(shown(start({ defaultOrderByCollection }))).toEqual(['Kim', 'Eve']);
  expect(shown(start({}, { columns: columns({ age: { defaultSort: 'desc' } }) }))).toEqual(['Kim', 'Eve']);
  expect(shown(start({}, { columns: columns({ name: { defaultFilter: 'ann' } }) }))).toEqual(['Ann']);
  expect(titles(start({}, { columns: columns({ city: { hidden: true } }) }))).toEqual(['Name', 'Age']);
  expect(titles(start({}, { columns: columns().reverse() }))).toEqual(['Age', 'City', 'Name']);
  expect(groups(start({}, { columns: columns({ city: { defaultGroupOrder: 0 } }) }))).toEqual([
    'City: Bonn',
    'City: Oslo',
  ]);
  const data = people.map((row) => (row.id === 2 ? { ...row, tableData: { checked: true } } : row));
  expect(all(start({ selection: true }, { data }), `${bodyRow} input:checked`)).toHaveLength(1);
});

proves(
  [
    'changing initialPage or searchText later does nothing, and changing a start value for sorting, filters or groups resets that part',
    'initialPage and searchText are read once.',
    'A new pageSize in the options does work with an array of rows; with a data function, it also needs a new key.',
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
  [
    'tableRef: onPageChange(null, 2)',
    "tableRef: onChangeOrder(1, 'desc')",
    "tableRef: onFilterChange(0, 'ada')",
    'tableRef: onChangeColumnHidden(column, true)',
  ],
  async () => {
    const tableRef = createRef<Running>();
    const own = columns();
    const el = start({}, { tableRef, columns: own });
    const run = (act: (table: Running) => void) => flushSync(() => tableRef.current && act(tableRef.current));
    run((table) => table.onPageChange(null, 2));
    expect(shown(el)).toEqual(['Eve', 'Fay']);
    run((table) => table.onChangeOrder(1, 'desc'));
    expect(shown(el, 1)).toEqual(['Rome', 'Rome']);
    run((table) => table.onFilterChange(0, 'leo'));
    await expect.poll(() => shown(el)).toEqual(['Leo']);
    run((table) => table.onChangeColumnHidden(own[1] as Column<Person>, true));
    expect(titles(el)).toEqual(['Name', 'Age']);
  },
);

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
    'the next table with the same id starts with them',
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

proves(['passes the same array again', 'not an object of rows by id'], async () => {
  const rows = people.slice(0, 2);
  const own = columns();
  const { el, rerender } = mount(<MaterialTable columns={own} data={rows} />);
  rows.push({ id: 99, name: 'Zoe', city: 'Rome', age: 1 });
  rerender(<MaterialTable columns={own} data={rows} />);
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  const byId = { 1: people[0] } as unknown as Person[];
  expect(await saidBy(<MaterialTable columns={columns()} data={byId} />)).toContain('data is not a function');
});
