import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, pass, search, stopClock } from '../../tests/claims/hands';
import { filterOf, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { type Cell, numbered, quick } from './_cells';

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
