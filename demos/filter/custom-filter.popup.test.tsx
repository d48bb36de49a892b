import type { Column } from '@material-table/core';
import { Autocomplete, Button, Popover, TextField } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { quick } from '../../docs/guides/_cells';
import { proves } from '../../tests/claims/claim';
import { click, fill, pressText, search } from '../../tests/claims/hands';
import { all, filterRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number; filterValue?: string[] } };
  onFilterChanged: (id: number, value: unknown) => void;
}
const SearchableFilter = ({ columnDef: { tableData }, onFilterChanged }: FilterProps) => (
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

proves("The menu has none, but MUI's Autocomplete suggests matching choices while users type:", async () => {
  const menu = mountTable(quick, { columns: columns({ city: { lookup: { Bonn: 'Bonn' } } }) });
  const combobox = one(menu.el, `${filterRow} [role=combobox]`);
  flushSync(() => combobox.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  expect(texts(document, '[role=option]')).toEqual(['Bonn']);
  expect(all(document, '[role=presentation] input:not([type=checkbox])')).toEqual([]);
  menu.unmount();

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
  "Whether the popup is open is the state of your component, so OK reports the value and closes it. What must run before the filter opens goes into the first button's onClick.",
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
