import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { format, parseISO, isValid } from 'date-fns';
import { de } from 'date-fns/locale';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { choose as chooseOption, click, fill, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';
import { inZone } from '../../../tests/claims/zone';
import { saidBy } from '../../errors/_produce';
import { cells, edited, sorted, quick, numbered, type Cell } from '../_cells';
import { choose } from '../_exports';
import TasksWithDates from './edit';
import ProductsWithFormats from './formats';
import LaunchesInATimeZone from './zone';

const british = { locale: 'en-GB' };
const written = (type: Column<Cell>['type'], ...values: unknown[]) =>
  shown(cells(values, { type, dateSetting: british }));

proves(
  [
    "'2026-06-14' | that day, in every zone | that day, midnight | midnight",
    "'2026-06-14T09:30' | that day | day and time as written | time as written",
    "'2026-06-14T09:30Z' | the day in the user's zone | both in the user's zone | the time in the user's zone",
    "a Date | the day in the user's zone | both in the user's zone | the time in the user's zone",
    "'14.06.2026', '09:30', a timestamp such as 1781430000000 | the value as it is | the value as it is | the value as it is",
  ],
  async () => {
    for (const zone of ['America/New_York', 'Asia/Tokyo']) {
      await inZone(zone);
      expect(written('date', '2026-06-14', '2026-06-14T09:30')).toEqual(['14/06/2026', '14/06/2026']);
      expect(written('datetime', '2026-06-14', '2026-06-14T09:30')).toEqual([
        '14/06/2026, 00:00:00',
        '14/06/2026, 09:30:00',
      ]);
      expect(written('time', '2026-06-14', '2026-06-14T09:30')).toEqual(['00:00:00', '09:30:00']);
      const raw = ['14.06.2026', '09:30', 1781430000000];
      for (const type of ['date', 'datetime', 'time'] as const)
        expect(written(type, ...raw)).toEqual(raw.map(String));
    }
    await inZone('Asia/Tokyo');
    const evening = '2026-06-14T20:30Z';
    expect(written('date', evening, new Date(evening))).toEqual(['15/06/2026', '15/06/2026']);
    expect(written('datetime', evening)).toEqual(['15/06/2026, 05:30:00']);
    expect(written('time', evening)).toEqual(['05:30:00']);
    const drawn = (type: Column<Cell>['type']) => shown(cells([new Date(evening)], { type }))[0];
    expect(drawn('datetime')).toMatch(/15\b.*\b0?5:30/);
    expect(drawn('time')).toMatch(/^0?5:30/);
  },
);

proves(
  [
    "The value, such as new Date('2026-06-14') or '2026-06-14T00:00:00Z', is midnight in UTC. West of Greenwich, that is still the evening before.",
    "Pass the string '2026-06-14', which the table reads in the user's time zone, or new Date(2026, 5, 14).",
  ],
  async () => {
    await inZone('America/New_York');
    expect(written('date', new Date('2026-06-14'), '2026-06-14T00:00:00Z')).toEqual([
      '13/06/2026',
      '13/06/2026',
    ]);
    const right = [
      parseISO('2026-06-14'),
      new Date(2026, 5, 14),
      parseISO('2026-06-14T00:00:00Z'.slice(0, 10)),
    ];
    expect(written('date', '2026-06-14', ...right)).toEqual(Array.from({ length: 4 }, () => '14/06/2026'));
  },
);

const stored = (el: ParentNode) => (one(el, 'pre').textContent ?? '').split('\n');
const row = (el: ParentNode, index: number) => all(el, 'tbody tr')[index] as HTMLElement;

proves(
  [
    'The cell then shows emptyValue.',
    'Convert strings to dates before you pass the rows, and back when you save.',
    'Change NaN to undefined when you save, as the demo above does',
  ],
  async () => {
    const { el } = mount(<TasksWithDates />);
    expect(texts(row(el, 0), 'td').slice(-2)).toEqual(['14/06/2026', '1.5']);
    expect(texts(row(el, 1), 'td').slice(-2)).toEqual(['no date', '–']);
    press(row(el, 0), 'Edit');
    fill(one(el, 'input[type="number"]'), '');
    press(el, 'Save');
    await expect.poll(() => stored(el)[0]).toBe('{"id":1,"name":"Order timber","due":"2026-06-14"}');
    await expect.poll(() => all(el, bodyRow).length).toBe(3);
    press(row(el, 0), 'Edit');
    click(one(el, 'button[title="Clear"]'));
    press(el, 'Save');
    await expect.poll(() => stored(el)[0]).toBe('{"id":1,"name":"Order timber","due":null}');
    await expect.poll(() => texts(row(el, 0), 'td').at(-2)).toBe('no date');
    const none = cells([null, undefined], { type: 'date', emptyValue: 'no date' });
    expect(shown(none)).toEqual(['no date', 'no date']);
  },
);

proves(
  [
    'The editors accept only Date objects, and a string appears as an empty field.',
    "Both appear as an empty field and pass validation, and the field's clear button sets null.",
  ],
  async () => {
    expect(edited(new Date(2026, 5, 14), { type: 'date' }).field()).toContain('14.06.2026');
    expect(edited('2026-06-14', { type: 'date' }).field()).toContain('DD.MM.YYYY');
    for (const empty of [null, undefined]) {
      const { el, field, save } = edited(empty, { type: 'date' });
      expect(field()).toContain('DD.MM.YYYY');
      expect(all(el, '.Mui-error')).toHaveLength(0);
      expect(await save()).toBe(empty);
    }
  },
);

proves('dateSetting.locale has no effect on Date objects in datetime and time columns.', () => {
  const at = new Date(2026, 5, 14, 9, 5);
  const german = { locale: 'de-DE' };
  expect(shown(cells([at], { type: 'datetime', dateSetting: german }))).toEqual([at.toLocaleString()]);
  expect(shown(cells([at], { type: 'time', dateSetting: german }))).toEqual([at.toLocaleTimeString()]);
  expect(shown(cells([at], { type: 'date', dateSetting: german }))).toEqual(['14.6.2026']);
});

proves(
  'Store the times in UTC, with a Z, and format them using Intl.DateTimeFormat with a timeZone. Sorting uses the stored time. Two functions supply the displayed text for searching and exporting.',
  async () => {
    const { el } = mount(<LaunchesInATimeZone />);
    expect(shown(el)).toEqual(['Heron 1', 'Heron 2', 'Swift']);
    expect(shown(el, 1)[1]).toBe('13 Jun 2026, 23:30');
    one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    await expect.poll(() => texts(document, '[role="option"]')).toContain('Asia/Tokyo');
    click(all(document, '[role="option"]')[2] as HTMLElement);
    await expect
      .poll(() => shown(el, 1))
      .toEqual(['12 Jun 2026, 21:00', '14 Jun 2026, 08:30', '14 Jun 2026, 11:00']);
    fill(one(el, 'input[placeholder="Search"]'), '14 jun');
    await expect.poll(() => shown(el)).toEqual(['Heron 2', 'Swift']);
    const exported = vi.fn();
    const exportMenu = [{ label: 'File', exportFunc: (_made: unknown, rows: unknown) => exported(rows) }];
    const shownText = cells(['2026-06-14T02:00:00Z'], { customExport: () => '14 Jun' }, { exportMenu });
    await choose(shownText, 'File');
    expect(exported.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ at: '14 Jun' })]);
  },
);

