import MaterialTable, { type Column } from '@material-table/core';
import { de, enGB } from 'date-fns/locale';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import { cells, edited, sorted, type Cell } from './_cells';

const seconds = 1781430000;

proves(
  'Convert them to dates when you load the rows. For seconds, use { ...row, at: new Date(row.at * 1000) }. The cell, filter, sorting and editor then work.',
  () => {
    const day = (value: unknown) => shown(cells([value], { type: 'date' }))[0];
    const date = new Date(seconds * 1000);
    expect(day(seconds)).toBe(String(seconds));
    expect(day(date)).toBe(date.toLocaleDateString(navigator.language));
    expect(edited(date, { type: 'date' }).field()).toContain('2026');
    const later = new Date((seconds + 86_400) * 1000);
    expect(sorted([later, date], { type: 'date' })).toEqual([String(date), String(later)]);
    const el = cells([date, new Date(0)], { type: 'date', defaultFilter: date }, { filtering: true });
    expect(all(el, bodyRow)).toHaveLength(1);
  },
);

proves(
  [
    'The field shows HH:mm:ss in every language.',
    'The clock has AM and PM unless dateTimePickerLocalization is a 24-hour locale, such as de or enGB.',
  ],
  async () => {
    const at = new Date(2026, 5, 14, 15, 5, 9);
    const clock = async (locale?: object) => {
      const own: Column<Cell>[] = [{ title: 'At', field: 'at', type: 'time' }];
      const { el, unmount } = mount(
        <MaterialTable
          columns={own}
          data={[{ id: 1, at }]}
          localization={(locale ? { dateTimePickerLocalization: locale } : {}) as object}
          editable={{ onRowUpdate: async () => undefined }}
        />,
      );
      press(el, 'Edit');
      const field = one(el, 'tbody .MuiPickersTextField-root').textContent?.replace(/[^\d:]/g, '');
      click(
        one(
          el,
          'tbody .MuiPickersTextField-root button[aria-label*="hoose"], tbody [aria-haspopup="dialog"]',
        ),
      );
      // Lists with a mouse, a dial and buttons without one: a headless browser sometimes has none.
      await expect.poll(() => all(document, '[role=listbox]').length).toBeGreaterThan(0);
      const signs = all(document, '[role=option], [role=dialog] button');
      const hasMeridiem = signs.some(({ textContent }) => textContent === 'PM');
      unmount();
      await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
      return { field, hasMeridiem };
    };
    expect(await clock()).toEqual({ field: '15:05:09', hasMeridiem: true });
    expect(await clock(de)).toEqual({ field: '15:05:09', hasMeridiem: false });
    expect(await clock(enGB)).toEqual({ field: '15:05:09', hasMeridiem: false });
  },
);

proves(
  "For amounts without the currency sign, use type: 'numeric', and Intl.NumberFormat with two decimals in render.",
  () => {
    const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const render = ({ at }: Cell) => amounts.format(Number(at));
    expect(shown(cells([1250], { type: 'numeric', render }))).toEqual(['1,250.00']);
    expect(shown(cells([1250], { type: 'currency' }))).toEqual(['$1,250.00']);
  },
);

proves("Zero comes before negative numbers in every column that isn't numeric, including currency.", () => {
  const amounts = [2, 1, 0, -1, -2];
  expect(sorted(amounts, { type: 'currency' })).toEqual(['0', '-2', '-1', '1', '2']);
  expect(sorted(amounts)).toEqual(['0', '-2', '-1', '1', '2']);
  expect(sorted(amounts, { type: 'numeric' })).toEqual(['-2', '-1', '0', '1', '2']);
});

proves(
  ['Columns without a type and lookup columns pass strings.', 'numeric and currency columns pass numbers.'],
  async () => {
    const typed = async (type?: Column<Cell>['type']) => {
      const { el, save } = edited(7, type ? { type } : {});
      fill(one(el, 'tbody input') as HTMLInputElement, '8');
      return save();
    };
    expect([await typed(), await typed('numeric'), await typed('currency')]).toEqual(['8', 8, 8]);

    const onRowUpdate = vi.fn(async (_row: object) => undefined);
    const age = { type: undefined, lookup: { 41: 'forty-one', 42: 'forty-two' } };
    const { el } = mountTable({}, { columns: columns({ age }), editable: { onRowUpdate } });
    press(el, 'Edit');
    one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await expect.poll(() => all(document, '[role=option]').length).toBe(2);
    click(all(document, '[role=option]')[1] as HTMLElement);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate).toHaveBeenCalledWith(expect.objectContaining({ age: '42' }), expect.anything());
  },
);
