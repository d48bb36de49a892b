import MaterialTable, {
  type Column,
  type MaterialTableProps,
  type Query,
  type Filter,
} from '@material-table/core';
import {
  Tooltip,
  Chip,
  createTheme,
  ThemeProvider,
  TextField,
  Autocomplete,
  Button,
  Popover,
  useTheme,
} from '@mui/material';
import { createRef, useMemo, useRef, useState, createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent, page, type Locator } from 'vitest/browser';
import DeparturesByDate from '../../../demos/filter/basic.dates';
import { mount, proves } from '../../../tests/claims/claim';
import {
  click,
  fill,
  pass,
  search,
  stopClock,
  press,
  showsTooltip,
  compose,
  key,
  pressText,
} from '../../../tests/claims/hands';
import { filterOf, one, shown, texts, input, all, bodyRow, filterRow } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { numbered, quick, type Cell } from '../_cells';
import FiltersBehindAButton from './button';
import FlightsCompared from './compare';
import ConcertsByDate from './date-range';
import ChosenOperator from './operators';
import { inZone } from '../../../tests/claims/zone';

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

/** Type into the first date filter. */
async function typeInto(el: ParentNode, keys: string) {
  await userEvent.click(one(el, `${filterRow} [role="spinbutton"]`));
  await userEvent.keyboard(keys);
}

