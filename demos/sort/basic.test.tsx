import MaterialTable, { MTableHeader, type Column, type Query, type Options } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { choose, click, search, sort } from '../../tests/claims/hands';
import { header, one, shown, input, all, texts } from '../../tests/claims/read';
import { mountTable, columns, people, type Person } from '../../tests/claims/table';
import { columnTexts, pressOn, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicCustom from './basic.custom';
import Newest from './basic.newest';
import BasicNone from './basic.none';
import SortOutside from './basic.sort-outside';
import BasicThirdClick from './basic.third-click';

interface Running {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (column: number, direction: string) => void;
}

proves('ISO strings such as 2026-03-14 and Date objects are sorted by time.', () => {
  const { el } = mount(<Newest />);
  expect(shown(el)).toEqual(['14/03/2026', '09/03/2026', '02/03/2026', '27/02/2026', '11/02/2026']);
  const days = [new Date(2026, 2, 9), new Date(2025, 11, 31), new Date(2026, 2, 14)];
  const data = days.map((day, id) => ({ id: id + 1, day }));
  const { el: dates } = mount(
    <MaterialTable
      columns={[{ title: 'Day', field: 'day', defaultSort: 'desc', render: ({ id }) => id }]}
      data={data}
    />,
  );
  expect(shown(dates)).toEqual(['3', '1', '2']);
});

proves(
  'Strings such as 14.03.2026 are sorted by their first characters, so reverse their parts in customSort',
  () => {
    const iso = (day: string) => day.split('.').reverse().join('-');
    const data = ['14.03.2026', '31.12.2025', '09.03.2026'].map((day, index) => ({ id: index + 1, day }));
    const order = (customSort?: (a: { day: string }, b: { day: string }) => number) => {
      const { el } = mount(
        <MaterialTable
          columns={[{ title: 'Day', field: 'day', defaultSort: 'desc', customSort }]}
          data={data}
        />,
      );
      return shown(el);
    };
    expect(order()).toEqual(['31.12.2025', '14.03.2026', '09.03.2026']);
    expect(order((a, b) => iso(a.day).localeCompare(iso(b.day)))).toEqual([
      '14.03.2026',
      '09.03.2026',
      '31.12.2025',
    ]);
  },
);

proves('track clicks on headers with onOrderCollectionChange', async () => {
  const { el } = mount(<SortOutside />);
  await choose(el, 'Highest total first');
  expect(shown(el).slice(0, 2)).toEqual(['Costa', 'Fischer']);
  click(header(el, 0));
  expect(shown(el)[0]).toBe('Adams');
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('Customer, A to Z');
});

proves("onChangeOrder(index, '') restores the order of data.", () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef });
  flushSync(() => tableRef.current?.onChangeOrder(2, 'desc'));
  expect(shown(el)[0]).toBe('Kim');
  flushSync(() => tableRef.current?.onChangeOrder(2, ''));
  expect(shown(el)[0]).toBe('Cid');
});

proves('After a search, only the rows found are sorted, and the search stays.', async () => {
  const { el } = mountTable({ debounceInterval: 0 });
  search(el, 'oslo');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
  sort(el, 'Name');
  expect(shown(el)).toEqual(['Bob', 'Dora', 'Gus', 'Jon']);
  expect(input(el, 'Search').value).toBe('oslo');
});

const byName: Column<Person>[] = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];

const byAge: Column<Person>[] = [
  { title: 'City', field: 'city' },
  { title: 'Age', field: 'age', defaultSort: 'desc' },
];

const fresh = (columns: Column<Person>[]) => columns.map((column) => ({ ...column }));

const sortLabel = 'th .MuiTableSortLabel-root';

proves(
  'With a data function, it is called only in groups and trees, because your server sorts.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    /** How often `customSort` is called until a click on the header has sorted the rows. */
    const calls = async (options: object, props: object, group = {}) => {
      const data = vi.fn(async ({ page }: Query<Person>) => ({
        data: people.slice(0, 5),
        page,
        totalCount: 12,
      }));
      const customSort = vi.fn((a: Person, b: Person) => a.age - b.age);
      const made = columns({ name: { customSort }, city: group });
      const { el, unmount } = mountTable(
        { defaultExpanded: true, ...options },
        { data, columns: made, ...props },
      );
      await expect.poll(() => shown(el).length).toBeGreaterThan(0);
      click(one(el, '[data-testid=mtableheader-sortlabel]'));
      await expect.poll(() => data.mock.calls.length).toBe(2);
      await expect.poll(() => all(el, '[role="progressbar"]')).toEqual([]);
      unmount();
      return customSort.mock.calls.length;
    };
    const parentChildData = (row: Person, rows: Person[]) => rows.find(({ id }) => id === 1 && row.id !== 1);
    expect(await calls({}, {})).toBe(0);
    expect(await calls({}, { parentChildData })).toBeGreaterThan(0);
    expect(await calls({ grouping: true }, {}, { defaultGroupOrder: 0 })).toBeGreaterThan(0);
  },
);

