import type { Column, Options } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { shown } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

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
