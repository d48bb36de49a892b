import MaterialTable, { type Column, type Query, type Filter } from '@material-table/core';
import { Tooltip, Chip, createTheme, ThemeProvider, TextField, Autocomplete, useTheme } from '@mui/material';
import { createRef, useMemo, useRef, useState, createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent, page, type Locator } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, search, press, showsTooltip, compose, key } from '../../../tests/claims/hands';
import { filterOf, one, shown, texts, input, all, bodyRow, filterRow } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { numbered, quick, type Cell } from '../_cells';
import FiltersBehindAButton from './button';
import FlightsCompared from './compare';
import ConcertsByDate from './date-range';
import ChosenOperator from './operators';
import { visit, textsOf } from '../../../tests/claims/visit';
import CustomFilterMultiSelect from './multi-select';

/** The first column of the rows below the filter row. */
function rowNames(demo: Locator): string[] {
  return textsOf(demo.byCss('tbody tr:not(#m--table--filter--row) td:first-child'));
}

/** Open the menu of the column with `lookup` and return its items. */
async function openMenu(el: ParentNode) {
  const menu = one(el, `${filterRow} [role=combobox]`);
  menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.poll(() => all(document, '[role=option]').length).toBeGreaterThan(0);
  return texts(document, '[role=option]');
}

/** The rows that a filter of a type leaves. */
const left = (values: unknown[], type: Column<Cell>['type'], defaultFilter: unknown) =>
  shown(numbered(values, { type, defaultFilter }));

const CityFilter = createContext('');

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

proves('Filters compare the stored value, not the output of render.', async () => {
  const el = numbered(['a', 'b'], { render: ({ at }) => (at === 'a' ? 'first' : 'second') });
  search(el, 'first');
  await expect.poll(() => shown(el)).toEqual([]);
  expect(shown(numbered(['a', 'b'], { render: () => 'x', defaultFilter: 'b' }))).toEqual(['2']);
});

proves(
  [
    'contains the text, ignoring case',
    'contains the digits: 5 finds 95 and 1450',
    "is the whole number: 3 doesn't find 30",
    'is true, or not',
    'is one of the selected keys',
    'is the same day, or the same minute, or no date at all',
    'is a string such as 13:30, or empty',
    'For numbers and dates, the built-in filters only test for equality.',
  ],
  () => {
    const day = new Date(2026, 5, 14, 13, 30);
    expect(left(['Oslo', 'Bonn'], 'string', 'oN')).toEqual(['2']);
    expect(left([95, 1450, 80], 'currency', '5')).toEqual(['1', '2']);
    expect(left([3, 30, 2], 'numeric', '3')).toEqual(['1']);
    expect(left([3, 30, 2], 'numeric', '>2')).toEqual([]);
    expect(left([true, false, null], 'boolean', 'checked')).toEqual(['1']);
    expect(left([true, false, null], 'boolean', 'unchecked')).toEqual(['2', '3']);
    expect(left(['2026-06-14T09:00', '2026-06-15', null, 'soon'], 'date', day)).toEqual(['1', '3', '4']);
    expect(left(['2026-06-14T13:30', '2026-06-14T13:31', ''], 'datetime', day)).toEqual(['1', '3']);
    expect(left(['13:30', '13:31', null], 'time', day)).toEqual(['1', '3']);
    const lookup = { a: 'Alpha', b: 'Beta' };
    expect(shown(numbered(['a', 'b', null], { lookup, defaultFilter: ['b'] }))).toEqual(['2']);
  },
);

proves(
  [
    'hides rows without a value',
    'shows no rows',
    'shows all rows',
    'shows only rows without a date',
    'shows only rows without a time',
  ],
  () => {
    expect(left(['a', null, undefined], 'string', '')).toEqual(['1']);
    expect(left([5, null], 'currency', '')).toEqual(['1']);
    expect(left([3, 30], 'numeric', '')).toEqual([]);
    expect(left(['2026-06-14', null], 'date', null)).toEqual(['2']);
    expect(left(['2026-06-14T09:00', ''], 'datetime', null)).toEqual(['2']);
    expect(left(['13:30', null], 'time', null)).toEqual(['2']);
    expect(left([true, false], 'boolean', '')).toEqual(['1', '2']);
    expect(shown(numbered(['a', null], { lookup: { a: 'Alpha' }, defaultFilter: [] }))).toEqual(['1', '2']);
  },
);

