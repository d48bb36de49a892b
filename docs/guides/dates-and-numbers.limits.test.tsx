import type { Column } from '@material-table/core';
import MaterialTable from '@material-table/core';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { cells } from './_cells';

interface Member {
  id: number;
  born: Date | null;
}

proves("The built-in editor can't do this. Use Material UI's picker as the editComponent:", async () => {
  // The sample of the page.
  const columns: Column<Member>[] = [
    {
      title: 'Born',
      field: 'born',
      type: 'date',
      editComponent: ({ value, onChange }) => (
        <LocalizationProvider dateAdapter={AdapterDateFns}>
          <DatePicker value={value} onChange={onChange} disableFuture openTo="year" />
        </LocalizationProvider>
      ),
    },
  ];
  const onRowUpdate = vi.fn(async (_row: Member) => undefined);
  const { el } = mount(
    <MaterialTable
      columns={columns}
      data={[{ id: 1, born: new Date(2001, 4, 9) }]}
      editable={{ onRowUpdate }}
    />,
  );
  press(el, 'Edit');
  await expect.poll(() => all(el, `button[aria-label^="Choose date"]`)).toHaveLength(1);
  click(one(el, 'button[aria-label^="Choose date"]'));
  const years = () => all(document, '[role=radio]') as HTMLButtonElement[];
  await expect.poll(() => years().length).toBeGreaterThan(100);
  const future = years().filter(({ textContent }) => Number(textContent) > new Date().getFullYear());
  expect(future.length).toBeGreaterThan(0);
  expect(future.filter(({ disabled }) => !disabled)).toEqual([]);
  click(years().find(({ textContent }) => textContent === '1990') as HTMLElement);
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.lastCall?.[0].born?.getFullYear()).toBe(1990);
});

proves(
  [
    "Some languages, such as Spanish, omit it: 5300 €. currencySetting can't change that.",
    "Use Intl.NumberFormat('es', { useGrouping: 'always' }) in render.",
  ],
  () => {
    const shown = (column: object) =>
      one(cells([5300], column), `${bodyRow} td`).textContent?.replace(/\s/g, ' ');
    const currencySetting = { locale: 'es', currencyCode: 'EUR', minimumFractionDigits: 0 };
    expect(shown({ type: 'currency', currencySetting })).toBe('5300 €');
    expect(shown({ type: 'currency', currencySetting: { ...currencySetting, useGrouping: 'always' } })).toBe(
      '5300 €',
    );
    const always = new Intl.NumberFormat('es', { useGrouping: 'always' } as Intl.NumberFormatOptions);
    expect(shown({ render: ({ at }: { at: number }) => always.format(at) })).toBe('5.300');
  },
);
