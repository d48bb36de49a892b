import MaterialTable, { type Column } from '@material-table/core';
import { TextField, Autocomplete, Button, Popover } from '@mui/material';
import { createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { numbered, quick, type Cell } from '../../docs/guides/_cells';
import { proves, mount } from '../../tests/claims/claim';
import { click, fill, press, search, pressText } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, filterRow, input } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { textsOf, visit } from '../../tests/claims/visit';
import CustomFilter from './custom-filter';
import CustomFilterMultiSelect from './custom-filter.multi-select';
import CustomFilterRange from './custom-filter.range';

proves(
  [
    'filterComponent renders the input, and customFilterAndSearch decides which rows pass.',
    'The filterComponent receives columnDef and onFilterChanged.',
    "It reads the current value and the column's id from columnDef.tableData, and clears the filter by passing undefined.",
  ],
  async () => {
    const demo = visit(<CustomFilter />);
    const team = demo.getByRole('combobox', { name: 'Filter by Team' });
    await expect
      .poll(() => textsOf(team.getByRole('option')))
      .toEqual(['All', 'Sales', 'Presales', 'Support']);
    await expect.element(team).toHaveValue('Sales');
    await expect.poll(() => rowNames(demo)).toEqual(['Aylin', 'Daan']);
    await demo.getByRole('combobox', { name: 'Filter by City' }).selectOptions('Utrecht');
    await expect.poll(() => rowNames(demo)).toEqual(['Daan']);
  },
);

