import MaterialTable, {
  MTableHeader,
  type Column,
  type Options,
  type OrderByCollection,
} from '@material-table/core';
import { type ComponentProps, useState, useMemo } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { choose, click, sort, press } from '../../../tests/claims/hands';
import { all, header, one, shown, texts, bodyRow } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { columnTexts, visit } from '../../../tests/claims/visit';
import { sorted } from '../_cells';
import SortOutside from './sort-outside';
import ThirdClick from './third-click';

type Row = Person & { pinned?: boolean };

function PinnedByUsers() {
  const [rows, setRows] = useState<Row[]>(people);
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        defaultSort: 'asc',
        customSort: (a, b, _type, direction) => {
          const order = Number(b.pinned ?? false) - Number(a.pinned ?? false);
          if (order !== 0) return direction === 'desc' ? -order : order;
          return a.name.localeCompare(b.name);
        },
      },
    ],
    [],
  );
  const toggle = (id: number) =>
    setRows((rows) => rows.map((row) => (row.id === id ? { ...row, pinned: !row.pinned } : row)));
  return (
    <MaterialTable
      columns={columns}
      data={rows}
      actions={[{ icon: () => <i />, tooltip: 'Pin', onClick: (_event, row) => toggle((row as Row).id) }]}
    />
  );
}

const sortLabel = 'th .MuiTableSortLabel-root';

/** The headers with their order numbers, such as `Name1`. */
const ranks = (el: ParentNode) => texts(el, 'th').filter((text) => /\d$/.test(text));

proves(
  [
    'ISO strings such as 2026-03-14 and Date objects are sorted by time.',
    'Strings such as 14.03.2026 are sorted by their first characters, so reverse their parts in customSort',
  ],
  () => {
    const iso = (day: string) => day.split('.').reverse().join('-');
    const newest = (days: (Date | string)[], customSort?: (a: { at: string }, b: { at: string }) => number) =>
      sorted(days, {
        defaultSort: 'desc',
        customSort: customSort as Column<object>['customSort'],
        render: ({ id }) => id,
      });
    const days = ['14.03.2026', '31.12.2025', '09.03.2026'];
    expect(newest(days)).toEqual(['2', '1', '3']);
    expect(newest(days, (a, b) => iso(a.at).localeCompare(iso(b.at)))).toEqual(['1', '3', '2']);
    expect(newest(days.map(iso))).toEqual(['1', '3', '2']);
    expect(newest(days.map((day) => new Date(iso(day))))).toEqual(['1', '3', '2']);
  },
);

const byAge = () => columns({ age: { defaultSort: 'asc' } });

proves(
  [
    'Columns with defaultSort sort the table when they arrive, even if the list was empty before.',
    'Together with defaultSort, the table starts sorted by your comparison.',
  ],
  () => {
    const customSort = (a: Person, b: Person) => a.age - b.age;
    const made = columns({ name: { customSort, defaultSort: 'desc' } });
    expect(shown(mountTable({}, { columns: made }).el)[0]).toBe('Kim');
    const { el, rerender } = mount(<MaterialTable columns={[]} data={people} />);
    rerender(<MaterialTable columns={byAge()} data={people} />);
    expect(shown(el, 2)[0]).toBe('19');
  },
);

proves(
  [
    'columns that replace sorted ones only sort within the old order',
    'and a second arrow appears',
    'set a different key on the table for each set of columns',
  ],
  () => {
    const table = (made: Column<Person>[], key = 'same') => (
      <MaterialTable key={key} columns={made} data={people} />
    );
    const byCity = () => [...columns({ age: { defaultSort: 'desc' } })].slice(1);
    const { el, rerender } = mount(table(columns({ name: { defaultSort: 'desc' } })));
    expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
    rerender(table(byAge()));
    expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
    expect(texts(el, '[aria-sort="ascending"], [aria-sort="descending"]')).toEqual(['Name', 'Age']);
    rerender(table(byAge(), 'other'));
    expect(shown(el)).toEqual(['Fay', 'Leo', 'Bob', 'Ida', 'Ann']);
    // By city, now the first column as the name was before, and then by age.
    const again = mount(table(columns({ name: { defaultSort: 'asc' } })));
    again.rerender(table(byCity()));
    expect(shown(again.el, 1)).toEqual(['41', '30', '28', '22', '19']);
  },
);

proves(
  [
    'customSort receives two whole rows and returns a number, like the function that you pass to Array.sort',
    'The fourth argument is the direction.',
  ],
  () => {
    const last = (at: unknown) => Number(at === null);
    const customSort: Column<{ at: unknown }>['customSort'] = (a, b, _type, direction) => {
      const nullLast = last(a.at) - last(b.at);
      return (direction === 'desc' ? -nullLast : nullLast) || Number(a.at) - Number(b.at);
    };
    const order = (defaultSort: 'asc' | 'desc') => sorted([2, null, 3, 1], { customSort, defaultSort });
    expect(order('asc')).toEqual(['1', '2', '3', 'null']);
    expect(order('desc')).toEqual(['3', '2', '1', 'null']);
  },
);