proves(
  'ISO strings and Date objects sort chronologically, whatever format render shows. Strings such as 14.06.2026 sort character by character, so store them as ISO strings or write a customSort.',
  () => {
    const day = ({ at }: Cell) => String(at).split('.').reverse().join('-');
    const customSort = (a: Cell, b: Cell) => day(a).localeCompare(day(b));
    expect(sorted(['14.06.2026', '15.01.2020'], { customSort })).toEqual(['15.01.2020', '14.06.2026']);
    const dates = [new Date(2026, 1, 1), new Date(2025, 5, 1)];
    expect(sorted(dates)).toEqual([String(dates[1]), String(dates[0])]);
    expect(sorted(['2026-02-01', '2025-06-01'])).toEqual(['2025-06-01', '2026-02-01']);
    expect(sorted(['14.06.2026', '15.01.2020'])).toEqual(['14.06.2026', '15.01.2020']);
  },
);

proves(
  [
    'A half-typed date is null, and a nonexistent date such as 31.02.2026 is an invalid Date, so check the value with isValid before you save, as the demo does.',
    'A two-digit year such as 20 means the year 20. When a user changes the day, the time is kept.',
  ],
  async () => {
    const type = async (el: ParentNode, keys: string) => {
      await userEvent.click(one(el, 'tbody [role="spinbutton"]'));
      await userEvent.keyboard(keys);
    };
    const typed = async (at: unknown, keys: string) => {
      const { el, save } = edited(at, { type: 'date' });
      await type(el, keys);
      return String(await save());
    };
    expect(await typed(null, '15')).toBe('null');
    expect(await typed(null, '31022026')).toBe('Invalid Date');
    expect(await typed(null, '150620')).toContain('Jun 15 0020');
    expect(await typed(new Date(2026, 5, 14, 9, 30), '16')).toContain('Jun 16 2026 09:30:00');
    const { el } = mount(<TasksWithDates />);
    press(row(el, 1), 'Edit');
    await type(el, '31022026');
    press(el, 'Save');
    await expect.poll(() => all(el, bodyRow).length).toBe(3);
    expect(stored(el)[1]).toBe('{"id":2,"name":"Paint the door","due":null}');
  },
);

