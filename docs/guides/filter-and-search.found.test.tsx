import type { Column } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  fill,
  mountTable,
  one,
  press,
  shown,
  texts,
  type Person,
} from '../../tests/claims/table';

const options = { filtering: true, debounceInterval: 0, paging: false };
const nameColumn: Column<Person> = { title: 'Name', field: 'name' };

proves(
  'When onFilterChange and onSearchChange are called, the rows are already filtered: read the matching rows from dataManager.searchedData and keep them in your state.',
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
    'The filter is the list of selected keys, and keys are strings: compare keys.includes(String(row.state)).',
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

proves(
  [
    'An element in lookup works in cells and open lists, but not in the closed filter.',
    'Use strings there, and show the element with render.',
  ],
  async () => {
    const shownBy = (city: Partial<Column<Person>>) => {
      const own = columns({ city: { defaultFilter: ['Oslo'], ...city } });
      const { el, unmount } = mountTable(options, { columns: own });
      const seen = [texts(el, `${bodyRow} b`)[0], texts(el, '[role="combobox"]')[0]];
      unmount();
      return seen;
    };
    const element = <b>O</b>;
    expect(shownBy({ lookup: { Oslo: element } })).toEqual(['O', '[object Object]']);
    expect(shownBy({ lookup: { Oslo: 'O' }, render: () => element })).toEqual(['O', 'O']);

    const lookup = { Bonn: <b>B</b>, Oslo: element } as unknown as Column<Person>['lookup'];
    const own = columns({ city: { lookup } });
    const { el } = mountTable(options, { columns: own, editable: { onRowUpdate: async () => undefined } });
    press(el, 'Edit');
    for (const box of all(el, '[role="combobox"]')) {
      flushSync(() => box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
      expect(texts(document, '[role="option"] b')).toEqual(['B', 'O']);
      click(one(document, '.MuiBackdrop-root'));
      await expect.poll(() => all(document, '[role="option"]')).toEqual([]);
    }
  },
);
