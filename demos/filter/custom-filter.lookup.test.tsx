import MaterialTable, { type Column } from '@material-table/core';
import { TextField } from '@mui/material';
import { createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { type Cell, numbered, quick } from '../../docs/guides/_cells';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, search } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

/** Open the menu of a column with `lookup`. */
async function openMenu(el: ParentNode) {
  one(el, '#m--table--filter--row [role=combobox]').dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, button: 0 }),
  );
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Alpha', 'Beta', 'Gamma']);
}

const choose = (text: string) =>
  click(all(document, '[role=option]').find(({ textContent }) => textContent === text) as HTMLElement);

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (id: number, value: unknown) => void;
}

const CityFilter = createContext('');

const options = { filtering: true, debounceInterval: 0, paging: false };

function NameFilter({ columnDef, onFilterChanged }: FilterProps) {
  const city = useContext(CityFilter).toLowerCase();
  const names = people.filter((row) => row.city.toLowerCase().includes(city)).map(({ name }) => name);
  const choose = (name: string) => onFilterChanged(columnDef.tableData?.id ?? 0, name || undefined);
  return (
    <select aria-label="Name" onChange={({ target }) => choose(target.value)}>
      {['', ...names].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

function Filtered({ columns: own }: { columns: Column<Person>[] }) {
  const [city, setCity] = useState('');
  const follow = (filters: { column: Column<Person>; value: string }[]) =>
    setCity(filters.find(({ column }) => column.field === 'city')?.value ?? '');
  return (
    <CityFilter value={city}>
      <MaterialTable columns={own} data={people} options={options} onFilterChange={follow} />
    </CityFilter>
  );
}

const TextFilter = ({ columnDef, onFilterChanged }: FilterProps) => (
  <TextField
    variant="standard"
    slotProps={{ htmlInput: { 'aria-label': 'Filter by city' } }}
    onChange={({ target }) => onFilterChanged(columnDef.tableData?.id ?? 0, target.value || undefined)}
  />
);

const cities: Record<string, string> = { bn: 'Bonn', os: 'Oslo' };

const cityColumn: Partial<Column<Person>> = {
  lookup: cities,
  filterComponent: TextFilter,
  customFilterAndSearch: (text: string, row) =>
    (cities[row.city] ?? '').toLowerCase().includes(text.toLowerCase()),
};

const data = ['bn', 'os', 'bn'].map((city, index) => ({ ...(people[index] as Person), city }));

proves(
  [
    'A column with a lookup has a menu of checkboxes, and a row passes if its value is among the selected ones.',
    'By default, choices apply when the menu closes. To apply each one immediately, set filterOnItemSelect: true on the column.',
  ],
  async () => {
    const lookup = { a: 'Alpha', b: 'Beta', c: 'Gamma' };
    const late = numbered(['a', 'b', 'c'], { lookup });
    await openMenu(late);
    expect(all(document, '[role=option] input[type=checkbox]')).toHaveLength(3);
    choose('Alpha');
    choose('Gamma');
    await expect.poll(() => all(document, '[role=option] input:checked').length).toBe(2);
    expect(shown(late)).toEqual(['1', '2', '3']);
    click(one(document, '.MuiBackdrop-root'));
    await expect.poll(() => shown(late)).toEqual(['1', '3']);
    await expect.poll(() => all(document, '[role=option]').length).toBe(0);

    const early = numbered(['a', 'b', 'c'], { lookup, filterOnItemSelect: true });
    await openMenu(early);
    choose('Beta');
    await expect.poll(() => shown(early)).toEqual(['2']);
    expect(all(document, '[role=option]')).toHaveLength(3);
  },
);

proves(
  [
    'Instead, give the column a filter with a select that lists the values of the matching rows.',
    'The select reads the other filter, which onFilterChange reports, from a context.',
  ],
  async () => {
    const { el } = mount(<Filtered columns={columns({ name: { filterComponent: NameFilter } })} />);
    expect(texts(el, 'option')).toHaveLength(people.length + 1);
    fill(one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement, 'rome');
    await expect.poll(() => texts(el, 'option')).toEqual(['', 'Eve', 'Hal', 'Kim']);
    const select = one(el, 'select') as HTMLSelectElement;
    select.value = 'Hal';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => shown(el)).toEqual(['Hal']);
    expect(texts(el, 'option')).toEqual(['', 'Eve', 'Hal', 'Kim']);
  },
);

proves('The built-in menu always lists the whole lookup.', async () => {
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
  const { el } = mountTable(options, { columns: columns({ city: { lookup } }) });
  fill(one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'eve');
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['Bonn', 'Oslo', 'Rome']);
});

proves(
  [
    'An element in lookup is displayed correctly in cells and open menus, but not in the closed filter.',
    'Use strings in lookup, and show the element with render.',
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

proves('Replace the menu with a filterComponent, and compare the string that it reports', async () => {
  const { el } = mountTable(quick, { data, columns: columns({ city: cityColumn }) });
  expect(all(el, '[role="combobox"][aria-labelledby*="select-multiple-checkbox"]')).toHaveLength(0);
  const filter = one(el, 'input[aria-label="Filter by city"]') as HTMLInputElement;
  fill(filter, 'sl');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  fill(filter, '');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora']);
  fill(one(el, 'input[placeholder="Search"]') as HTMLInputElement, 'bonn');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Dora']);
});

proves('The menu lists its items in the order of lookup.', async () => {
  const { el } = mountTable(quick, {
    data,
    columns: columns({ city: { lookup: { os: 'Oslo', bn: 'Bonn' } } }),
  });
  const menu = one(el, '#m--table--filter--row [role="combobox"]');
  menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document, '[role="option"]')).toEqual(['Oslo', 'Bonn']);
});

proves('Use lookup for the menu and render for the cell, and compare the keys yourself', async () => {
  const tags: Record<string, string> = { v: 'Vegan', q: 'Quick' };
  const listOf = ({ at }: Cell) => at as string[];
  const column: Partial<Column<Cell>> = {
    lookup: tags,
    render: (row) =>
      listOf(row)
        .map((tag) => tags[tag])
        .join(', '),
    filterOnItemSelect: true,
    customFilterAndSearch: (filter: string[] | string, row) =>
      typeof filter === 'string'
        ? listOf(row).some((tag) => tags[tag]?.toLowerCase().includes(filter.toLowerCase()))
        : filter.length === 0 || filter.some((tag) => listOf(row).includes(tag)),
  };
  const el = numbered([['v', 'q'], ['v'], ['q']], column);
  expect(shown(el, 1)).toEqual(['Vegan, Quick', 'Vegan', 'Quick']);
  search(el, 'quick');
  await expect.poll(() => shown(el)).toEqual(['1', '3']);
  search(el, '');
  one(el, '#m--table--filter--row [role=combobox]').dispatchEvent(
    new MouseEvent('mousedown', { bubbles: true, button: 0 }),
  );
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Vegan', 'Quick']);
  click(one(document, '[role=option]'));
  await expect.poll(() => shown(el)).toEqual(['1', '2']);
});