const seconds = 1781430000;

proves(
  'convert them with new Date when you load the rows, after multiplying seconds by 1,000. The cell, filter, sorting and editor then work.',
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
    'The field always shows 24 hours.',
    'The clock has AM and PM unless dateTimePickerLocalization is a 24-hour locale, such as de or enGB',
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
  },
);

proves("Zero comes before negative numbers in every column that isn't numeric, including currency.", () => {
  const amounts = [2, 1, 0, -1, -2];
  expect(sorted(amounts, { type: 'currency' })).toEqual(['0', '-2', '-1', '1', '2']);
  expect(sorted(amounts)).toEqual(['0', '-2', '-1', '1', '2']);
  expect(sorted(amounts, { type: 'numeric' })).toEqual(['-2', '-1', '0', '1', '2']);
});

proves(
  'Columns without a type and lookup columns pass strings. numeric and currency columns pass numbers',
  async () => {
    const typed = async (type?: Column<Cell>['type']) => {
      const { el, save } = edited(7, type ? { type } : {});
      fill(one(el, 'tbody input'), '8');
      return save();
    };
    expect([await typed(), await typed('numeric'), await typed('currency')]).toEqual(['8', 8, 8]);
    const { el, save } = edited(7, { lookup: { 7: 'seven', 8: 'eight' } });
    await chooseOption(one(el, 'tbody'), 'eight');
    expect(await save()).toBe('8');
  },
);

proves("The built-in editor can't do this. Use Material UI's picker as the editComponent:", async () => {
  const { el, save } = edited(new Date(2001, 4, 9), {
    type: 'date',
    editComponent: ({ value, onChange }) => (
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DatePicker value={value} onChange={onChange} disableFuture openTo="year" />
      </LocalizationProvider>
    ),
  });
  await expect.poll(() => all(el, 'button[aria-label^="Choose date"]')).toHaveLength(1);
  click(one(el, 'button[aria-label^="Choose date"]'));
  const years = () => all(document, '[role=radio]') as HTMLButtonElement[];
  await expect.poll(() => years().length).toBeGreaterThan(100);
  const future = years().filter(({ textContent }) => Number(textContent) > new Date().getFullYear());
  expect(new Set(future.map(({ disabled }) => disabled))).toEqual(new Set([true]));
  click(years().find(({ textContent }) => textContent === '1990') as HTMLElement);
  expect(((await save()) as Date).getFullYear()).toBe(1990);
});

proves(
  [
    "Some languages, such as Spanish, omit it, as in 5300 €. currencySetting can't change that.",
    "In render, use Intl.NumberFormat with useGrouping: 'always'",
  ],
  () => {
    const amount = (column: Partial<Column<Cell>>) => shown(cells([5300], column))[0]?.replace(/\s/g, ' ');
    const useGrouping = 'always' as never;
    const currencySetting = { locale: 'es', currencyCode: 'EUR', minimumFractionDigits: 0, useGrouping };
    expect(amount({ type: 'currency', currencySetting })).toBe('5300 €');
    const always = new Intl.NumberFormat('es', { useGrouping });
    expect(amount({ render: ({ at }) => always.format(Number(at)) })).toBe('5.300');
  },
);

