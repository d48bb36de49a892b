import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { people, shown, type Person } from '../../tests/claims/table';

const byName: Column<Person>[] = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];
const byAge: Column<Person>[] = [
  { title: 'City', field: 'city' },
  { title: 'Age', field: 'age', defaultSort: 'desc' },
];
const fresh = (columns: Column<Person>[]) => columns.map((column) => ({ ...column }));

proves(
  [
    'Columns that replace sorted ones only sort within the old order',
    'give the table a key for each set of columns',
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
    // By city, the first column as the name was, and by age within it.
    expect(agesAfterSwitch(['x', 'x'])).toEqual(['Bonn 41', 'Bonn 30', 'Bonn 28', 'Bonn 22', 'Bonn 19']);
    expect(agesAfterSwitch(['x', 'y'])).toEqual(['Rome 61', 'Rome 52', 'Rome 47', 'Bonn 41', 'Oslo 36']);
  },
);
