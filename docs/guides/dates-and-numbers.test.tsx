import type { Column } from '@material-table/core';
import { format, parseISO } from 'date-fns';
import { de } from 'date-fns/locale';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable } from '../../tests/claims/table';
import { inZone } from '../../tests/claims/zone';
import { cells, edited, sorted, type Cell } from './_cells';
import { choose } from './_exports';
import TasksWithDates from './dates-and-numbers.edit';
import LaunchesInATimeZone from './dates-and-numbers.zone';

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

proves(
  [
    'JSON.stringify and toISOString convert a date to UTC, where midnight east of Greenwich is still the day before.',
    "Send format(due, 'yyyy-MM-dd') with date-fns instead.",
  ],
  async () => {
    await inZone('Europe/Berlin');
    const due = new Date(2026, 5, 14);
    expect(due.toISOString()).toBe('2026-06-13T22:00:00.000Z');
    expect(JSON.stringify(due)).toBe('"2026-06-13T22:00:00.000Z"');
    expect(format(due, 'yyyy-MM-dd')).toBe('2026-06-14');
  },
);

const stored = (el: ParentNode) => (one(el, 'pre').textContent ?? '').split('\n');
const row = (el: ParentNode, index: number) => all(el, 'tbody tr')[index] as HTMLElement;

proves(
  [
    "The field's clear button sets null.",
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
    'The editors accept only Date objects.',
    'A string appears as an empty field and is kept unless the user picks a day.',
    'appear as an empty field and pass validation',
  ],
  async () => {
    expect(edited(new Date(2026, 5, 14), { type: 'date' }).field()).toContain('14.06.2026');
    const text = edited('2026-06-14', { type: 'date' });
    expect(text.field()).toContain('DD.MM.YYYY');
    expect(await text.save()).toBe('2026-06-14');
    for (const empty of [null, undefined]) {
      const { el, field, save } = edited(empty, { type: 'date' });
      expect(field()).toContain('DD.MM.YYYY');
      expect(all(el, '.Mui-error')).toHaveLength(0);
      expect(await save()).toBe(empty);
    }
  },
);

proves(["the browser's language", 'dd.MM.yyyy', 'dd.MM.yyyy HH:mm:ss, HH:mm:ss'], () => {
  const at = new Date(2026, 5, 14, 9, 5);
  const digits = (type: Column<Cell>['type'], dateSetting?: Column<Cell>['dateSetting']) =>
    edited(at, { type, dateSetting })
      .field()
      ?.replace(/[^\d.:/ ]/g, '');
  expect(digits('date')).toContain('14.06.2026');
  expect(digits('date', { format: 'yyyy/MM/dd' })).toContain('2026/06/14');
  expect(digits('datetime', { format: 'yyyy/MM/dd' })).toContain('14.06.2026 09:05:00');
  expect(digits('time', { format: 'HH' })).toContain('09:05:00');
  expect(shown(cells([at], { type: 'date' }))).toEqual([at.toLocaleDateString()]);
});

proves('dateSetting.locale has no effect on Date objects in datetime and time columns.', () => {
  const at = new Date(2026, 5, 14, 9, 5);
  const german = { locale: 'de-DE' };
  expect(shown(cells([at], { type: 'datetime', dateSetting: german }))).toEqual([at.toLocaleString()]);
  expect(shown(cells([at], { type: 'time', dateSetting: german }))).toEqual([at.toLocaleTimeString()]);
  expect(shown(cells([at], { type: 'date', dateSetting: german }))).toEqual(['14.6.2026']);
});

proves(
  ["The filter row's picker ignores dateSetting.", "Its format depends on the table's date-fns locale"],
  async () => {
    const day = { type: 'date', defaultFilter: new Date(2026, 5, 14) } as const;
    const filter = (el: ParentNode) => one(el, '#m--table--filter--row').textContent;
    const dateSetting = { locale: 'de-DE', format: 'yyyy-MM-dd' };
    expect(filter(cells([], { ...day, dateSetting }, { filtering: true }))).toContain('06/14/2026');
    const own = columns({ name: day });
    const localization = { toolbar: {}, dateTimePickerLocalization: de };
    const { el } = mountTable({ filtering: true }, { columns: own, data: [], localization });
    await expect.poll(() => filter(el)).toContain('14.06.2026');
  },
);

proves(
  'Store the times in UTC, with a Z, and format them using Intl.DateTimeFormat with a timeZone. Sorting uses the stored time, and two functions give the search and the export the displayed text.',
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
  [
    'ISO strings and Date objects sort chronologically. Strings such as 14.06.2026 sort character by character, so store them as ISO strings or write a customSort.',
    'In ascending order, rows without a date come first.',
  ],
  () => {
    const day = ({ at }: Cell) => String(at).split('.').reverse().join('-');
    const customSort = (a: Cell, b: Cell) => day(a).localeCompare(day(b));
    expect(sorted(['14.06.2026', '15.01.2020'], { customSort })).toEqual(['15.01.2020', '14.06.2026']);
    const dates = [new Date(2026, 1, 1), new Date(2025, 5, 1)];
    expect(sorted(dates)).toEqual([String(dates[1]), String(dates[0])]);
    expect(sorted(['2026-02-01', '2025-06-01'])).toEqual(['2025-06-01', '2026-02-01']);
    expect(sorted(['14.06.2026', '15.01.2020'])).toEqual(['14.06.2026', '15.01.2020']);
    expect(sorted(['2026-02-01', null], { type: 'date' })).toEqual(['null', '2026-02-01']);
  },
);

proves(
  [
    'A half-typed date is null',
    'a nonexistent date such as 31.02.2026 is an invalid Date',
    'A two-digit year such as 20 means the year 20.',
    'When a user changes the day, the time is kept.',
  ],
  async () => {
    const typed = async (at: unknown, keys: string) => {
      const { el, save } = edited(at, { type: 'date' });
      await userEvent.click(one(el, 'tbody [role="spinbutton"]'));
      await userEvent.keyboard(keys);
      return String(await save());
    };
    expect(await typed(null, '15')).toBe('null');
    expect(await typed(null, '31022026')).toBe('Invalid Date');
    expect(await typed(null, '150620')).toContain('Jun 15 0020');
    expect(await typed(new Date(2026, 5, 14, 9, 30), '16')).toContain('Jun 16 2026 09:30:00');
  },
);

proves('Check the value with isValid before you save, as the demo above does', async () => {
  const { el } = mount(<TasksWithDates />);
  press(row(el, 1), 'Edit');
  await userEvent.click(one(el, 'tbody [role="spinbutton"]'));
  await userEvent.keyboard('31022026');
  press(el, 'Save');
  await expect.poll(() => all(el, bodyRow).length).toBe(3);
  expect(stored(el)[1]).toBe('{"id":2,"name":"Paint the door","due":null}');
});
