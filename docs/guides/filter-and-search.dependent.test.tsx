import MaterialTable, { type Column } from '@material-table/core';
import { createContext, useContext, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, fill, mountTable, one, people, shown, texts, type Person } from '../../tests/claims/table';

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

proves(
  [
    'Give the column a filter with a select that offers the values of the matching rows.',
    'It reads the other filter, which onFilterChange reports, from a context.',
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

proves('A menu always lists its whole lookup.', async () => {
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };
  const { el } = mountTable(options, { columns: columns({ city: { lookup } }) });
  fill(one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'eve');
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['Bonn', 'Oslo', 'Rome']);
});