const choose = (text: string) =>
  click(all(document, '[role=option]').find(({ textContent }) => textContent === text) as HTMLElement);

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
  ],
  () => {
    const day = new Date(2026, 5, 14, 13, 30);
    expect(left(['Oslo', 'Bonn'], 'string', 'oN')).toEqual(['2']);
    expect(left([95, 1450, 80], 'currency', '5')).toEqual(['1', '2']);
    expect(left([3, 30], 'numeric', '3')).toEqual(['1']);
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

proves(
  [
    'because the filter counts as empty once part of a complete date is deleted',
    'A nonexistent date, such as February 31, throws RangeError: Invalid time value.',
  ],
  async () => {
    const el = numbered(['2026-06-14', null], { type: 'date', defaultFilter: new Date(2026, 5, 14) });
    expect(shown(el)).toEqual(['1', '2']);
    await typeInto(el, '{Backspace}');
    await expect.poll(() => shown(el)).toEqual(['2']);
    const own: Column<Cell>[] = [{ title: 'At', field: 'at', type: 'date' }];
    const table = <MaterialTable columns={own} data={[{ id: 1, at: '2026-06-14' }]} options={quick} />;
    const said = await saidBy(table, { act: (root) => typeInto(root, '02312026') }, (all) =>
      all.includes('RangeError'),
    );
    expect(said).toContain('RangeError: Invalid time value');
  },
);

proves(['A row must match all filters and the search.'], () => {
  const own = () => columns({ city: { defaultFilter: 'bonn' }, name: { defaultFilter: 'i' } });
  expect(shown(mountTable(quick, { columns: own() }).el)).toEqual(['Cid', 'Ida']);
  expect(shown(mountTable({ ...quick, searchText: ' ida ' }, { columns: own() }).el)).toEqual(['Ida']);
});

proves('A filter keeps working when its column is hidden or grouped', () => {
  const bonn = { defaultFilter: 'bonn' };
  const hidden = columns({ city: { ...bonn, hidden: true } });
  expect(shown(mountTable(quick, { columns: hidden }).el)).toHaveLength(5);
  const grouped = columns({ city: { ...bonn, defaultGroupOrder: 0 } });
  expect(texts(mountTable(quick, { columns: grouped }).el, 'tbody tr:has(b)')).toEqual(['City: Bonn']);
});

proves('a new data array is filtered like the previous one', async () => {
  const own = columns();
  const table = (data: MaterialTableProps<(typeof people)[0]>['data']) => (
    <MaterialTable columns={own} data={data} options={quick} />
  );
  const { el, rerender } = mount(table(people));
  fill(filterOf(el, 'Name'), 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  rerender(table([...people, { id: 99, name: 'Annika', city: 'Rome', age: 1 }]));
  expect(shown(el)).toEqual(['Ann', 'Annika']);
});

proves('filters from the first frame, even without a filter row', () => {
  expect(shown(mountTable({}, { columns: columns({ name: { defaultFilter: 'leo' } }) }).el)).toEqual(['Leo']);
});

proves(
  'column.filterPlaceholder sets it for one column, and filterPlaceHolder in localization.body.filterRow for all.',
  () => {
    const own = columns({ name: { filterPlaceholder: 'One' } });
    const { el } = mountTable(quick, {
      columns: own,
      localization: { body: { filterRow: { filterPlaceHolder: 'All' } } },
    });
    expect(filterOf(el, 'Name').getAttribute('placeholder')).toBe('One');
    expect(filterOf(el, 'City').getAttribute('placeholder')).toBe('All');
  },
);

proves(
  [
    'An empty string and null count as filters, so pass undefined to clear.',
    'Without customFilterAndSearch, the value must have the type that the column expects. In a text column, anything but a string throws toUpperCase is not a function.',
  ],
  async () => {
    expect(shown(numbered(['a', null], { defaultFilter: '' }))).toEqual(['1']);
    const broken: Column<Cell>[] = [{ title: 'At', field: 'at', defaultFilter: 5 }];
    const said = await saidBy(<MaterialTable columns={broken} data={[{ id: 1, at: 'a' }]} />);
    expect(said).toContain('toUpperCase is not a function');
  },
);

proves('which also applies to lookup and boolean filters', () => {
  stopClock();
  const data = people.slice(0, 2).map((row) => ({ ...row, name: row.id === 1 ? 'Cid' : '' }));
  const own = columns({ name: { type: 'boolean' } });
  const { el } = mountTable({ filtering: true }, { columns: own, data });
  click(one(el, 'input[aria-label="Filter of Name"]'));
  pass(190);
  expect(shown(el, 2)).toEqual(['41', '30']);
  pass(20);
  expect(shown(el, 2)).toEqual(['41']);
});

proves('Turn on options.filtering to add a filter below each header.', async () => {
  expect(all(mountTable().el, filterRow)).toHaveLength(0);
  const { el } = mountTable(quick);
  const places = (selector: string) =>
    all(el, selector).map((cell) => Math.round(cell.getBoundingClientRect().left));
  expect(places('#m--table--filter--row td:has(input)')).toEqual(places('th'));
  expect(all(el, 'th')).toHaveLength(3);
  const bottom = Math.max(...all(el, 'th').map((cell) => cell.getBoundingClientRect().bottom));
  expect(one(el, filterRow).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

proves('Let rows pass unless the filter is a valid date, as in Date and time filters', async () => {
  const { el } = mount(<DeparturesByDate />);
  expect(shown(el)).toHaveLength(5);
  await typeInto(el, '03022026');
  await expect.poll(() => shown(el)).toEqual(['Aurora', 'Borealis']);
  await typeInto(el, '{Backspace}');
  await expect.poll(() => shown(el)).toHaveLength(5);
  // In a new field: typing in one that was just emptied races with its result.
  const { el: fresh } = mount(<DeparturesByDate />);
  await typeInto(fresh, '02312026');
  await expect.poll(() => one(fresh, filterRow).textContent).toContain('31');
  expect(shown(fresh)).toHaveLength(5);
});

proves('For numbers and dates, the built-in filters only test for equality.', () => {
  const numbers = [2, 3, 4];
  expect(left(numbers, 'numeric', '3')).toEqual(['2']);
  expect(['>2', '<4', '2-4', '>=3'].map((term) => left(numbers, 'numeric', term))).toEqual([[], [], [], []]);
  const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
  expect(left(days, 'date', new Date(2026, 5, 14))).toEqual(['2']);
  const minutes = ['2026-06-14T13:29', '2026-06-14T13:30', '2026-06-14T13:31'];
  expect(left(minutes, 'datetime', new Date(2026, 5, 14, 13, 30))).toEqual(['2']);
});

proves('Set hideFilterIcons: true, which makes room in narrow columns.', () => {
  const room = (hideFilterIcons: boolean) => {
    const own = columns({ name: { width: 90 }, city: { width: 90 }, age: { width: 90 } });
    const { el } = mountTable({ ...quick, hideFilterIcons }, { columns: own });
    const field = filterOf(el, 'Name');
    return { icons: all(el, '#m--table--filter--row svg').length, width: field.clientWidth };
  };
  const [with_, without] = [room(false), room(true)];
  expect([with_.icons, without.icons]).toEqual([3, 0]);
  expect(without.width).toBeGreaterThan(with_.width * 1.2);
});

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

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
    search(el, 'o');
    await expect.poll(() => found.mock.calls.length).toBe(2);
    search(el, 'jon');
    await expect.poll(() => found.mock.lastCall).toEqual([['Jon']]);
  },
);

proves(
  [
    'Keys are strings, so compare with keys.includes(String(row.state)) in customFilterAndSearch.',
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
    search(el, 'x');
    await expect.poll(() => asked.mock.lastCall).toEqual(['x']);
  },
);

interface Handle {
  onFilterChange: (index: number, value: unknown) => void;
}

const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));

const filtersOf = (data: ReturnType<typeof remote>) =>
  data.mock.calls.map(([query]) => query.filters.map(({ value }) => value as unknown));

proves(
  "To change a filter later, call onFilterChange of tableRef.current with the column's index and the value, which also sends a new query.",
  async () => {
    const tableRef = createRef<Handle>();
    const data = remote();
    mountTable({ debounceInterval: 0, filtering: true }, { data, tableRef });
    await expect.poll(() => filtersOf(data)).toEqual([[]]);
    flushSync(() => tableRef.current?.onFilterChange(1, 'Oslo'));
    await expect.poll(() => filtersOf(data)).toEqual([[], ['Oslo']]);
    const local = createRef<Handle>();
    const { el } = mountTable({ debounceInterval: 0, filtering: true }, { tableRef: local });
    flushSync(() => local.current?.onFilterChange(1, 'Rome'));
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves(
  "New columns with another defaultFilter filter an array again, but a data function isn't called.",
  async () => {
    const local = (defaultFilter: string) => (
      <MaterialTable
        columns={columns({ city: { defaultFilter } })}
        data={people}
        options={{ filtering: true }}
      />
    );
    const array = mount(local('Rome'));
    expect(shown(array.el)).toEqual(['Eve', 'Hal', 'Kim']);
    array.rerender(local('Oslo'));
    expect(shown(array.el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    const data = remote();
    const options = { debounceInterval: 0, filtering: true };
    const table = (defaultFilter: string) => (
      <MaterialTable columns={columns({ city: { defaultFilter } })} data={data} options={options} />
    );
    const { el, rerender } = mount(table('Bonn'));
    await expect.poll(() => filtersOf(data)).toEqual([['Bonn']]);
    rerender(table('Oslo'));
    const city = filterOf(el, 'City');
    await expect.poll(() => city.value).toBe('Oslo');
    // Another query proves that there was none in between.
    search(el, 'x');
    await expect.poll(() => data.mock.calls.length).toBe(2);
    expect(data.mock.lastCall?.[0].search).toBe('x');
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
    'A numeric filter accepts only numbers.',
    "Omit the type, set align: 'right', and read the sign in customFilterAndSearch.",
  ],
  async () => {
    const customFilterAndSearch = (text: string, { age }: Person) => {
      const [, sign, number] = /^\s*([<>])\s*(\d+)/.exec(text) ?? [];
      if (!sign) return String(age).includes(text);
      return sign === '>' ? age > Number(number) : age < Number(number);
    };
    const ages = async (text: string, age: Partial<Column<Person>>) => {
      const { el, unmount } = mountTable(options, { columns: columns({ age }) });
      const input = one(el, '[aria-label="filter data by Age"]') as HTMLInputElement;
      fill(input, text);
      await expect.poll(() => shown(el, 2).length).not.toBe(input.value ? 12 : 0);
      const found = shown(el, 2);
      unmount();
      return { found, typed: input.value };
    };
    const own: Partial<Column<Person>> = { type: undefined, align: 'right', customFilterAndSearch };
    expect((await ages('>50', own)).found).toEqual(['52', '61']);
    expect((await ages('< 20', own)).found).toEqual(['19']);
    expect((await ages('41', own)).found).toEqual(['41']);
    expect((await ages('>50', {})).typed).toBe('');
  },
);

proves(
  [
    'To wait, write a filterComponent that reports its text on Enter and on blur',
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
    "Dates that are stored as ISO strings sort chronologically, so time zones don't matter.",
  ],
  async () => {
    const { el } = mount(<ConcertsByDate />);
    fill(input(el, 'Day from'), '2026-06-01');
    await expect.poll(() => shown(el)).toHaveLength(4);
    fill(input(el, 'Day to'), '2026-06-30');
    await expect.poll(() => shown(el)).toEqual(['The Gullwings', 'Paper Lanterns', 'Hollow Pine']);
    fill(input(el, 'Day from'), '');
    await expect.poll(() => shown(el)).toHaveLength(4);
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

proves('The same works for numbers and dates, for example for flights before or after a time', async () => {
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
  [
    'Compare the displayed text in customFilterAndSearch. With this function, a column without a field can also be filtered.',
  ],
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

const filters = (el: ParentNode) =>
  all(el, `${filterRow} input`).map((input) => input.getAttribute('aria-label'));

proves(
  [
    'With options.filtering, every column has a filter. To exclude a column, set filtering: false on it.',
    "Without the option, a column's filtering: true has no effect.",
  ],
  () => {
    const names = ['Name', 'City', 'Age'].map((title) => `filter data by ${title}`);
    expect(filters(mountTable({ filtering: true }).el)).toEqual(names);
    const out = columns({ city: { filtering: false } });
    expect(filters(mountTable({ filtering: true }, { columns: out }).el)).toEqual([names[0], names[2]]);
    const alone = columns({ city: { filtering: true } });
    expect(filters(mountTable({}, { columns: alone }).el)).toEqual([]);
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

proves(
  ["Dates and times are compared in the visitor's time zone, in which the cells also show them."],
  async () => {
    const data = ['2026-06-14T07:30Z', '2026-06-14T08:30Z'].map((name, id) => ({
      id: id + 1,
      name,
      city: '',
      age: 0,
    }));
    for (const [zone, hour] of [
      ['Asia/Tokyo', 16],
      ['America/New_York', 3],
    ] as const) {
      await inZone(zone);
      const value = new Date(2026, 5, 14, hour, 30);
      const column: Column<Person> = {
        title: 'At',
        field: 'name',
        type: 'datetime',
        defaultFilter: value,
        dateSetting: { locale: 'de-DE' },
      };
      const { el, unmount } = mountTable({ filtering: true }, { columns: [column], data });
      expect(shown(el)).toEqual([`14.6.2026, ${String(hour).padStart(2, '0')}:30:00`]);
      const parts = texts(el, `${filterRow} [role=spinbutton]`).join(' ');
      expect(parts).toContain('06 14 2026');
      expect(parts).toContain(hour === 16 ? '04 30 PM' : '03 30 AM');
      unmount();
    }
  },
);

proves("Text and number filters can't find them.", () => {
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
    "Set type: 'boolean' and a custom render. The filter then separates empty values, including 0, NaN and '', from others.",
    'is true, or not, with a third state for all rows',
  ],
  async () => {
    const el = numbered(['555-01', undefined, ''], { type: 'boolean', render: ({ at }) => String(at ?? '') });
    const box = input(el, 'Filter of At');
    expect(shown(el, 1)).toEqual(['555-01', '', '']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['1']);
    click(box);
    await expect.poll(() => shown(el)).toEqual(['2', '3']);
    click(box);
    await expect.poll(() => shown(el)).toHaveLength(3);
    search(el, '55');
    await expect.poll(() => shown(el)).toEqual(['1']);
    const values = [0, Number.NaN, '', ' '];
    const found = (defaultFilter: string) => shown(numbered(values, { type: 'boolean', defaultFilter }));
    expect([found('unchecked'), found('checked')]).toEqual([['1', '2', '3'], ['4']]);
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
    'A column with a lookup has a menu of checkboxes, and a row passes if its value is among the selected ones.',
    'By default, the selection applies when the menu closes. To apply each change immediately, set filterOnItemSelect: true on the column.',
    'The menu lists its items in the order of the lookup.',
    'The built-in menu always lists the whole lookup and has no search field.',
  ],
  async () => {
    const lookup = { b: 'Beta', c: 'Gamma', a: 'Alpha' };
    const late = numbered(['a', 'b', 'c'], { lookup });
    expect(await openMenu(late)).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(all(document, '[role=presentation] input:not([type=checkbox])')).toEqual([]);
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
    'These are displayed correctly in cells and open menus, but not in the closed filter. Use strings, and show the element with render.',
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
    await openMenu(mountTable(options, { columns: columns({ city: { lookup } }) }).el);
    expect(texts(document, '[role="option"] b')).toEqual(['B', 'O']);
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
  "In a popup, OK reports the value and closes the filter. Code that must run before the filter opens goes into the first button's onClick.",
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

proves(
  'To keep them in view below a sticky header, which is 37 px high, make them sticky, too.',
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
