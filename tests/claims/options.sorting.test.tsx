import type { Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click } from './hands';
import { all, one, shown, sortLabel, texts } from './read';
import { columns, mountTable, type Person } from './table';
const sortBy = (el: Element, title: string) => {
  const label = all(el, sortLabel).find((candidate) => candidate.textContent?.startsWith(title));
  if (!label) throw new Error(`no sort label ${title}`);
  click(label);
};
const sorts = (el: Element) => all(el, sortLabel).map((label) => label.getAttribute('aria-sort'));

proves(['Only logs a deprecation warning.', "options.sorting: false doesn't turn sorting off"], () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { el } = mountTable({ sorting: false });
  expect(all(el, sortLabel)).toHaveLength(3);
  sortBy(el, 'Name');
  expect(shown(el)[0]).toBe('Ann');
  expect(warn.mock.calls.flat().join()).toContain('`sorting` has been deprecated');
  warn.mockRestore();
});

proves(
  [
    'How many columns can be sorted at the same time.',
    '0 turns off sorting. From 2 on, each additional header that a user clicks refines the previous order, and at the limit the oldest one is dropped.',
  ],
  () => {
    expect(all(mountTable({ maxColumnSort: 0 }).el, sortLabel)).toHaveLength(0);

    const single = mountTable().el;
    sortBy(single, 'Age');
    sortBy(single, 'Name');
    expect(sorts(single)).toEqual(['ascending', 'none', 'none']);

    const double = mountTable({ maxColumnSort: 2 }).el;
    sortBy(double, 'City');
    sortBy(double, 'Name');
    expect(sorts(double)).toEqual(['ascending', 'ascending', 'none']);
    expect(shown(double).slice(0, 4)).toEqual(['Ann', 'Cid', 'Fay', 'Ida']);
    sortBy(double, 'Age');
    expect(sorts(double)).toEqual(['ascending', 'none', 'ascending']);
  },
);

proves(
  [
    'column.defaultSort and defaultOrderByCollection are ignored.',
    "maxColumnSort: 'all_columns' forgets the default sort",
  ],
  () => {
    const byName = () => columns({ name: { defaultSort: 'asc' } });
    const every = mountTable({ maxColumnSort: 'all_columns' }, { columns: byName() }).el;
    expect(shown(every)[0]).toBe('Cid');
    for (const title of ['City', 'Name', 'Age']) sortBy(every, title);
    expect(sorts(every)).toEqual(['ascending', 'ascending', 'ascending']);

    const ten = mountTable({ maxColumnSort: 10 }, { columns: byName() }).el;
    expect(shown(ten)[0]).toBe('Ann');
  },
);

proves(
  [
    'With grouping: true, it is always 1.',
    'and limits sorting to one column',
    'A table with grouping: true sorts by one column only',
  ],
  () => {
    const { el } = mountTable({ grouping: true, maxColumnSort: 3 });
    sortBy(el, 'City');
    sortBy(el, 'Name');
    expect(sorts(el)).toEqual(['ascending', 'none', 'none']);
  },
);

const cityThenAge: Options<Person>['defaultOrderByCollection'] = [
  { orderBy: 1, orderDirection: 'desc', sortOrder: 1, orderByField: 'city' },
  { orderBy: 2, orderDirection: 'asc', sortOrder: 2, orderByField: 'age' },
];

proves(
  [
    "The initial sorting, as a list of sorted columns, in which orderBy is the column's index.",
    "in which orderBy is the column's index",
    'The list replaces every column.defaultSort, and entries beyond maxColumnSort are ignored.',
  ],
  () => {
    const overruled = () => columns({ name: { defaultSort: 'asc' } });
    const { el } = mountTable(
      { maxColumnSort: 2, defaultOrderByCollection: cityThenAge },
      { columns: overruled() },
    );
    expect(shown(el)).toEqual(['Hal', 'Eve', 'Kim', 'Bob', 'Dora']);

    const cut = mountTable({ defaultOrderByCollection: cityThenAge }).el;
    expect(sorts(cut)).toEqual(['none', 'descending', 'none']);
  },
);

proves(
  'With false, the table keeps an array of rows in its order. Headers stay clickable, the arrow moves, and onOrderCollectionChange reports what to sort by.',
  () => {
    const onOrderCollectionChange = vi.fn();
    const { el } = mountTable({ clientSorting: false }, { onOrderCollectionChange });
    sortBy(el, 'Name');
    expect(sorts(el)).toEqual(['ascending', 'none', 'none']);
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    expect(onOrderCollectionChange.mock.calls[0]?.[0]).toEqual([
      { orderBy: 0, orderDirection: 'asc', sortOrder: 1, orderByField: 'name' },
    ]);
  },
);

proves(
  [
    'Makes the third click on a header remove its sorting, after ascending and descending.',
    'With false, the third click sorts in ascending order again.',
  ],
  () => {
    const threeClicks = (options: Options<Person>) => {
      const { el } = mountTable(options);
      return [1, 2, 3].map(() => {
        sortBy(el, 'Name');
        return sorts(el)[0];
      });
    };
    expect(threeClicks({})).toEqual(['ascending', 'descending', 'none']);
    expect(threeClicks({ thirdSortClick: false })).toEqual(['ascending', 'descending', 'ascending']);
  },
);

proves(
  [
    'Is meant to apply the current direction to the next column you click.',
    'A newly clicked column always starts in ascending order.',
    'keepSortDirectionOnColumnSwitch has no effect',
  ],
  () => {
    for (const keepSortDirectionOnColumnSwitch of [true, false]) {
      const { el } = mountTable({ keepSortDirectionOnColumnSwitch });
      sortBy(el, 'Name');
      sortBy(el, 'Name');
      expect(sorts(el)[0]).toBe('descending');
      sortBy(el, 'City');
      expect(sorts(el)[1]).toBe('ascending');
    }
  },
);

const indicator = '[data-testid="material-table-column-sort-order-indicator"]';

proves(
  [
    "Shows each sorted column's rank, starting at 1, next to its title.",
    'Inline style of the rank that showColumnSortOrder shows.',
  ],
  () => {
    const sorted = { maxColumnSort: 2, defaultOrderByCollection: cityThenAge } as const;
    expect(texts(mountTable(sorted).el, indicator)).toEqual(['', '', '']);
    const { el } = mountTable({
      ...sorted,
      showColumnSortOrder: true,
      sortOrderIndicatorStyle: { color: 'rgb(200, 0, 0)' },
    });
    expect(texts(el, indicator)).toEqual(['', '1', '2']);
    expect(getComputedStyle(one(el, indicator)).color).toBe('rgb(200, 0, 0)');
  },
);
