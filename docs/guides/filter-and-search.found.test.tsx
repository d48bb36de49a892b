import type { Column } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { mountTable, type Person } from '../../tests/claims/table';

const options = { filtering: true, debounceInterval: 0, paging: false };

const nameColumn: Column<Person> = { title: 'Name', field: 'name' };

proves(
  'When onFilterChange or onSearchChange is called, the rows are already filtered. Read the matching rows from dataManager.searchedData and store them in your state.',
  async () => {
    const tableRef = createRef<{ dataManager: { searchedData: Person[] } }>();
    const found = vi.fn();
    const report = () => found(tableRef.current?.dataManager.searchedData.map(({ name }) => name));
    const { el } = mountTable(options, { tableRef, onFilterChange: report, onSearchChange: report });
    fill(all(el, 'tbody input')[1] as HTMLInputElement, 'oslo');
    await expect.poll(() => found.mock.lastCall).toEqual([['Dora', 'Bob', 'Gus', 'Jon']]);
    fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'o');
    await expect.poll(() => found.mock.calls.length).toBe(2);
    fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'jon');
    await expect.poll(() => found.mock.lastCall).toEqual([['Jon']]);
  },
);

proves(
  [
    'The filter is the list of selected keys. Keys are strings, so compare with keys.includes(String(row.state)).',
    'The search calls the same function with a string.',
  ],
  async () => {
    const asked = vi.fn();
    const customFilterAndSearch = (keys: string[] | string, row: Person) => {
      asked(keys);
      return typeof keys === 'string' || keys.includes(String(row.age));
    };
    const age: Column<Person> = {
      title: 'Age',
      field: 'age',
      lookup: { 30: 'thirty', 41: 'more' },
      defaultFilter: ['30'],
      customFilterAndSearch,
    };
    const { el } = mountTable(options, { columns: [nameColumn, age] });
    expect(shown(el)).toEqual(['Ann', 'Dora']);
    expect(asked).toHaveBeenLastCalledWith(['30']);
    fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'x');
    await expect.poll(() => asked.mock.lastCall).toEqual(['x']);
  },
);