proves(
  [
    'With maxColumnSort: 2 or more, each additional header that a user clicks refines the previous order.',
    'Clicking a sorted column reverses its direction and preserves its rank.',
    'Once the limit is reached, a click on another header removes the first column.',
    'which reports the sorted columns after each click, with the most important column first',
    'With maxColumnSort, each click adds a column',
  ],
  () => {
    let reported = '';
    const onOrderCollectionChange = (list: OrderByCollection[]) =>
      (reported = list.map(({ orderByField, orderDirection }) => `${orderByField} ${orderDirection}`).join());
    const { el } = mountTable({ maxColumnSort: 2, showColumnSortOrder: true }, { onOrderCollectionChange });
    const after = (title: string) => (sort(el, title), reported);
    expect([after('City'), after('Age')]).toEqual(['city asc', 'city asc,age asc']);
    expect(shown(el)).toEqual(['Fay', 'Leo', 'Ida', 'Ann', 'Cid']);
    expect(after('City')).toBe('city desc,age asc');
    expect([after('City'), ranks(el)]).toEqual(['age asc', ['Age1']]);
    expect([after('Name'), after('City')]).toEqual(['age asc,name asc', 'name asc,city asc']);
  },
);

proves(
  [
    'which ranks them from left to right, or list the columns in defaultOrderByCollection',
    'orderBy is the index in columns, and sortOrder is the rank, starting from 1.',
    'With the default limit of one, only the first column with defaultSort counts.',
    'showColumnSortOrder shows the ranks next to the headers',
  ],
  () => {
    const start = (options: Options<Person>, defaultSort?: 'asc') => {
      const own = columns({ city: { defaultSort }, age: { defaultSort } });
      const { el, unmount } = mountTable({ showColumnSortOrder: true, ...options }, { columns: own });
      const found = [ranks(el), shown(el)];
      unmount();
      return found;
    };
    const byCityAndAge = [
      ['City1', 'Age2'],
      ['Fay', 'Leo', 'Ida', 'Ann', 'Cid'],
    ];
    expect(start({ maxColumnSort: 2 }, 'asc')).toEqual(byCityAndAge);
    expect(start({}, 'asc')[1]).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    const defaultOrderByCollection: OrderByCollection[] = [
      { orderBy: 1, orderByField: 'city', orderDirection: 'asc', sortOrder: 1 },
      { orderBy: 2, orderByField: 'age', orderDirection: 'asc', sortOrder: 2 },
    ];
    expect(start({ maxColumnSort: 2, defaultOrderByCollection })).toEqual(byCityAndAge);
  },
);

proves(
  [
    'the third restores the order of your data',
    'With thirdSortClick: false, a third click sorts in ascending order again.',
  ],
  async () => {
    const demo = visit(<ThirdClick />);
    const given = ['48', '41', '55', '44', '39'];
    const ascending = ['39', '41', '44', '48', '55'];
    const afterClicks = async (count: number, order: string[]) => {
      const label = demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Minutes' });
      for (let i = 0; i < count; i++) await label.click();
      await expect.poll(() => columnTexts(demo, 2)).toEqual(order);
    };
    await afterClicks(2, [...ascending].reverse());
    await afterClicks(1, given);
    await demo.getByLabelText('The third click removes the sort').click();
    await afterClicks(2, [...ascending].reverse());
    await afterClicks(1, ascending);
  },
);

const swapped: Record<string, string> = { asc: 'desc', '': 'asc', desc: '' };
const Header = (props: ComponentProps<typeof MTableHeader>) => (
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
    'No option does this, but you can swap the directions in an override of the header. thirdSortClick has to remain on, because otherwise every click sorts in descending order.',
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
    const stuck = await mountSwapped({ thirdSortClick: false });
    expect([stuck.direction(), stuck.direction()]).toEqual(['descending', 'descending']);
  },
);

proves('To follow the clicks on headers, use onOrderCollectionChange', async () => {
  const { el } = mount(<SortOutside />);
  await choose(el, 'Highest total first');
  expect(shown(el).slice(0, 2)).toEqual(['Costa', 'Fischer']);
  click(header(el, 0));
  expect(shown(el)[0]).toBe('Adams');
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('Customer, A to Z');
});

proves(
  [
    'Set maxColumnSort: 0, which makes every header plain text.',
    "If a column shouldn't be sorted at all, set sorting: false on it. Its header then becomes plain text.",
  ],
  () => {
    const labels = (options: Options<Person>, name = {}) =>
      all(mountTable(options, { columns: columns({ name }) }).el, sortLabel).length;
    expect([labels({}), labels({}, { sorting: false }), labels({ maxColumnSort: 0 })]).toEqual([3, 2, 0]);
  },
);

proves(
  [
    'use the fourth argument of customSort, the direction',
    'To let users pin rows, store a pinned flag in each row, read it instead of the set, and toggle it in a row action.',
  ],
  () => {
    const { el } = mount(<PinnedByUsers />);
    expect(shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
    const pin = (name: string) => press(all(el, bodyRow)[shown(el).indexOf(name)] as HTMLElement, 'Pin');
    pin('Dora');
    expect(shown(el)).toEqual(['Dora', 'Ann', 'Bob', 'Cid', 'Eve']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['Dora', 'Leo', 'Kim', 'Jon', 'Ida']);
    pin('Dora');
    expect(shown(el)).toEqual(['Leo', 'Kim', 'Jon', 'Ida', 'Hal']);
  },
);

proves('If a column has neither field nor customSort, its sort button has no effect.', () => {
  const { el } = mountTable({}, { columns: [{ title: 'City', render: (row) => row.city }] });
  const before = shown(el);
  click(one(el, sortLabel));
  expect(shown(el)).toEqual(before);
});
