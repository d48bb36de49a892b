import type { Column } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { format as formatDate } from 'date-fns';
import { de, enZA } from 'date-fns/locale';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import { inZone } from '../../tests/claims/zone';
import { cells, edited, numbered, type Cell } from './_cells';
import { choose, downloads } from './_exports';
import LaunchesInATimeZone from './dates-and-numbers.zone';
import ConcertsByDate from './filter-and-search.date-range';

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
    'filter | the language of localization.dateTimePickerLocalization | MM/DD/YYYY',
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

proves('editor of datetime, time | none: an editComponent | dd.MM.yyyy HH:mm:ss, HH:mm:ss', () => {
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
    "Its format depends on the table's date-fns locale, which also translates the calendar, not on the user's system: enZA shows YYYY/MM/DD.",
    'Otherwise, write a filterComponent, as in From and to.',
  ],
  async () => {
    const inGerman = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' });
    const born = { type: 'date', defaultFilter: at, dateSetting: { format: 'yyyy' } } as const;
    const localization = { toolbar: {}, dateTimePickerLocalization: de };
    const { el } = mountTable({ filtering: true }, { columns: columns({ name: born }), localization });
    expect(digitsOf(filterRow(el).textContent)).toContain('14.06.2026');
    click(one(filterRow(el), 'button[aria-label*="date"], button[aria-label*="Datum"]'));
    await expect
      .poll(() => texts(document, '[role="dialog"] .MuiPickersCalendarHeader-label'))
      .toEqual([inGerman.format(at)]);

    vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
    for (const [locale, format] of [
      [undefined, 'MM/DD/YYYY'],
      [enZA, 'YYYY/MM/DD'],
    ] as const) {
      const english = { toolbar: {}, dateTimePickerLocalization: locale };
      const own = columns({ name: { type: 'date' } });
      const empty = mountTable({ filtering: true }, { columns: own, localization: english });
      expect(filterRow(empty.el).textContent).toContain(format);
    }
    expect(formatDate(at, 'MMMM', { locale: enZA })).toBe('June');
    vi.restoreAllMocks();

    const own = filterRow(mount(<ConcertsByDate />).el);
    expect(all(own, 'input[type="date"]').map((input) => input.ariaLabel)).toEqual(['Day from', 'Day to']);
  },
);

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
    const unset = () => shown(cells([new Date(instant)], { type: 'datetime' }))[0];
    await inZone('America/New_York');
    expect(written()).toEqual(['14/06/2026', '14/06/2026, 16:30:00', '16:30:00']);
    expect(unset()).toBe(new Date(instant).toLocaleString(navigator.language));
    const launches = shown(mount(<LaunchesInATimeZone />).el, 1);
    await inZone('Asia/Tokyo');
    expect(written()).toEqual(['15/06/2026', '15/06/2026, 05:30:00', '05:30:00']);
    expect(unset()).toBe(new Date(instant).toLocaleString(navigator.language));
    expect(launches).toContain('13 Jun 2026, 23:30');
    expect(shown(mount(<LaunchesInATimeZone />).el, 1)).toEqual(launches);
  },
);

proves('Format them in render. Sorting, filters and the search still use the raw number.', async () => {
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
});

proves(
  "The file contains the raw values: ISO strings and numbers are unchanged, and a Date has the browser's long English format.",
  async () => {
    const files = downloads();
    const values = ['2026-06-14T09:30:00Z', 1250.5, at];
    const types = ['datetime', 'currency', 'date'] as const;
    const own: Column<object>[] = types.map((type, index) => ({ title: type, field: `v${index}`, type }));
    const exportFunc = (made: object[], rows: object[]) => ExportCsv(made as never, rows as never, 'file');
    const data = [{ id: 1, ...Object.fromEntries(values.map((value, index) => [`v${index}`, value])) }];
    const exportMenu = [{ label: 'CSV', exportFunc }];
    const { el } = mountTable({ exportMenu }, { columns: own as never, data: data as never });
    await choose(el, 'CSV');
    const line = decodeURIComponent(files[0]?.href ?? '').split('\r\n')[1];
    expect(line).toContain('2026-06-14T09:30:00Z');
    expect(line).toContain('1250.5');
    expect(line).toContain('Sun Jun 14 2026 09:05:00 GMT');
  },
);