proves(['A row must match all filters and the search.'], () => {
  const own = () => columns({ city: { defaultFilter: 'bonn' }, name: { defaultFilter: 'i' } });
  expect(shown(mountTable(quick, { columns: own() }).el)).toEqual(['Cid', 'Ida']);
  expect(shown(mountTable({ ...quick, searchText: ' ida ' }, { columns: own() }).el)).toEqual(['Ida']);
});

proves(
  [
    'To clear the filter, pass undefined, because an empty string and null count as filters.',
    'Without customFilterAndSearch, the value must have the type that the column expects. In a text column, anything but a string throws toUpperCase is not a function.',
  ],
  async () => {
    expect(shown(numbered(['a', null], { defaultFilter: '' }))).toEqual(['1']);
    const broken: Column<Cell>[] = [{ title: 'At', field: 'at', defaultFilter: 5 }];
    const said = await saidBy(<MaterialTable columns={broken} data={[{ id: 1, at: 'a' }]} />);
    expect(said).toContain('toUpperCase is not a function');
  },
);

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

const options = { filtering: true, debounceInterval: 0, paging: false };

proves(
  'When onFilterChange or onSearchChange is called, the rows are already filtered. Read the matching rows from dataManager.searchedData and store them in your state.',
  async () => {
    const tableRef = createRef<{ dataManager: { searchedData: Person[] } }>();
    const found = vi.fn();
    const report = () => found(tableRef.current?.dataManager.searchedData.map(({ name }) => name));
    const { el } = mountTable(options, { tableRef, onFilterChange: report, onSearchChange: report });
    fill(all(el, 'tbody input')[1] as HTMLInputElement, 'oslo');
    await expect.poll(() => found.mock.lastCall).toEqual([['Dora', 'Bob', 'Gus', 'Jon']]);
    search(el, 'o');
    await expect.poll(() => found.mock.calls.length).toBe(2);
    search(el, 'jon');
    await expect.poll(() => found.mock.lastCall).toEqual([['Jon']]);
  },
);

proves('Keys are strings, so compare with keys.includes(String(row.state)) in customFilterAndSearch.', () => {
  const customFilterAndSearch = (keys: string[], { at }: Cell) => keys.includes(String(at));
  const lookup = { 30: 'thirty', 41: 'more' };
  expect(shown(numbered([30, 41], { lookup, defaultFilter: ['30'], customFilterAndSearch }))).toEqual(['1']);
});

interface Handle {
  onFilterChange: (index: number, value: unknown) => void;
}

const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));

const filtersOf = (data: ReturnType<typeof remote>) =>
  data.mock.calls.map(([query]) => query.filters.map(({ value }) => value as unknown));

proves(
  "To change a filter later, call onFilterChange of tableRef.current with the column's index and the value, which also sends a new query if data is a function.",
  async () => {
    const tableRef = createRef<Handle>();
    const data = remote();
    mountTable({ debounceInterval: 0, filtering: true }, { data, tableRef });
    await expect.poll(() => filtersOf(data)).toEqual([[]]);
    flushSync(() => tableRef.current?.onFilterChange(1, 'Oslo'));
    await expect.poll(() => filtersOf(data)).toEqual([[], ['Oslo']]);
  },
);