proves(
  [
    'numeric shows 12500 and 0.125 without formatting.',
    'For other formats, use Intl in render',
    'For amounts without decimals, set both',
    "numeric and currency columns are right-aligned. align: 'left' or 'center' moves both the cells and the header.",
    "If the currency differs per row, use render. For amounts without the currency sign, use type: 'numeric', and Intl.NumberFormat with two decimals in render.",
  ],
  () => {
    const { el } = mount(<ProductsWithFormats />);
    const rows = all(el, bodyRow).map((element) => texts(element, 'td'));
    const plain = (text = '') => text.replaceAll('\u00a0', ' ');
    expect(rows.map((cellsOf) => cellsOf[1])).toEqual(['12,500', '0', 'unknown']);
    expect(rows.map((cellsOf) => plain(cellsOf[2]))).toEqual(['39,90 €', '1.250,00 €', '–']);
    expect(rows.map((cellsOf) => cellsOf[3])).toEqual(['¥6,400', '¥198,000', '¥900']);
    expect(rows.map((cellsOf) => plain(cellsOf[4]))).toEqual(['$42.00', '£980.00', 'CHF 5.50']);
    expect(rows.map((cellsOf) => cellsOf[5])).toEqual(['12.5%', '40%', '7.5%']);
    expect(shown(cells([12500, 0.125], { type: 'numeric' }))).toEqual(['12500', '0.125']);
    const perRow = (({ id }: Cell) => ({ currencyCode: id === 1 ? 'JPY' : 'GBP' })) as object;
    expect(shown(cells([5], { type: 'currency', currencySetting: perRow }))).toEqual(['$5.00']);
    const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    const render = ({ at }: Cell) => amounts.format(Number(at));
    expect(shown(cells([1250], { type: 'numeric', render }))).toEqual(['1,250.00']);
    const alignOf = (column: Partial<Column<Cell>>) => {
      const el = cells([1], column);
      return [one(el, 'th'), one(el, `${bodyRow} td`)].map((cell) => getComputedStyle(cell).textAlign);
    };
    for (const type of ['numeric', 'currency'] as const) {
      expect(alignOf({ type })).toEqual(['right', 'right']);
      for (const align of ['left', 'center'] as const)
        expect(alignOf({ type, align })).toEqual([align, align]);
    }
  },
);

proves(
  [
    "Set the currency and its format in the column's currencySetting. Without it, currency shows US dollars.",
    'yen would get two decimals, and a maximum below the minimum of 2 throws a RangeError',
    'null and undefined count as zero in a currency column.',
    "A string that isn't a number shows $NaN.",
  ],
  async () => {
    const shows = (value: unknown, column: Partial<Column<Cell>> = {}) =>
      shown(cells([value], { type: 'currency', ...column }))[0];
    expect(shows(1250)).toBe('$1,250.00');
    const swiss = {
      locale: 'de-CH',
      currencyCode: 'CHF',
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    };
    expect(shows(0.5, { currencySetting: swiss })?.replaceAll('\u00a0', ' ')).toBe('CHF 0.500');
    expect(shows(6400, { currencySetting: { currencyCode: 'JPY' } })).toBe('¥6,400.00');
    expect([shows(null), shows(undefined), shows('abc')]).toEqual(['$0.00', '$0.00', '$NaN']);
    expect([shows(null, { emptyValue: '–' }), shows(undefined, { emptyValue: '–' })]).toEqual(['–', '–']);
    const broken: Column<Cell>[] = [
      { title: 'At', field: 'at', type: 'currency', currencySetting: { maximumFractionDigits: 0 } },
    ];
    expect(await saidBy(<MaterialTable columns={broken} data={[{ id: 1, at: 5 }]} />)).toContain(
      'RangeError',
    );
  },
);