proves('and a second arrow appears', () => {
  const table = (made: Column<Person>[], key = 'same') => (
    <MaterialTable key={key} columns={made} data={people} />
  );
  const byAge = () => columns({ age: { defaultSort: 'asc' } });
  const { el, rerender } = mount(table(columns({ name: { defaultSort: 'desc' } })));
  expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
  rerender(table(byAge()));
  expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
  expect(texts(el, '[aria-sort="ascending"], [aria-sort="descending"]')).toEqual(['Name', 'Age']);
  rerender(table(byAge(), 'other'));
  expect(shown(el)).toEqual(['Fay', 'Leo', 'Bob', 'Ida', 'Ann']);
});

proves(
  [
    'Columns that replace sorted ones only sort within the old order',
    'give the table a different key for each set of columns',
  ],
  () => {
    const agesAfterSwitch = (keys: [string, string]) => {
      const table = (columns: Column<Person>[], key: string) => (
        <MaterialTable key={key} columns={fresh(columns)} data={people} />
      );
      const { el, rerender, unmount } = mount(table(byName, keys[0]));
      expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
      rerender(table(byAge, keys[1]));
      const rows = shown(el).map((city, index) => `${city} ${shown(el, 1)[index]}`);
      unmount();
      return rows;
    };
    // By city, now the first column as the name was before, and then by age.
    expect(agesAfterSwitch(['x', 'x'])).toEqual(['Bonn 41', 'Bonn 30', 'Bonn 28', 'Bonn 22', 'Bonn 19']);
    expect(agesAfterSwitch(['x', 'y'])).toEqual(['Rome 61', 'Rome 52', 'Rome 47', 'Bonn 41', 'Oslo 36']);
  },
);

proves(['If a column has neither field nor customSort, its sort button has no effect.'], () => {
  const made: Column<Person>[] = [
    { title: 'Name', render: (row) => row.name, customSort: (a, b) => a.age - b.age },
    { title: 'City', render: (row) => row.city },
  ];
  const { el } = mountTable({}, { columns: made });
  const [name, city] = all(el, sortLabel);
  if (!name || !city) throw new Error('there are no sort buttons');
  click(name);
  expect(shown(el)[0]).toBe('Fay');
  click(city);
  expect(shown(el).slice(0, 2)).toEqual(['Cid', 'Ann']);
});

proves(
  [
    'Such columns sort the table when they arrive',
    "The table starts sorted by your comparison, in descending order for defaultSort: 'desc'.",
  ],
  () => {
    const customSort = (a: Person, b: Person) => a.age - b.age;
    const made = columns({ name: { customSort, defaultSort: 'desc' } });
    expect(shown(mountTable({}, { columns: made }).el)[0]).toBe('Kim');
    const { el, rerender } = mount(<MaterialTable columns={[]} data={people} />);
    rerender(<MaterialTable columns={columns({ age: { defaultSort: 'asc' } })} data={people} />);
    expect(shown(el, 2)[0]).toBe('19');
  },
);

const headerInDemo = (demo: Locator, name: string) =>
  demo.getByTestId('mtableheader-sortlabel').filter({ hasText: name });

