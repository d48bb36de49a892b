import { type Column } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mountTable, people, type Person } from '../../tests/claims/table';
import { proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { input, shown, texts } from '../../tests/claims/read';

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (id: number, value: unknown) => void;
}
const cities = [...new Set(people.map(({ city }) => city))];

const ListFilter = ({ columnDef, onFilterChanged }: FilterProps) => (
  <>
    <TextField
      variant="standard"
      slotProps={{ htmlInput: { 'aria-label': 'Filter by city', list: 'cities' } }}
      onChange={({ target }) => onFilterChanged(columnDef.tableData?.id ?? 0, target.value || undefined)}
    />
    <datalist id="cities">
      {cities.map((city) => (
        <option key={city} value={city} />
      ))}
    </datalist>
  </>
);

const AutocompleteFilter = ({ columnDef, onFilterChanged }: FilterProps) => (
  <Autocomplete
    freeSolo
    options={cities}
    onInputChange={(_event, text) => onFilterChanged(columnDef.tableData?.id ?? 0, text || undefined)}
    renderInput={(params) => <TextField {...params} label="Filter by city" />}
  />
);

const mountWith = (filterComponent: typeof ListFilter) =>
  mountTable(
    { filtering: true, debounceInterval: 0 },
    { columns: [{ title: 'City', field: 'city', filterComponent }] },
  );

proves(
  'In the component above, add list: \'cities\' to htmlInput, and render a <datalist id="cities"> with an <option value={city} /> for each value next to the TextField. The browser then suggests matching values.',
  async () => {
    const { el } = mountWith(ListFilter);
    const field = input(el, 'Filter by city');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Bonn', 'Oslo', 'Rome']);
    fill(field, 'os');
    await expect.poll(() => shown(el)).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo']);
  },
);

proves("MUI's Autocomplete with freeSolo also works: report the text of its onInputChange.", async () => {
  const { el } = mountWith(AutocompleteFilter);
  const field = el.querySelector<HTMLInputElement>('input[role=combobox]') as HTMLInputElement;
  field.focus();
  flushSync(() => field.click());
  fill(field, 'ro');
  await expect.poll(() => texts(document, '[role=option]')).toEqual(['Rome']);
  await expect.poll(() => shown(el)).toEqual(['Rome', 'Rome', 'Rome']);
});
