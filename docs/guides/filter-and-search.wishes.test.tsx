import MaterialTable, { type Filter } from '@material-table/core';
import { Chip } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { all, filterOf, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { quick } from './_cells';

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