proves(
  [
    'If numbers sort as 1, 10, 2, they are strings.',
    "type: 'numeric' also sorts strings of digits numerically.",
    "such as '12 kg', write a customSort",
  ],
  () => {
    const digits = ['10', '2', '1'];
    expect(sorted(digits)).toEqual(['1', '10', '2']);
    expect(sorted(digits.map(Number))).toEqual(['1', '2', '10']);
    expect(sorted(digits, { type: 'numeric' })).toEqual(['1', '2', '10']);
    const weight = ({ at }: Cell) => Number.parseFloat(String(at));
    expect(sorted(['12 kg', '3 kg'], { customSort: (a, b) => weight(a) - weight(b) })).toEqual([
      '3 kg',
      '12 kg',
    ]);
  },
);

proves(
  "Set the column's type. date, datetime and time format dates in the browser's language, currency formats money, and numeric aligns and sorts numbers without formatting them.",
  () => {
    const at = new Date(2026, 5, 14, 9, 5);
    const drawn = (value: unknown, type: Column<Cell>['type']) => shown(cells([value], { type }))[0];
    expect(drawn(at, 'date')).toBe(at.toLocaleDateString(navigator.language));
    expect(drawn(at, 'datetime')).toBe(at.toLocaleString(navigator.language));
    expect(drawn(at, 'time')).toBe(at.toLocaleTimeString(navigator.language));
    expect(drawn(1250, 'currency')).toBe('$1,250.00');
    const el = cells([10, 9], { type: 'numeric', defaultSort: 'asc' });
    expect(shown(el)).toEqual(['9', '10']);
    expect(getComputedStyle(one(el, `${bodyRow} td`)).textAlign).toBe('right');
  },
);

const compared: Partial<Column<Cell>> = {
  customFilterAndSearch: (filter: string | Date | null, { at }) => {
    const due = String(at);
    if (typeof filter === 'string') return due.includes(filter);
    return !filter || !isValid(filter) || due === format(filter, 'yyyy-MM-dd');
  },
};

proves(
  "The filter's value is a Date in the user's zone, so for requests, use format and not toISOString.",
  async () => {
    const dateSetting = { locale: 'en-GB' };
    const found = (defaultFilter: unknown) =>
      shown(cells(['2026-06-14'], { type: 'date', dateSetting, defaultFilter, ...compared }, quick));
    await inZone('America/New_York');
    expect([found(new Date(2026, 5, 13)), found(new Date(2026, 5, 14))]).toEqual([[], ['14/06/2026']]);
    for (const empty of [null, new Date(Number.NaN)]) expect(found(empty)).toHaveLength(1);
    expect(new Date(2026, 5, 13, 23).toISOString()).toContain('2026-06-14');
    await inZone('Asia/Tokyo');
    expect(found(new Date(2026, 5, 14))).toEqual(['14/06/2026']);
  },
);

const toNumber = (text: unknown) => Number(String(text).replaceAll(/[\s,]/g, ''));
const AmountEditor = ({ value, onChange }: EditComponentProps<Cell>) => (
  <input aria-label="Amount" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
);

proves(
  [
    "Number editors are the browser's number fields, which reject thousands separators.",
    'edit the number as text, and call toNumber when you save',
  ],
  async () => {
    const plain = edited(7, { type: 'numeric' });
    const field = one(plain.el, 'tbody input') as HTMLInputElement;
    fill(field, '1,234.50');
    expect(field.value).toBe('');
    const validate = ({ at }: Cell) => Number.isFinite(toNumber(at ?? '')) || 'Not a number';
    const { el, save } = edited(7, { type: 'numeric', editComponent: AmountEditor, validate });
    const isDisabled = () => all(el, 'tbody button').some((button) => button.matches('[disabled]'));
    fill(one(el, '[aria-label=Amount]'), 'x');
    expect(isDisabled()).toBe(true);
    fill(one(el, '[aria-label=Amount]'), '1,234.50');
    expect(isDisabled()).toBe(false);
    expect(toNumber(await save())).toBe(1234.5);
  },
);

const at = new Date(2026, 5, 14, 9, 5);
const digitsOf = (text: string | null | undefined) => text?.replace(/[^\d.:/ ]/g, '') ?? '';
const editorOf = (type: Column<Cell>['type'], dateSetting?: Column<Cell>['dateSetting']) =>
  digitsOf(edited(at, { type, dateSetting }).field());
const filterRow = (el: ParentNode) => one(el, '#m--table--filter--row');