proves(
  [
    'The filter row has no operator menu.',
    'Write a filterComponent that has one, report the operator and the text as one object, and compare them with the row.',
  ],
  async () => {
    const { el } = mount(<ChosenOperator />);
    const text = one(el, 'input[aria-label="Name to look for"]') as HTMLInputElement;
    const choose = async (operator: string) => {
      await userEvent.click(one(el, '[role=combobox]'));
      await userEvent.click(
        all(document, '[role=option]').find(({ textContent }) => textContent === operator) as HTMLElement,
      );
    };
    fill(text, 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Hannah', 'Annika']);
    await choose('starts with');
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Annika']);
    await choose('equals');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    expect(text.value).toBe('ann');
    fill(text, '');
    await expect.poll(() => shown(el)).toHaveLength(4);
    search(el, 'bob');
    await expect.poll(() => shown(el)).toEqual(['Bob']);
  },
);

proves(
  'All columns share filterTooltip in localization.body.filterRow. For one column, wrap its filterComponent in a Tooltip.',
  async () => {
    const filterComponent = () => (
      <Tooltip title="own tip">
        <input aria-label="own filter" />
      </Tooltip>
    );
    const { el } = mountTable(
      { filtering: true },
      {
        localization: { body: { filterRow: { filterTooltip: 'tip for all' } } },
        columns: columns({ city: { filterComponent } }),
      },
    );
    expect(all(el, '#m--table--filter--row [data-testid=filter_list]')).toHaveLength(2);
    await showsTooltip(() => one(el, '#m--table--filter--row [data-testid=filter_list]'), 'tip for all');
    await showsTooltip(() => one(el, 'input[aria-label="own filter"]'), 'own tip');
  },
);

proves(
  [
    'With a data function, the object is the value in query.filters, and your server compares.',
    "With a data function, the table doesn't compare anything, because your server reads query.filters.",
  ],
  async () => {
    const load = vi.fn(async ({ page }: Query<Person>) => ({ data: people, page, totalCount: 12 }));
    const Operator = ({ columnDef, onFilterChanged }: FilterProps) => (
      <button
        onClick={() => onFilterChanged(columnDef.tableData?.id ?? 0, { operator: 'starts', text: 'A' })}
      >
        Starts with A
      </button>
    );
    const compare = vi.fn();
    const name = { filterComponent: Operator, customFilterAndSearch: compare };
    const { el } = mountTable(options, { data: load, columns: columns({ name }) });
    await expect.poll(() => shown(el)).toHaveLength(12);
    click(one(el, 'thead ~ tbody button'));
    await expect.poll(() => load.mock.lastCall?.[0].filters.length).toBe(1);
    expect(load.mock.lastCall?.[0].filters[0]?.value).toEqual({ operator: 'starts', text: 'A' });
    expect(compare).not.toHaveBeenCalled();
  },
);

proves(
  [
    'To wait for Enter, report it on Enter and on blur:',
    'A filterComponent receives columnDef and onFilterChanged.',
  ],
  async () => {
    const LateFilter = ({ columnDef, onFilterChanged }: FilterProps) => {
      const report = (input: HTMLInputElement) =>
        onFilterChanged(columnDef.tableData?.id ?? 0, input.value || undefined);
      return (
        <input
          type="search"
          aria-label={`Filter by ${String(columnDef.title)}`}
          onKeyDown={({ key: pressed, nativeEvent, currentTarget }) =>
            pressed === 'Enter' && !nativeEvent.isComposing && report(currentTarget)
          }
          onBlur={({ currentTarget }) => report(currentTarget)}
        />
      );
    };
    const onFilterChange = vi.fn();
    const name = { filterComponent: LateFilter };
    const { el } = mountTable(options, { columns: columns({ name }), onFilterChange });
    const input = one(el, '[aria-label="Filter by Name"]') as HTMLInputElement;
    fill(input, 'ann');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onFilterChange).not.toHaveBeenCalled();
    compose(input, 'Enter');
    expect(onFilterChange).not.toHaveBeenCalled();
    key(input, 'Enter');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    input.focus();
    fill(input, '');
    expect(shown(el)).toEqual(['Ann']);
    flushSync(() => input.blur());
    await expect.poll(() => shown(el)).toHaveLength(12);
    expect(input.isConnected).toBe(true);
  },
);

proves(
  [
    'Replace the input with a filterComponent that has two inputs and whose value is an object such as { from, to }.',
    'so check whether the argument is a string, as the demo does',
  ],
  async () => {
    const { el } = mount(<ConcertsByDate />);
    fill(input(el, 'Day from'), '2026-06-01');
    await expect.poll(() => shown(el)).toHaveLength(4);
    fill(input(el, 'Day to'), '2026-06-30');
    await expect.poll(() => shown(el)).toEqual(['The Gullwings', 'Paper Lanterns', 'Hollow Pine']);
    fill(input(el, 'Day from'), '');
    fill(input(el, 'Day to'), '');
    await expect.poll(() => shown(el)).toHaveLength(5);
    search(el, '07-01');
    await expect.poll(() => shown(el)).toEqual(['Quiet Engine']);
  },
);

