import MaterialTable, {
  type Column,
  type MaterialTableProps,
  type Query,
  type Filter,
} from '@material-table/core';
import { Tooltip, Chip } from '@mui/material';
import { createRef, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import DeparturesByDate from '../../../demos/filter/basic.dates';
import { mount, proves } from '../../../tests/claims/claim';
import {
  click,
  fill,
  pass,
  search,
  stopClock,
  sort,
  press,
  showsTooltip,
  compose,
  key,
} from '../../../tests/claims/hands';
import { filterOf, one, shown, texts, input, all, bodyRow } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { numbered, quick, type Cell } from '../_cells';
import FiltersBehindAButton from './button';
import FlightsCompared from './compare';
import ConcertsByDate from './date-range';
import ChosenOperator from './operators';
import PaintersFilteredOutside from './outside';

proves('Both compare the value of field, not the output of render.', async () => {
  const el = numbered(['a', 'b'], { render: ({ at }) => (at === 'a' ? 'first' : 'second') });
  search(el, 'first');
  await expect.poll(() => shown(el)).toEqual([]);
  search(el, 'a');
  await expect.poll(() => shown(el)).toEqual(['1']);
  expect(shown(numbered(['a', 'b'], { render: () => 'x', defaultFilter: 'b' }))).toEqual(['2']);
  // Elements as values have no text to compare, and no order.
  const elements = [<b key="z">Zoe</b>, <b key="a">Ada</b>];
  expect(shown(numbered(elements, { defaultSort: 'asc' }))).toEqual(['1', '2']);
  const found = numbered(elements, {});
  search(found, 'Zoe');
  await expect.poll(() => shown(found)).toEqual([]);
});

proves(
  [
    'contains the text, ignoring case',
    'contains the digits: 5 finds 95 and 1450',
    "is the whole number: 3 doesn't find 30",
    'is true, or not',
    'is one of the chosen keys',
    'is the same day, or the same minute, or no date at all',
    'is a string such as 13:30, or empty',
  ],
  () => {
    const day = new Date(2026, 5, 14, 13, 30);
    const left = (values: unknown[], type: Column<Cell>['type'], defaultFilter: unknown) =>
      shown(numbered(values, { type, defaultFilter }));
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
    const left = (values: unknown[], type: Column<Cell>['type'], defaultFilter: unknown) =>
      shown(numbered(values, { type, defaultFilter }));
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
    'once part of a complete date is deleted, the filter counts as empty',
    'A nonexistent date, such as February 31, throws RangeError: Invalid time value.',
  ],
  async () => {
    const typeInto = async (el: ParentNode, keys: string) => {
      await userEvent.click(one(el, '#m--table--filter--row [role="spinbutton"]'));
      await userEvent.keyboard(keys);
    };
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

proves(
  [
    'finds the text anywhere',
    'finds them in the raw number',
    'finds "true"',
    'finds the shown text',
    'finds the stored form',
    'The search never finds 0 or empty values.',
  ],
  () => {
    const found = (values: unknown[], column: Partial<Column<Cell>>, searchText: string) =>
      shown(numbered(values, column, { searchText }));
    expect(found(['Oslo', 'Bonn'], {}, 'SL')).toEqual(['1']);
    expect(found([1200, 5], { type: 'currency' }, '1,200')).toEqual([]);
    expect(found([1200, 5], { type: 'currency' }, '120')).toEqual(['1']);
    expect(found([1200, 5], { type: 'numeric' }, '20')).toEqual(['1']);
    expect(found([true, false], { type: 'boolean' }, 'tru')).toEqual(['1']);
    expect(found([true, false], { type: 'boolean' }, 'false')).toEqual([]);
    expect(found(['a', 'b'], { lookup: { a: 'Alpha', b: 'Beta' } }, 'beta')).toEqual(['2']);
    expect(found(['2026-06-14', '2026-07-01'], { type: 'date' }, '-06-')).toEqual(['1']);
    expect(found([new Date(2026, 5, 14)], { type: 'date' }, 'jun 14')).toEqual(['1']);
    expect(found(['13:30'], { type: 'time' }, '13:')).toEqual(['1']);
    expect(found([0, '', null], {}, '0')).toEqual([]);
  },
);

proves(
  [
    'A row must match all filters and the search.',
    "The search ignores leading and trailing spaces; a text filter doesn't.",
  ],
  () => {
    const own = () => columns({ city: { defaultFilter: 'bonn' }, name: { defaultFilter: 'i' } });
    expect(shown(mountTable(quick, { columns: own() }).el)).toEqual(['Cid', 'Ida']);
    expect(shown(mountTable({ ...quick, searchText: ' ida ' }, { columns: own() }).el)).toEqual(['Ida']);
    const blank = columns({ name: { defaultFilter: ' ida' } });
    expect(shown(mountTable(quick, { columns: blank }).el)).toEqual([]);
  },
);

proves('A filter keeps working when its column is hidden or grouped.', () => {
  const bonn = { defaultFilter: 'bonn' };
  const hidden = columns({ city: { ...bonn, hidden: true } });
  expect(shown(mountTable(quick, { columns: hidden }).el)).toHaveLength(5);
  const grouped = columns({ city: { ...bonn, defaultGroupOrder: 0 } });
  expect(texts(mountTable(quick, { columns: grouped }).el, 'tbody tr:has(b)')).toEqual(['City: Bonn']);
});

proves('A new data array is filtered like the previous one.', async () => {
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

proves('searchable: true includes a hidden column, and searchable: false excludes a visible one.', () => {
  const found = (column: Partial<Column<Cell>>) => shown(numbered(['a', 'b'], column, { searchText: 'b' }));
  expect(found({ hidden: true })).toEqual([]);
  expect(found({ hidden: true, searchable: true })).toEqual(['2']);
  expect(found({ searchable: false })).toEqual([]);
});

proves(['column.filterPlaceholder sets the placeholder of one column', 'sets it for all columns'], () => {
  const own = columns({ name: { filterPlaceholder: 'One' } });
  const { el } = mountTable(quick, {
    columns: own,
    localization: { body: { filterRow: { filterPlaceHolder: 'All' } } },
  });
  expect(filterOf(el, 'Name').getAttribute('placeholder')).toBe('One');
  expect(filterOf(el, 'City').getAttribute('placeholder')).toBe('All');
});

proves(
  [
    "'' and null count as filters.",
    'Without customFilterAndSearch, the value must have the type that the column expects. In a text column, anything but a string throws toUpperCase is not a function.',
  ],
  async () => {
    expect(shown(numbered(['a', null], { defaultFilter: '' }))).toEqual(['1']);
    const broken: Column<Cell>[] = [{ title: 'At', field: 'at', defaultFilter: 5 }];
    const said = await saidBy(<MaterialTable columns={broken} data={[{ id: 1, at: 'a' }]} />);
    expect(said).toContain('toUpperCase is not a function');
  },
);

proves(
  [
    'Filters and the search run 200 ms after the last key press.',
    'This also applies to lookup and boolean filters.',
  ],
  () => {
    stopClock();
    const data = people.slice(0, 2).map((row) => ({ ...row, name: row.id === 1 ? 'Cid' : '' }));
    const own = columns({ name: { type: 'boolean' } });
    const { el } = mountTable({ filtering: true }, { columns: own, data });
    click(one(el, 'input[aria-label="Filter of Name"]'));
    pass(190);
    expect(shown(el, 2)).toEqual(['41', '30']);
    pass(20);
    expect(shown(el, 2)).toEqual(['41']);
  },
);

proves('Sorting keeps filters and search.', async () => {
  const { el } = mountTable({ filtering: true, debounceInterval: 0 });
  search(el, 'oslo');
  fill(filterOf(el, 'Name'), 'o');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Jon']);
  sort(el, 'Name');
  expect(shown(el)).toEqual(['Bob', 'Dora', 'Jon']);
  expect([input(el, 'Search').value, filterOf(el, 'Name').value]).toEqual(['oslo', 'o']);
});

proves(
  'options.filtering: true puts a filter below each header. The search field in the toolbar searches all columns.',
  async () => {
    expect(all(mountTable().el, '#m--table--filter--row')).toHaveLength(0);
    const { el } = mountTable(quick);
    const places = (selector: string) =>
      all(el, selector).map((cell) => Math.round(cell.getBoundingClientRect().left));
    expect(places('#m--table--filter--row td:has(input)')).toEqual(places('th'));
    expect(all(el, 'th')).toHaveLength(3);
    const bottom = Math.max(...all(el, 'th').map((cell) => cell.getBoundingClientRect().bottom));
    expect(one(el, '#m--table--filter--row').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    for (const [term, found] of [
      ['eve', ['Eve']],
      ['rome', ['Eve', 'Hal', 'Kim']],
      ['61', ['Kim']],
    ] as const) {
      search(el, term);
      await expect.poll(() => shown(el)).toEqual(found);
    }
  },
);

proves('Both call column.customFilterAndSearch if a column has one', async () => {
  const customFilterAndSearch = vi.fn((_term: string, { id }: Person) => id === 3);
  const { el } = mountTable(quick, { columns: columns({ name: { customFilterAndSearch } }) });
  fill(filterOf(el, 'Name'), 'by filter');
  await expect.poll(() => shown(el)).toEqual(['Dora']);
  expect(customFilterAndSearch.mock.calls.map(([term]) => term)).toContain('by filter');
  fill(filterOf(el, 'Name'), '');
  search(el, 'by search');
  await expect.poll(() => customFilterAndSearch.mock.lastCall?.[0]).toBe('by search');
  await expect.poll(() => shown(el)).toEqual(['Dora']);
});

proves('Let rows pass unless the filter is a valid date, as in Dates and times.', async () => {
  const typeInto = async (el: ParentNode, keys: string) => {
    await userEvent.click(one(el, '#m--table--filter--row [role="spinbutton"]'));
    await userEvent.keyboard(keys);
  };
  const { el } = mount(<DeparturesByDate />);
  expect(shown(el)).toHaveLength(5);
  await typeInto(el, '03022026');
  await expect.poll(() => shown(el)).toEqual(['Aurora', 'Borealis']);
  await typeInto(el, '{Backspace}');
  await expect.poll(() => shown(el)).toHaveLength(5);
  // In a new field: typing in one that was just emptied races with its result.
  const { el: fresh } = mount(<DeparturesByDate />);
  await typeInto(fresh, '02312026');
  await expect.poll(() => one(fresh, '#m--table--filter--row').textContent).toContain('31');
  expect(shown(fresh)).toHaveLength(5);
});

proves('For numbers and dates, the built-in filters only test for equality.', () => {
  const left = (values: unknown[], type: Column<Cell>['type'], defaultFilter: unknown) =>
    shown(numbered(values, { type, defaultFilter }));
  const numbers = [2, 3, 4];
  expect(left(numbers, 'numeric', '3')).toEqual(['2']);
  expect(['>2', '<4', '2-4', '>=3'].map((term) => left(numbers, 'numeric', term))).toEqual([[], [], [], []]);
  const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
  expect(left(days, 'date', new Date(2026, 5, 14))).toEqual(['2']);
  const minutes = ['2026-06-14T13:29', '2026-06-14T13:30', '2026-06-14T13:31'];
  expect(left(minutes, 'datetime', new Date(2026, 5, 14, 13, 30))).toEqual(['2']);
});

proves('To remember filters, store those from onFilterChange and pass them as defaultFilter', async () => {
  const onFilterChange = vi.fn();
  const first = mountTable(quick, { onFilterChange });
  fill(filterOf(first.el, 'City'), 'rome');
  await expect.poll(() => shown(first.el)).toEqual(['Eve', 'Hal', 'Kim']);
  const reported = onFilterChange.mock.lastCall?.[0] as { column: { field: string }; value: unknown }[];
  const stored = reported.filter(({ column }) => column.field === 'city');
  first.unmount();
  const own = columns({ city: { defaultFilter: stored[0]?.value } });
  expect(shown(mountTable(quick, { columns: own }).el)).toEqual(['Eve', 'Hal', 'Kim']);
});

proves("The search covers only the table's own rows.", async () => {
  interface Order {
    id: number;
    customer: string;
    items: { id: number; name: string }[];
  }
  const data: Order[] = [
    { id: 1, customer: 'Ada', items: [{ id: 1, name: 'lamp' }] },
    { id: 2, customer: 'Bob', items: [{ id: 2, name: 'desk' }] },
  ];
  const { el } = mount(
    <MaterialTable
      columns={[{ title: 'Customer', field: 'customer' }]}
      data={data}
      detailPanel={({ rowData }) => (
        <MaterialTable
          title="Items"
          columns={[{ title: 'Item', field: 'name' }]}
          data={rowData.items}
          options={{ search: false }}
        />
      )}
      options={{ debounceInterval: 0 }}
    />,
  );
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('lamp');
  search(el, 'ada');
  await expect.poll(() => el.textContent).not.toContain('Bob');
  expect(el.textContent).toContain('lamp');
  search(el, 'lamp');
  await expect.poll(() => el.textContent).not.toContain('Ada');
});

proves('Any search library works, and the table sorts and paginates the result.', () => {
  const { el } = mount(<PaintersFilteredOutside />);
  fill(one(el, 'input[type="search"]'), 'a');
  const found = shown(el);
  expect(found).toHaveLength(5);
  click(one(el, '[data-testid=mtableheader-sortlabel]'));
  const page = shown(el);
  press(el, 'Next Page');
  const rest = shown(el);
  expect([...page, ...rest]).toEqual([...page, ...rest].sort());
  expect([...page, ...rest]).toEqual(expect.arrayContaining(found));
  expect(found).not.toEqual([...found].sort());
});

proves(
  "To keep the table's search field, match rows in the customFilterAndSearch of one column",
  async () => {
    const inOrder = (term: string, { name }: Person) => new RegExp([...term].join('.*'), 'i').test(name);
    const own = columns({ name: { customFilterAndSearch: inOrder } });
    const { el } = mountTable({ paging: false, debounceInterval: 0 }, { columns: own });
    search(el, 'da');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Ida']);
  },
);

proves('hideFilterIcons: true makes room in narrow columns.', () => {
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

function BonnOrAll({ columnDef, onFilterChanged }: FilterProps) {
  const set = (value: unknown) => () => onFilterChanged(columnDef.tableData?.id ?? 0, value);
  return (
    <>
      <button aria-label="Bonn" onClick={set('Bonn')} />
      <button aria-label="All" onClick={set(undefined)} />
    </>
  );
}

proves('Pass undefined to clear.', async () => {
  const data = [...people, { id: 13, name: 'Mia', age: 1 } as Person];
  const own = columns({ city: { filterComponent: BonnOrAll } });
  const { el } = mountTable(quick, { columns: own, data });
  press(el, 'Bonn');
  await expect.poll(() => shown(el)).toHaveLength(5);
  press(el, 'All');
  await expect.poll(() => shown(el)).toHaveLength(13);
});

proves(
  "With a data function, the table doesn't compare anything. The value is in query.filters.",
  async () => {
    const queries: Query<Person>[] = [];
    const compare = vi.fn(() => false);
    const own = columns({ city: { filterComponent: BonnOrAll, customFilterAndSearch: compare } });
    const data = async (query: Query<Person>) => {
      queries.push({ ...query, filters: [...query.filters] });
      return { data: people.slice(0, 3), page: 0, totalCount: 3 };
    };
    const { el } = mountTable(quick, { columns: own, data });
    await expect.poll(() => all(el, bodyRow).length).toBe(3);
    press(el, 'Bonn');
    await expect.poll(() => queries.at(-1)?.filters.map(({ value }) => value as unknown)).toEqual(['Bonn']);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora']);
    expect(compare).not.toHaveBeenCalled();
  },
);

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

interface Handle {
  onFilterChange: (index: number, value: unknown) => void;
}

const searchField = (el: ParentNode) => one(el, 'input[placeholder="Search"]');

const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));

const filtersOf = (data: ReturnType<typeof remote>) =>
  data.mock.calls.map(([query]) => query.filters.map(({ value }) => value as unknown));

proves(
  'To change a filter later, call tableRef.current.onFilterChange(index, value), which also sends a new query.',
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
    const city = one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement;
    await expect.poll(() => city.value).toBe('Oslo');
    // Another query proves that there was none in between.
    fill(searchField(el), 'x');
    await expect.poll(() => data.mock.calls.length).toBe(2);
    expect(data.mock.lastCall?.[0].search).toBe('x');
  },
);

proves(
  [
    'The filter row has no operator menu.',
    'Write a filterComponent that has one, pass the operator and the text to onFilterChanged as one object, and compare in customFilterAndSearch:',
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
    fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(el)).toEqual(['Bob']);
  },
);

proves(
  'All columns share the tooltip localization.body.filterRow.filterTooltip. To give a column its own tooltip, wrap its filterComponent in a Tooltip.',
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
  'With a data function, the object is the value in query.filters, and your server compares.',
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
    flushSync(() => one(el, 'thead ~ tbody button').click());
    await expect.poll(() => load.mock.lastCall?.[0].filters.length).toBe(1);
    expect(load.mock.lastCall?.[0].filters[0]?.value).toEqual({ operator: 'starts', text: 'A' });
    expect(compare).not.toHaveBeenCalled();
  },
);

proves(
  [
    'A numeric filter accepts only numbers.',
    'Omit the type, align the column, and read the sign in customFilterAndSearch',
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

proves('Write a filterComponent that reports its text on Enter and on blur.', async () => {
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
});

const filterByTitle = (el: ParentNode, title: string) => input(el, `filter data by ${title}`);

proves(
  [
    'Give the column a filterComponent with two date inputs whose value is { from, to }',
    'The search field also calls customFilterAndSearch, but with a string',
    "Dates stored as ISO strings (2026-06-14) sort chronologically, so time zones don't matter.",
    'With a filterComponent, you can build ranges',
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

proves('Add an operator to the filter. One component works for both:', async () => {
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
    'Toggle options.filtering, and set each filter to undefined',
    'If you only hide the filter row, the data stays filtered',
  ],
  async () => {
    const { el } = mount(<FiltersBehindAButton />);
    expect(all(el, '#m--table--filter--row')).toHaveLength(0);
    press(el, 'Show the filters');
    fill(filterByTitle(el, 'Height'), '60');
    await expect.poll(() => shown(el)).toEqual(['Boston fern', 'Cast iron plant']);
    await expect.poll(() => el.textContent).toContain('Plants (1 filtered)');
    press(el, 'Hide the filters');
    expect(all(el, '#m--table--filter--row')).toHaveLength(0);
    expect(shown(el)).toHaveLength(2);
    press(el, 'Clear all filters');
    await expect.poll(() => shown(el)).toHaveLength(4);
    expect(el.textContent).not.toContain('filtered');
  },
);

proves(
  [
    'With this function, users can filter and search even a column without a field.',
    'Compare the displayed text in customFilterAndSearch: (filter, row) => shownText(row).includes(filter).',
  ],
  () => {
    const shownText = ({ at }: Cell) => `no ${String(at)}`;
    const own = (extra: Partial<Column<Cell>>) => ({ field: undefined, render: shownText, ...extra });
    const customFilterAndSearch = (text: string, row: Cell) => shownText(row).includes(text);
    const inputs = (el: ParentNode) => all(el, '#m--table--filter--row input').length;
    const without = numbered([7, 8], own({}), { searchText: 'no 7' });
    expect([inputs(without), shown(without)]).toEqual([1, []]);
    const withIt = numbered([7, 8], own({ customFilterAndSearch }), { searchText: 'no 7' });
    expect([inputs(withIt), shown(withIt)]).toEqual([2, ['1']]);
  },
);

proves('Give one column a function that also searches the nested rows', () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => (at as string[]).join(' ').includes(term);
  const data = [['lamp', 'desk'], ['chair']];
  expect(shown(numbered(data, { render: () => '', customFilterAndSearch }, { searchText: 'desk' }))).toEqual([
    '1',
  ]);
});

proves('a search expands the branches that lead to matching rows', async () => {
  const { el } = mountTable(quick, {
    parentChildData: (row, rows) => rows.find(({ id }) => id === (row.id > 1 ? row.id - 1 : undefined)),
    data: people.slice(0, 3),
  });
  expect(all(el, bodyRow)).toHaveLength(1);
  search(el, 'dora');
  await expect.poll(() => all(el, bodyRow).length).toBe(3);
  expect(el.textContent).toContain('Dora');
});

proves(
  [
    'Filter the array yourself, pass the result as data',
    'Here, the letters only have to appear in order; try mro.',
  ],
  async () => {
    const { el } = mount(<PaintersFilteredOutside />);
    const field = one(el, 'input[type="search"]');
    fill(field, 'kalo');
    expect(shown(el)).toEqual(['Frida Kahlo']);
    fill(field, 'mro');
    expect(shown(el)).toEqual(['Joan Miró']);
    expect(el.textContent).toContain('1 of 6 painters');
    fill(field, '');
    press(el, 'Next Page');
    expect(shown(el)).toEqual(['Tarsila do Amaral']);
    click(one(el, 'input[type="checkbox"]'));
    await expect.poll(() => shown(el)).toEqual(['Yayoi Kusama', 'Gerhard Richter']);
  },
);

proves(
  ['Rows that are removed from data are deselected. To keep the selection, store the ids yourself.'],
  () => {
    const own = columns();
    const table = (data: typeof people) => (
      <MaterialTable columns={own} data={data} options={{ selection: true, paging: false }} />
    );
    const { el, rerender } = mount(table(people));
    const checked = () => all(el, `${bodyRow} input:checked`).length;
    click(one(el, `${bodyRow} input`));
    rerender(table([...people]));
    expect(checked()).toBe(1);
    rerender(table(people.slice(1)));
    rerender(table(people));
    expect(checked()).toBe(0);
  },
);

const filters = (el: ParentNode) =>
  all(el, '#m--table--filter--row input').map((input) => input.getAttribute('aria-label'));

proves(
  [
    'With options.filtering: true, every column has a filter. To exclude a column, set filtering: false on it.',
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
  [
    'A text filter also matches part of a value.',
    'Compare the whole value instead. In this column, the search then also finds only whole values.',
  ],
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
    fill(one(whole, 'input[placeholder="Search"]'), 'Bonn');
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
