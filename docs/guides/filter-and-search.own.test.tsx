import MaterialTable, { type Column } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, search } from '../../tests/claims/hands';
import { all, bodyRow, input, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import { type Cell, numbered, quick } from './_cells';
import FiltersBehindAButton from './filter-and-search.button';
import FlightsCompared from './filter-and-search.compare';
import ConcertsByDate from './filter-and-search.date-range';
import PaintersFilteredOutside from './filter-and-search.outside';

const filterOf = (el: ParentNode, title: string) => input(el, `filter data by ${title}`);

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
    fill(filterOf(el, 'Height'), '60');
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
