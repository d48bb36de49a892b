import { TextField } from '@mui/material';
import type { Column } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import {
  all,
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

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (id: number, value: unknown) => void;
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

proves('A filterComponent replaces the menu. Compare the string it reports yourself', async () => {
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

proves('The menu lists its entries in the order of lookup.', async () => {
  const { el } = mountTable(quick, {
    data,
    columns: columns({ city: { lookup: { os: 'Oslo', bn: 'Bonn' } } }),
  });
  const menu = one(el, '#m--table--filter--row [role="combobox"]');
  menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document, '[role="option"]')).toEqual(['Oslo', 'Bonn']);
});
