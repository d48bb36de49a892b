import MaterialTable, { type Column, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import DeparturesByDate from '../../demos/filter/basic.dates';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, search } from '../../tests/claims/hands';
import { all, bodyRow, filterOf, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { type Cell, numbered, quick } from './_cells';
import PaintersFilteredOutside from './filter-and-search.outside';

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