proves(
  "A string such as 21-08-2020 isn't read as a date, so the built-in date filter always lets it pass.",
  () => {
    const days = ['21-08-2020', '21-09-2020'];
    expect(shown(numbered(days, { type: 'date', defaultFilter: new Date(2020, 7, 21) }))).toEqual(['1', '2']);
    const customFilterAndSearch = (month: string, { at }: Cell) =>
      String(at).split('-').reverse().join('-').startsWith(month);
    expect(shown(numbered(days, { defaultFilter: '2020-08', customFilterAndSearch }))).toEqual(['1']);
  },
);

proves('The same works for numbers and dates', async () => {
  const { el } = mount(<FlightsCompared />);
  const choose = (name: string, value: string) => {
    const select = one(el, `select[aria-label="${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  };
  fill(input(el, 'Seats value'), '12');
  await expect.poll(() => shown(el)).toEqual(['MT 205', 'MT 310']);
  choose('Seats operator', '≤');
  await expect.poll(() => shown(el)).toEqual(['MT 101', 'MT 310', 'MT 412']);
  choose('Seats operator', '=');
  await expect.poll(() => shown(el)).toEqual(['MT 310']);
  fill(input(el, 'Seats value'), '');
  await expect.poll(() => shown(el)).toHaveLength(4);
  fill(input(el, 'Departs value'), '2026-03-03T07:30');
  await expect.poll(() => shown(el)).toEqual(['MT 310', 'MT 412']);
  choose('Departs operator', '≤');
  await expect.poll(() => shown(el)).toEqual(['MT 101', 'MT 205', 'MT 310']);
  search(el, '412');
  await expect.poll(() => shown(el)).toEqual([]);
});

proves(
  [
    'Toggle options.filtering to show or hide the filter row. If you only hide it, the rows remain filtered',
    'To clear the filters, set each one to undefined, which restores all rows even with a numeric column.',
  ],
  async () => {
    const { el } = mount(<FiltersBehindAButton />);
    expect(all(el, filterRow)).toHaveLength(0);
    press(el, 'Show the filters');
    fill(filterOf(el, 'Height'), '60');
    await expect.poll(() => shown(el)).toEqual(['Boston fern', 'Cast iron plant']);
    await expect.poll(() => el.textContent).toContain('Plants (1 filtered)');
    press(el, 'Hide the filters');
    expect(all(el, filterRow)).toHaveLength(0);
    expect(shown(el)).toHaveLength(2);
    press(el, 'Clear all filters');
    await expect.poll(() => shown(el)).toHaveLength(4);
    expect(el.textContent).not.toContain('filtered');
  },
);

proves(
  ['Compare the displayed text in customFilterAndSearch, which also filters a column without a field.'],
  () => {
    const shownText = ({ at }: Cell) => `no ${String(at)}`;
    const own = (extra: Partial<Column<Cell>>) => ({ field: undefined, render: shownText, ...extra });
    const customFilterAndSearch = (text: string, row: Cell) => shownText(row).includes(text);
    const inputs = (el: ParentNode) => all(el, `${filterRow} input`).length;
    const without = numbered([7, 8], own({}), { searchText: 'no 7' });
    expect([inputs(without), shown(without)]).toEqual([1, []]);
    const withIt = numbered([7, 8], own({ customFilterAndSearch }), { searchText: 'no 7' });
    expect([inputs(withIt), shown(withIt)]).toEqual([2, ['1']]);
  },
);

proves(
  ['Exact match: the filter also finds longer text', 'The search then also finds only whole values.'],
  async () => {
    const data = people.map((row) => (row.id === 1 ? { ...row, city: 'Bonn-West' } : row)).slice(0, 2);
    const exact = (text: string, row: Person) => text === '' || row.city === text;
    const part = mountTable(quick, { data }).el;
    const whole = mountTable(quick, {
      data,
      columns: columns({ city: { customFilterAndSearch: exact } }),
    }).el;
    for (const el of [part, whole]) fill(filterOf(el, 'City'), 'Bonn');
    await expect.poll(() => shown(whole)).toEqual(['Ann']);
    expect(shown(part)).toEqual(['Cid', 'Ann']);
    fill(filterOf(whole, 'City'), '');
    await expect.poll(() => shown(whole)).toEqual(['Cid', 'Ann']);
    search(whole, 'Bonn');
    await expect.poll(() => shown(whole)).toEqual(['Ann']);
  },
);

function ActiveFilters() {
  const own = useMemo(() => columns(), []);
  const [active, setActive] = useState<Filter<Person>[]>([]);
  const tableRef = useRef<{ onFilterChange: (columnIndex: number, value: unknown) => void }>(null);
  return (
    <>
      {active.map(({ column, value }) => (
        <Chip
          key={String(column.field)}
          label={`${String(column.title)}: ${String(value)}`}
          onDelete={() => tableRef.current?.onFilterChange(own.indexOf(column), undefined)}
        />
      ))}
      <MaterialTable
        columns={own}
        data={people}
        tableRef={tableRef}
        onFilterChange={setActive}
        options={quick}
      />
    </>
  );
}

proves(
  'onFilterChange receives the active filters. Each chip removes its filter by setting it to undefined:',
  async () => {
    const { el } = mount(<ActiveFilters />);
    const chips = () => texts(el, '.MuiChip-label');
    expect(chips()).toEqual([]);
    fill(filterOf(el, 'City'), 'rome');
    fill(filterOf(el, 'Age'), '61');
    await expect.poll(chips).toEqual(['City: rome', 'Age: 61']);
    expect(shown(el)).toEqual(['Kim']);
    await userEvent.click(all(el, '.MuiChip-deleteIcon')[1] as HTMLElement);
    await expect.poll(chips).toEqual(['City: rome']);
    expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
    expect((filterOf(el, 'Age') as HTMLInputElement).value).toBe('');
  },
);

proves(["Text and number filters can't find them.", 'because a numeric filter accepts only numbers'], () => {
  const found = (value: unknown, type: Column<Cell>['type'], defaultFilter: unknown) =>
    shown(numbered([value, type === 'string' ? 'x' : 5], { type, defaultFilter }));
  // Only what users can type: the field of a numeric column accepts no letters.
  const terms = { string: ['', ' ', '-', 'null'], currency: ['', '0', 'null'], numeric: ['', '0', '-1'] };
  for (const type of ['string', 'currency', 'numeric'] as const)
    for (const empty of [null, undefined])
      for (const term of terms[type])
        expect(found(empty, type, term), `${type}, ${String(empty)}, "${term}"`).not.toContain('1');
  const { el } = mountTable(quick);
  expect(filterOf(el, 'Age').getAttribute('type')).toBe('number');
});

proves(
  [
    "Set type: 'boolean' and a custom render. The filter then separates empty values, including 0, from others.",
    'is true, or not, with a third state for all rows',
  ],
  async () => {
    const el = numbered(['555-01', undefined, ''], { type: 'boolean', render: ({ at }) => String(at ?? '') });
    const box = input(el, 'Filter of At');
    click(box);
    await expect.poll(() => shown(el)).toEqual(['1']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['2', '3']);
    click(box);
    await expect.poll(() => shown(el)).toHaveLength(3);
    expect(left([0, ' '], 'boolean', 'unchecked')).toEqual(['1']);
  },
);

proves(
  [
    "The padding option doesn't affect it.",
    'In the theme, set paddingBlock: 0 for the root of MuiMenuItem and padding: 4 for MuiCheckbox.',
  ],
  async () => {
    const heights = async (theme: Parameters<typeof createTheme>[0]) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={createTheme(theme)}>
          <MaterialTable
            columns={[{ title: 'City', field: 'city', lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } }]}
            data={people}
            options={{ filtering: true, padding: 'dense' }}
          />
        </ThemeProvider>,
      );
      await openMenu(el);
      const found = all(document, '[role=option]').map(({ offsetHeight }) => offsetHeight);
      unmount();
      return found;
    };
    await page.viewport(1000, 800);
    expect(await heights({})).toEqual([54, 54]);
    const dense = {
      MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } },
      MuiCheckbox: { styleOverrides: { root: { padding: 4 } } },
    };
    expect(await heights({ components: dense })).toEqual([32, 32]);
  },
);

proves(['In this demo, a row must have all of the selected tags'], async () => {
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

proves(
  [
    'onFilterChange stores the other filter in a context. A custom filter with a select reads it there and lists the values of the matching rows.',
  ],
  async () => {
    const { el } = mount(<Filtered columns={columns({ name: { filterComponent: NameFilter } })} />);
    expect(texts(el, 'option')).toHaveLength(people.length + 1);
    fill(filterOf(el, 'City'), 'rome');
    await expect.poll(() => texts(el, 'option')).toEqual(['', 'Eve', 'Hal', 'Kim']);
    const select = one(el, 'select') as HTMLSelectElement;
    select.value = 'Hal';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => shown(el)).toEqual(['Hal']);
    expect(texts(el, 'option')).toEqual(['', 'Eve', 'Hal', 'Kim']);
  },
);

proves(
  [
    'If the closed filter shows [object Object], the lookup contains elements. Use strings instead, and show the elements with render.',
  ],
  () => {
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
  },
);

proves('To filter with a text field instead, replace the menu and compare the labels', async () => {
  const { el } = mountTable(quick, { data, columns: columns({ city: cityColumn }) });
  expect(all(el, '[role="combobox"][aria-labelledby*="select-multiple-checkbox"]')).toHaveLength(0);
  const filter = one(el, 'input[aria-label="Filter by city"]') as HTMLInputElement;
  fill(filter, 'sl');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  fill(filter, '');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora']);
  search(el, 'bonn');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Dora']);
});

proves('use lookup for the menu and render for the cell, and compare the keys yourself', async () => {
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
  expect(await openMenu(el)).toEqual(['Vegan', 'Quick']);
  click(one(document, '[role=option]'));
  await expect.poll(() => shown(el)).toEqual(['1', '2']);
});

proves("For a long list of options, MUI's Autocomplete suggests matching ones while users type", async () => {
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
  'To keep them in view below a sticky header, which is 37 px high, make them sticky, too:',
  async () => {
    const sticky = {
      position: 'sticky',
      zIndex: 1,
      background: 'var(--mui-palette-background-paper, white)',
    } as const;
    const { el } = mountTable({
      filtering: true,
      paging: false,
      maxBodyHeight: 300,
      headerStyle: { ...sticky, top: 0 },
      filterCellStyle: { ...sticky, top: 36 },
    });
    const box = all(el, 'div').find((div) => div.style.maxHeight === '300px');
    if (!box) throw new Error('nothing scrolls');
    const edge = (selector: string) => one(el, selector).getBoundingClientRect();
    const filterCell = '#m--table--filter--row td';
    const before = edge(filterCell).top;
    expect(Math.round(edge('thead th').height)).toBe(37);
    box.scrollTop = 200;
    await expect.poll(() => box.scrollTop).toBe(200);
    expect(Math.abs(edge(filterCell).top - before)).toBeLessThan(1);
    expect(Math.abs(edge(filterCell).top - edge('thead th').bottom)).toBeLessThan(1);
  },
);

proves("Render a <datalist> next to the text field, and set the field's list.", async () => {
  const { el } = mountWith(ListFilter);
  const field = input(el, 'Filter by city');
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Bonn', 'Oslo', 'Rome']);
  fill(field, 'os');
  await expect.poll(() => shown(el)).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo']);
});

proves("Or use MUI's Autocomplete with freeSolo and report the text of its onInputChange.", async () => {
  const { el } = mountWith(AutocompleteFilter);
  const field = el.querySelector<HTMLInputElement>('input[role=combobox]') as HTMLInputElement;
  field.focus();
  flushSync(() => field.click());
  fill(field, 'ro');
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Rome']);
  await expect.poll(() => shown(el)).toEqual(['Rome', 'Rome', 'Rome']);
});

proves("If your theme doesn't use cssVariables, use useTheme().palette.background.paper.", () => {
  /** The background of a filter cell in a dark theme: by the variable, and by the theme's color. */
  const colors = (cssVariables: boolean) => {
    function Table({ background }: { background?: string }) {
      const { paper } = useTheme().palette.background;
      const filterCellStyle = { background: background ?? paper };
      return (
        <MaterialTable columns={columns()} data={people} options={{ filtering: true, filterCellStyle }} />
      );
    }
    const theme = createTheme({ cssVariables, palette: { mode: 'dark' } });
    return ['var(--mui-palette-background-paper, white)', undefined].map((background) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={theme}>
          <Table background={background} />
        </ThemeProvider>,
      );
      const color = getComputedStyle(one(el, '#m--table--filter--row td')).backgroundColor;
      unmount();
      return color;
    });
  };
  expect(colors(true)[0]).toBe('rgb(18, 18, 18)');
  expect(colors(false)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
});