/** The texts of a date in cell, editor and filter. */
function places(dateSetting?: Column<Cell>['dateSetting'], localization?: object) {
  const born = { type: 'date', defaultFilter: at, dateSetting } as const;
  const filtered = mountTable({ filtering: true }, { columns: columns({ name: born }), localization });
  return {
    cell: shown(cells([at], { type: 'date', dateSetting }))[0],
    editor: editorOf('date', dateSetting),
    filter: digitsOf(filterRow(filtered.el).textContent),
  };
}

proves(
  [
    'Cells, editors and filters have separate settings:',
    "cell | dateSetting.locale, or render | the browser's language",
    'editor of date | dateSetting.format | dd.MM.yyyy',
    'filter | the date-fns locale in localization.dateTimePickerLocalization | MM/DD/YYYY',
  ],
  () => {
    const [cell, editor, filter] = [at.toLocaleDateString(), '14.06.2026', '06/14/2026'].map((text) =>
      expect.stringContaining(text),
    );
    expect(places()).toEqual({ cell, editor, filter });
    expect(places({ locale: 'sv-SE' })).toEqual({ cell: '2026-06-14', editor, filter });
    const format = places({ format: 'yyyy/MM/dd' });
    expect(format).toEqual({ cell, editor: expect.stringContaining('2026/06/14'), filter });
    const language = places(undefined, { dateTimePickerLocalization: de });
    expect(language).toEqual({ cell, editor, filter: expect.stringContaining('14.06.2026') });
    expect(shown(cells([at], { type: 'date', render: () => 'June' }))).toEqual(['June']);
  },
);

proves('editor of datetime, time | none, so use an editComponent | dd.MM.yyyy HH:mm:ss, HH:mm:ss', () => {
  for (const setting of [undefined, { format: 'yyyy', locale: 'sv-SE' }]) {
    expect(editorOf('datetime', setting)).toContain('14.06.2026 09:05:00');
    expect(editorOf('time', setting)).toContain('09:05:00');
  }
  const { el } = edited(at, { type: 'time', editComponent: () => <input aria-label="Own" /> });
  expect(all(el, 'tbody .MuiPickersTextField-root, tbody input[aria-label="Own"]')).toEqual([
    one(el, 'input[aria-label="Own"]'),
  ]);
});

proves(
  [
    'The table has no option for this.',
    'This is also safe with server rendering, unlike the date types, whose language and time zone differ on the server.',
  ],
  async () => {
    const instant = '2026-06-14T20:30:00Z';
    const settings = { locale: 'en-GB', timeZone: 'UTC', timezone: 'UTC' };
    const written = () =>
      (['date', 'datetime', 'time'] as const).map(
        (type) => shown(cells([instant], { type, dateSetting: settings }))[0],
      );
    await inZone('America/New_York');
    expect(written()).toEqual(['14/06/2026', '14/06/2026, 16:30:00', '16:30:00']);
    const launches = shown(mount(<LaunchesInATimeZone />).el, 1);
    await inZone('Asia/Tokyo');
    expect(written()).toEqual(['15/06/2026', '15/06/2026, 05:30:00', '05:30:00']);
    expect(launches).toContain('13 Jun 2026, 23:30');
    expect(shown(mount(<LaunchesInATimeZone />).el, 1)).toEqual(launches);
  },
);

proves(
  'Format them in render, where you can also add a unit. Sorting, filters and the search still use the raw number.',
  async () => {
    const column: Partial<Column<Cell>> = {
      type: 'numeric',
      defaultSort: 'asc',
      render: (row) => Number(row.at).toLocaleString('en-US'),
    };
    const el = numbered([12500, 900, 1250], column);
    expect(shown(el, 1)).toEqual(['900', '1,250', '12,500']);
    fill(one(el, 'input[aria-label="Search"]'), '1,250');
    await expect.poll(() => shown(el, 1)).toEqual([]);
    fill(one(el, 'input[aria-label="Search"]'), '1250');
    await expect.poll(() => shown(el, 1)).toEqual(['1,250', '12,500']);
    fill(one(el, '#m--table--filter--row [aria-label="filter data by At"]'), '1250');
    await expect.poll(() => shown(el, 1)).toEqual(['1,250']);
  },
);
