import MaterialTable, { type Column, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

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