proves(
  [
    'By default, users can sort by every column that has a field. The first click on its header sorts in ascending order, the second in descending order',
    'defaultSort on a column sorts the table when it first appears.',
  ],
  async () => {
    const demo = visit(<Basic />);
    expect(columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
    await headerInDemo(demo, 'Population').click();
    await expect
      .poll(() => columnTexts(demo, 2))
      .toEqual(['173,000', '195,000', '232,000', '265,000', '292,000', '709,000']);
    await headerInDemo(demo, 'Population').click();
    await expect
      .poll(() => columnTexts(demo, 2))
      .toEqual(['709,000', '292,000', '265,000', '232,000', '195,000', '173,000']);
    await expect.element(headerInDemo(demo, 'Population')).toHaveAttribute('aria-sort', 'descending');
  },
);

test('a header sorts with the keyboard too', async () => {
  const demo = visit(<Basic />);
  await pressOn(headerInDemo(demo, 'Country'), '{Enter}');
  await expect
    .poll(() => columnTexts(demo, 1))
    .toEqual(['Austria', 'Belgium', 'Finland', 'Norway', 'Portugal', 'Switzerland']);
});

proves(
  [
    'sorting: false makes a header plain text. This demo uses it for the charter dates, which have no useful order.',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.poll(() => headerInDemo(demo, 'Country').elements()).toHaveLength(1);
    await expect.element(headerInDemo(demo, 'Charter')).not.toBeInTheDocument();
    await demo.getByText('Charter', { exact: true }).click();
    expect(columnTexts(demo, 0)).toEqual(['Basel', 'Ghent', 'Graz', 'Oslo', 'Porto', 'Turku']);
  },
);

proves(
  ['customSort receives two whole rows and returns a number, like the function you pass to Array.sort.'],
  async () => {
    const demo = visit(<BasicCustom />);
    expect(columnTexts(demo, 1)).toEqual(['high', 'high', 'medium', 'medium', 'low']);
    await headerInDemo(demo, 'Release').click();
    await expect.poll(() => columnTexts(demo, 2)).toEqual(['2.2.0', '2.9.0', '2.9.1', '2.10.0', '2.10.1']);
    await headerInDemo(demo, 'Subject').click();
    const firstWords = async () => columnTexts(demo, 0).map((text) => text.split(' ')[0]);
    await expect.poll(firstWords).toEqual(['Ärger', 'Blank', 'export', 'Filter', 'Zoom']);
  },
);

proves(
  [
    'The fourth argument is the direction.',
    'You need it only for rows whose position must not change. In this demo, unassigned tickets stay at the end.',
  ],
  async () => {
    const demo = visit(<BasicCustom />);
    await headerInDemo(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Dora', 'Émile', 'Frank', 'no one', 'no one']);
    await headerInDemo(demo, 'Owner').click();
    await expect.poll(() => columnTexts(demo, 3)).toEqual(['Frank', 'Émile', 'Dora', 'no one', 'no one']);
  },
);

proves(
  [
    'With thirdSortClick: false, a third click sorts in ascending order again, so once the table is sorted, it never returns to the order of your data.',
    'the third restores the order of your data',
  ],
  async () => {
    const demo = visit(<BasicThirdClick />);
    const given = ['48', '41', '55', '44', '39'];
    const ascending = ['39', '41', '44', '48', '55'];
    const clicks = async (count: number) => {
      for (let i = 0; i < count; i++) await headerInDemo(demo, 'Minutes').click();
    };
    await clicks(2);
    await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
    await clicks(1);
    await expect.poll(() => columnTexts(demo, 2)).toEqual(given);
    await demo.getByLabelText('The third click removes the sort').click();
    await clicks(2);
    await expect.poll(() => columnTexts(demo, 2)).toEqual([...ascending].reverse());
    await clicks(1);
    await expect.poll(() => columnTexts(demo, 2)).toEqual(ascending);
  },
);

proves(['maxColumnSort: 0 makes every header plain text'], async () => {
  const demo = visit(<BasicNone />);
  await expect.element(demo.getByTestId('mtableheader-sortlabel')).not.toBeInTheDocument();
  await demo.getByText('Task', { exact: true }).click();
  expect(columnTexts(demo, 0)).toEqual(['1', '2', '3', '4']);
});

interface HeaderProps {
  onOrderChange: (id: number, to: string | undefined, order?: number) => void;
}

const swapped: Record<string, string> = { asc: 'desc', '': 'asc', desc: '' };
const Header = (props: HeaderProps) => (
  <>
    <caption>Swapped</caption>
    <MTableHeader
      {...props}
      onOrderChange={(id: number, to: string, order?: number) => props.onOrderChange(id, swapped[to], order)}
    />
  </>
);

proves(
  [
    'Sort descending on the first click',
    "No option does this. In components.Header, pass onOrderChange={(id, to, order) => props.onOrderChange(id, swapped[to], order)} to MTableHeader, with swapped = { asc: 'desc', '': 'asc', desc: '' }. Keep thirdSortClick on.",
  ],
  async () => {
    const mountSwapped = async (options: object = {}) => {
      const { el } = mountTable({ paging: false, ...options }, { components: { Header } });
      await expect.poll(() => texts(el, 'caption')).toEqual(['Swapped']);
      const direction = () => {
        sort(el, 'Age');
        return one(el, 'th:last-of-type [aria-sort]').ariaSort;
      };
      return { el, direction };
    };
    const { el, direction } = await mountSwapped();
    expect([direction(), shown(el, 2)[0], shown(el, 2).at(-1)]).toEqual(['descending', '61', '19']);
    expect([direction(), shown(el, 2)[0]]).toEqual(['ascending', '19']);
    expect([direction(), shown(el)]).toEqual(['none', people.map(({ name }) => name)]);
    expect(direction()).toBe('descending');
    const stuck = await mountSwapped({ thirdSortClick: false });
    expect([stuck.direction(), stuck.direction()]).toEqual(['descending', 'descending']);
  },
);

proves(
  [
    "Rows don't need a value at the column's field. To start with two columns, set maxColumnSort: 2.",
    "By default, only the first column with defaultSort counts, and with 'all_columns' none does.",
  ],
  () => {
    const names = (maxColumnSort?: Options<Person>['maxColumnSort'], city: Partial<Column<Person>> = {}) => {
      const own: Column<Person>[] = [
        { title: 'Name', field: 'name' },
        { title: 'City', field: 'city', ...city },
        {
          title: 'Rank',
          field: 'rank',
          defaultSort: 'desc',
          customSort: (a, b) => a.name.localeCompare(b.name),
        },
      ];
      const options = maxColumnSort === undefined ? {} : { maxColumnSort };
      const { el, unmount } = mountTable(options, { columns: own });
      const found = shown(el);
      unmount();
      return found;
    };
    expect(names()).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
    const city = { defaultSort: 'asc' } as const;
    expect(names(2, city)).toEqual(['Leo', 'Ida', 'Fay', 'Cid', 'Ann']);
    expect(names(undefined, city)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    const unsorted = people.slice(0, 5).map(({ name }) => name);
    expect(names('all_columns', city)).toEqual(unsorted);
  },
);
