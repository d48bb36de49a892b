import MaterialTable, { type Column, type Filter, type Query } from '@material-table/core';
import { Chip } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  click,
  columns,
  fill,
  mountTable,
  one,
  people,
  shown,
  texts,
  type Person,
} from '../../tests/claims/table';
import { quick } from './_cells';

const filters = (el: ParentNode) =>
  all(el, '#m--table--filter--row input').map((input) => input.getAttribute('aria-label'));
const filterOf = (el: ParentNode, title: string) => one(el, `input[aria-label="filter data by ${title}"]`);

proves(
  [
    'With options.filtering: true each column has a filter; filtering: false excludes a column.',
    'filtering: true in a column alone shows none.',
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
    'A text filter matches parts.',
    'Compare the whole value instead; the search then also finds only whole values in this column.',
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

proves('onFilterChange lists them; a chip removes its filter with undefined.', async () => {
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
});

function SearchOnEnter() {
  const own = useMemo(() => columns(), []);
  const [text, setText] = useState('');
  const found = useMemo(() => people.filter(({ name }) => name.includes(text)), [text]);
  return (
    <MaterialTable
      title={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setText(String(new FormData(event.currentTarget).get('text')));
          }}
        >
          <input name="text" type="search" aria-label="Search" />
        </form>
      }
      columns={own}
      data={found}
      options={{ search: false }}
    />
  );
}

proves('Its text filters data, or goes to your server', async () => {
  const { el } = mount(<SearchOnEnter />);
  expect(all(el, 'input[aria-label="Search"]')).toHaveLength(1);
  await userEvent.click(one(el, 'input[aria-label="Search"]'));
  await userEvent.keyboard('Ev');
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  expect((one(el, 'input[aria-label="Search"]') as HTMLInputElement).value).toBe('Ev');
});

proves('with a data function call tableRef.current.onQueryChange({ search: text, page: 0 })', async () => {
  const asked: Query<Person>[] = [];
  const data = async (query: Query<Person>) => {
    asked.push({ ...query });
    const found = people.filter(({ name }) => name.includes(query.search));
    return {
      data: found.slice(query.page * 5, query.page * 5 + 5),
      page: query.page,
      totalCount: found.length,
    };
  };
  const tableRef = { current: null as { onQueryChange: (query: Partial<Query<Person>>) => void } | null };
  const own: Column<Person>[] = columns();
  const { el } = mount(
    <MaterialTable columns={own} data={data} tableRef={tableRef} options={{ search: false }} />,
  );
  await expect.poll(() => shown(el)).toHaveLength(5);
  click(one(el, 'button[aria-label="Next Page"]'));
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  tableRef.current?.onQueryChange({ search: 'Ev', page: 0 });
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  expect(asked.at(-1)).toMatchObject({ search: 'Ev', page: 0, pageSize: 5 });
});