test('choosing All brings every row back', async () => {
  const demo = visit(<CustomFilter />);
  const team = demo.getByRole('combobox', { name: 'Filter by Team' });
  await team.selectOptions('Support');
  await expect.poll(() => rowNames(demo)).toEqual(['Carla', 'Elif']);
  await team.selectOptions('All');
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

proves(
  [
    'The value of a filterComponent can have any shape. In this demo, it is a pair of strings',
    'and the column starts with a defaultFilter of the same shape.',
  ],
  async () => {
    const demo = visit(<CustomFilterRange />);
    expect(rowNames(demo)).toEqual(['Mill Lane 4', 'Station Road 17', 'High Street 1', 'Church Walk 3']);
    await demo.getByRole('spinbutton', { name: 'Min Rent' }).fill('900');
    await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17', 'Church Walk 3']);
    await demo.getByRole('spinbutton', { name: 'Min Rooms' }).fill('3');
    await expect.poll(() => rowNames(demo)).toEqual(['Station Road 17']);
    for (const name of ['Min Rent', 'Max Rent', 'Min Rooms'])
      await demo.getByRole('spinbutton', { name }).fill('');
    await expect.poll(() => rowNames(demo)).toHaveLength(6);
  },
);

test('the search reads a column with its own filter', async () => {
  const demo = visit(<CustomFilterRange />);
  await demo.getByRole('textbox', { name: 'Search' }).fill('91');
  await expect.poll(() => rowNames(demo)).toEqual(['Church Walk 3']);
});

proves(['In this demo, a recipe must have all of the selected tags.'], async () => {
  const demo = visit(<CustomFilterMultiSelect />);
  const field = demo.getByRole('combobox', { name: 'With all of' });
  await field.click();
  await page.getByRole('option', { name: 'vegan' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Tomato bread', 'Stuffed squash']);
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toEqual(['Lentil soup', 'Stuffed squash']);
  await page.getByRole('option', { name: 'vegan' }).click();
  await page.getByRole('option', { name: 'winter' }).click();
  await expect.poll(() => rowNames(demo)).toHaveLength(5);
});

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}

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

interface PopupFilterProps {
  columnDef: Column<Person> & { tableData?: { id: number; filterValue?: string[] } };
  onFilterChanged: (id: number, value: unknown) => void;
}
const SearchableFilter = ({ columnDef: { tableData }, onFilterChanged }: PopupFilterProps) => (
  <Autocomplete
    multiple
    options={['Bonn', 'Oslo', 'Rome']}
    value={tableData?.filterValue ?? []}
    onChange={(_event, chosen) => onFilterChanged(tableData?.id ?? 0, chosen.length > 0 ? chosen : undefined)}
    renderInput={(params) => <TextField {...params} variant="standard" label="City" />}
  />
);

const customFilterAndSearch = (filter: string[] | string, { city }: Person) =>
  typeof filter === 'string' ? city.includes(filter) : filter.includes(city);

interface PopupProps {
  columnDef: Column<Person> & { tableData?: { id: number; filterValue?: string } };
  onFilterChanged: (id: number, value: unknown) => void;
}
const opened = vi.fn();
function PopupFilter({ columnDef: { tableData }, onFilterChanged }: PopupProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [city, setCity] = useState('');
  const apply = () => {
    onFilterChanged(tableData?.id ?? 0, city || undefined);
    setAnchor(null);
  };
  const open = (button: HTMLElement) => {
    opened(all(document, '.MuiPopover-paper').length);
    setAnchor(button);
  };
  return (
    <>
      <Button onClick={({ currentTarget }) => open(currentTarget)}>{tableData?.filterValue ?? 'All'}</Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <TextField label="City" value={city} onChange={({ target }) => setCity(target.value)} />
        <Button onClick={apply}>OK</Button>
      </Popover>
    </>
  );
}

proves("The menu has none, but MUI's Autocomplete suggests matching choices while users type:", async () => {
  const menu = mountTable(quick, { columns: columns({ city: { lookup: { Bonn: 'Bonn' } } }) });
  const combobox = one(menu.el, `${filterRow} [role=combobox]`);
  flushSync(() => combobox.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  expect(texts(document, '[role=option]')).toEqual(['Bonn']);
  expect(all(document, '[role=presentation] input:not([type=checkbox])')).toEqual([]);
  menu.unmount();

  const city = { filterComponent: SearchableFilter, customFilterAndSearch };
  const { el } = mountTable(quick, { columns: columns({ city }) });
  const choose = async (text: string, found: string) => {
    const field = one(el, `${filterRow} input[role=combobox]`);
    field.focus();
    fill(field, text);
    await expect.poll(() => texts(document, '[role=option]')).toEqual([found]);
    click(one(document, '[role=option]'));
  };
  await choose('om', 'Rome');
  await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  await choose('os', 'Oslo');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Eve', 'Gus', 'Hal', 'Jon', 'Kim']);
  click(one(el, '[aria-label="Clear"]'));
  await expect.poll(() => shown(el).length).toBe(12);
  search(el, 'Rome');
  await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
});

proves(
  "Whether the popup is open is the state of your component, so OK reports the value and closes it. What must run before the filter opens goes into the first button's onClick.",
  async () => {
    const { el } = mountTable(quick, { columns: columns({ city: { filterComponent: PopupFilter } }) });
    const choose = async (value: string) => {
      fill(one(document, '.MuiPopover-paper input'), value);
      expect(all(document, '.MuiPopover-paper')).toHaveLength(1);
      pressText(document, 'OK');
      await expect.poll(() => all(document, '.MuiPopover-paper').length).toBe(0);
    };
    pressText(one(el, filterRow), 'All');
    expect(opened.mock.calls).toEqual([[0]]);
    expect(shown(el)).toHaveLength(12);
    await choose('Bonn');
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    pressText(one(el, filterRow), 'Bonn');
    expect(opened.mock.calls).toEqual([[0], [0]]);
    await choose('');
    await expect.poll(() => shown(el).length).toBe(12);
  },
);

const knownCities = [...new Set(people.map(({ city }) => city))];

const ListFilter = ({ columnDef, onFilterChanged }: FilterProps) => (
  <>
    <TextField
      variant="standard"
      slotProps={{ htmlInput: { 'aria-label': 'Filter by city', list: 'cities' } }}
      onChange={({ target }) => onFilterChanged(columnDef.tableData?.id ?? 0, target.value || undefined)}
    />
    <datalist id="cities">
      {knownCities.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
  </>
);

const AutocompleteFilter = ({ columnDef, onFilterChanged }: FilterProps) => (
  <Autocomplete
    freeSolo
    options={knownCities}
    onInputChange={(_event, text) => onFilterChanged(columnDef.tableData?.id ?? 0, text || undefined)}
    renderInput={(params) => <TextField {...params} label="Filter by city" />}
  />
);

const mountWith = (filterComponent: typeof ListFilter) =>
  mountTable(
    { filtering: true, debounceInterval: 0 },
    { columns: [{ title: 'City', field: 'city', filterComponent }] },
  );

proves(
  'In the component above, add list: \'cities\' to htmlInput, and render a <datalist id="cities"> with an <option value={city} /> for each value next to the TextField. The browser then suggests matching values.',
  async () => {
    const { el } = mountWith(ListFilter);
    const field = input(el, 'Filter by city');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Bonn', 'Oslo', 'Rome']);
    fill(field, 'os');
    await expect.poll(() => shown(el)).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo']);
  },
);

proves("MUI's Autocomplete with freeSolo also works: report the text of its onInputChange.", async () => {
  const { el } = mountWith(AutocompleteFilter);
  const field = el.querySelector<HTMLInputElement>('input[role=combobox]') as HTMLInputElement;
  field.focus();
  flushSync(() => field.click());
  fill(field, 'ro');
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Rome']);
  await expect.poll(() => shown(el)).toEqual(['Rome', 'Rome', 'Rome']);
});
