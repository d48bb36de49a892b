import MaterialTable, { type Column } from '@material-table/core';
import * as core from '@material-table/core';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { enGB, enUS } from 'date-fns/locale';
import { prefixer } from 'stylis';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';
import { spanish } from './_spanish';

function pager(dir: 'ltr' | 'rtl', direction: 'ltr' | 'rtl') {
  const { el, unmount } = mount(
    <div dir={dir}>
      <ThemeProvider theme={createTheme({ direction })}>
        <MaterialTable columns={columns()} data={people} />
      </ThemeProvider>
    </div>,
  );
  const button = (name: string) => one(el, `button[aria-label="${name}"]`);
  const isNextOnTheRight =
    button('Next Page').getBoundingClientRect().left > button('Previous Page').getBoundingClientRect().left;
  const pointsRight = one(button('Next Page'), 'svg').dataset.testid === 'chevron_right';
  unmount();
  return { isNextOnTheRight, pointsRight };
}

proves(
  [
    'dir="rtl" reverses the order of the pagination\'s parts, and the theme\'s direction reverses its arrows',
    'With only one, the arrows point the wrong way',
  ],
  () => {
    expect(pager('ltr', 'ltr')).toEqual({ isNextOnTheRight: true, pointsRight: true });
    expect(pager('rtl', 'rtl')).toEqual({ isNextOnTheRight: false, pointsRight: false });
    expect(pager('rtl', 'ltr')).toEqual({ isNextOnTheRight: false, pointsRight: true });
    expect(pager('ltr', 'rtl')).toEqual({ isNextOnTheRight: true, pointsRight: false });
  },
);

/** The paths of all texts in an object: `toolbar.searchTooltip`. */
function paths(texts: object, start = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    value !== null && typeof value === 'object' && name !== 'dateTimePickerLocalization'
      ? paths(value, `${start}${name}.`)
      : [start + name],
  );
}

proves('This object contains every message.', () => {
  // Exported, but not in the types.
  const { useLocalizationStore } = core as unknown as { useLocalizationStore: () => object };
  let inUse: object = {};
  function Toolbar() {
    inUse = useLocalizationStore();
    return null;
  }
  mountTable({}, { components: { Toolbar } });
  // The table passes the locale to its parts under this name.
  const defaults = paths(inUse).filter((path) => !path.endsWith('.dateTimePickerLocalization'));
  expect(defaults.length).toBeGreaterThan(30);
  const set = paths(spanish);
  expect(defaults.filter((path) => !set.includes(path))).toEqual([]);
});

proves(
  'Pass translated messages as localization. Translate column titles, dates and numbers in columns.',
  () => {
    interface Order {
      id: number;
      dish: string;
      price: number;
      day: Date;
    }
    const data = [{ id: 1, dish: 'Flan', price: 1234.5, day: new Date(2026, 2, 5) }];
    const cells = (own: Column<Order>[]) => {
      const { el } = mount(<MaterialTable columns={own} data={data} localization={spanish} />);
      expect(el.textContent).toContain('1-1 de 1');
      return [texts(el, 'th'), texts(el, `${bodyRow} td`)];
    };
    const own: Column<Order>[] = [
      { title: 'Dish', field: 'dish' },
      { title: 'Price', field: 'price', type: 'numeric' },
      { title: 'Day', field: 'day', type: 'date' },
    ];
    expect(cells(own)).toEqual([
      ['Dish', 'Price', 'Day'],
      ['Flan', '1234.5', new Date(2026, 2, 5).toLocaleDateString()],
    ]);
    const inSpanish: Column<Order>[] = [
      { title: 'Plato', field: 'dish' },
      { title: 'Precio', field: 'price', render: ({ price }) => price.toLocaleString('es-ES') },
      { title: 'Día', field: 'day', type: 'date', dateSetting: { locale: 'es-ES' } },
    ];
    expect(cells(inSpanish)).toEqual([
      ['Plato', 'Precio', 'Día'],
      ['Flan', '1234,5', '5/3/2026'],
    ]);
  },
);

proves('Selection checkboxes have no name | selectionProps', () => {
  const names = (selectionProps?: object) => {
    const box = one(
      mountTable({ selection: true, selectionProps }).el,
      `${bodyRow} input`,
    ) as HTMLInputElement;
    return [box.ariaLabel, box.getAttribute('aria-labelledby'), box.title, box.labels?.length];
  };
  expect(names()).toEqual([null, null, '', 0]);
  const named = { slotProps: { input: { 'aria-label': 'Elegir' } } };
  expect(names(named)).toEqual(['Elegir', null, '', 0]);
});

/** Mount a table with a date filter of June 14, 2026; return the parts of its field and a way to open it. */
function dateFilter(localization: object) {
  const own: Column<{ id: number; day: Date }>[] = [
    { title: 'Día', field: 'day', type: 'date', defaultFilter: new Date(2026, 5, 14) },
  ];
  const { el, unmount } = mount(
    <MaterialTable columns={own} data={[]} localization={localization} options={{ filtering: true }} />,
  );
  const filter = () => one(el, '#m--table--filter--row');
  return {
    unmount,
    field: () => texts(filter(), '[role=spinbutton]').join(' '),
    open: () => click(one(filter(), 'button[aria-label^="Choose date"]')),
  };
}

proves(
  [
    'Set dateTimePickerLocalization to a date-fns locale. It determines the names of months and days, and the date format in filters.',
    'It must be at the top level of localization, because body.dateTimePickerLocalization, which the types list, has no effect.',
  ],
  async () => {
    const locale = spanish.dateTimePickerLocalization;
    expect(dateFilter({ body: { dateTimePickerLocalization: locale } }).field()).toBe('06 14 2026');
    const inSpanish = dateFilter({ dateTimePickerLocalization: locale });
    await expect.poll(inSpanish.field).toBe('14 06 2026');
    inSpanish.open();
    await expect.poll(() => texts(document, '.MuiPickersCalendarHeader-label')).toEqual(['junio 2026']);
    const days = texts(document, '.MuiDayCalendar-weekDayLabel').map((day) => day.toUpperCase());
    expect(days).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']);
  },
);

proves(
  [
    "Set dateSetting: { locale: 'es-ES' } on every date column. The default is the browser's language.",
    "Use render: (row) => row.price.toLocaleString('es-ES').",
  ],
  () => {
    const data = [{ id: 1, price: 1234.5, a: new Date(2026, 2, 5), b: new Date(2026, 2, 5) }];
    const own: Column<(typeof data)[number]>[] = [
      { title: 'A', field: 'a', type: 'date', dateSetting: { locale: 'es-ES' } },
      { title: 'B', field: 'b', type: 'date' },
      { title: 'C', field: 'price', type: 'numeric' },
      { title: 'D', field: 'price', type: 'numeric', render: (row) => row.price.toLocaleString('es-ES') },
    ];
    const { el } = mount(<MaterialTable columns={own} data={data} localization={spanish} />);
    const here = new Date(2026, 2, 5).toLocaleDateString();
    expect(texts(el, `${bodyRow} td`)).toEqual(['5/3/2026', here, '1234.5', '1234,5']);
    expect(here).not.toBe('5/3/2026');
  },
);

proves(
  [
    'The table fills in {from}, {to}, {count} and {0}.',
    'For plurals, use a function: nRowsSelected: (count) => ….',
  ],
  () => {
    const selected = (nRowsSelected: string | ((count: number) => string), rows: number) => {
      const localization = {
        toolbar: { nRowsSelected },
        pagination: { labelDisplayedRows: 'von {from} bis {to}, {count} im Ganzen' },
      };
      const { el } = mountTable({ selection: true, showTitle: false }, { localization });
      for (const box of all(el, `${bodyRow} input`).slice(0, rows)) click(box);
      expect(el.textContent).toContain('von 1 bis 5, 12 im Ganzen');
      return one(el, 'h6').textContent;
    };
    expect([selected('{0} Zeilen', 1), selected('{0} Zeilen', 2)]).toEqual(['1 Zeilen', '2 Zeilen']);
    const plural = (count: number) => (count === 1 ? 'eine Zeile' : `${count} Zeilen`);
    expect([selected(plural, 1), selected(plural, 2)]).toEqual(['eine Zeile', '2 Zeilen']);
  },
);

proves('To reset the table instead, give it a different key for each language.', async () => {
  const made = columns();
  const first = { toolbar: { searchPlaceholder: 'Buscar' }, pagination: { labelRows: 'filas' } };
  const second = { toolbar: { searchPlaceholder: 'Suchen' } };
  const table = (key: string, localization: object) => (
    <MaterialTable key={key} columns={made} data={people} localization={localization} />
  );
  const { el, rerender } = mount(table('es', first));
  await expect.poll(() => el.textContent).toContain('filas');
  fill(one(el, 'input[placeholder=Buscar]'), 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  rerender(table('de', second));
  await expect.poll(() => all(el, 'input[placeholder=Suchen]').length).toBe(1);
  expect(shown(el)).toHaveLength(5);
  // With the old key, the text that the new set omits would stay in Spanish.
  expect(el.textContent).not.toContain('filas');
});

proves(
  'An app entirely in Hebrew or Arabic needs dir="rtl" on <html>, createTheme({ direction: \'rtl\' }), and an Emotion cache with @mui/stylis-plugin-rtl',
  () => {
    const mirrored = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });
    const plain = createCache({ key: 'plain' });
    const looks = (dir: string, direction: 'ltr' | 'rtl', cache = mirrored) => {
      document.documentElement.dir = dir;
      const { el, unmount } = mount(
        <CacheProvider value={cache}>
          <ThemeProvider theme={createTheme({ direction })}>
            <MaterialTable columns={columns()} data={people} />
          </ThemeProvider>
        </CacheProvider>,
      );
      const [first, second] = all(el, 'th').map((th) => th.getBoundingClientRect().left);
      const result = {
        isFirstColumnRight: (first ?? 0) > (second ?? 0),
        nextPointsTo: one(el, 'button[aria-label="Next Page"] svg').dataset.testid,
        textAlign: getComputedStyle(one(el, 'th')).textAlign,
      };
      unmount();
      document.documentElement.dir = '';
      return result;
    };
    const right = { isFirstColumnRight: true, nextPointsTo: 'chevron_left', textAlign: 'right' };
    expect(looks('rtl', 'rtl')).toEqual(right);
    expect(looks('', 'rtl')).toEqual({ ...right, isFirstColumnRight: false });
    expect(looks('rtl', 'ltr')).toEqual({ ...right, nextPointsTo: 'chevron_right' });
    expect(looks('rtl', 'rtl', plain)).toEqual({ ...right, textAlign: 'left' });
  },
);

proves(
  [
    'The week starts on the day that the date-fns locale sets: Sunday in enUS, which is the default, and Monday in enGB.',
    'To keep a locale and change only this day, copy it:',
  ],
  async () => {
    const days = async (localization: object) => {
      const filter = dateFilter(localization);
      await vi.waitUntil(() => filter.field() !== '');
      filter.open();
      const labels = () => all(document, '.MuiDayCalendar-weekDayLabel').map(({ ariaLabel }) => ariaLabel);
      await expect.poll(labels).toHaveLength(7);
      const [first] = labels();
      filter.unmount();
      await expect.poll(labels).toEqual([]);
      return first;
    };
    const fromMonday = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 as const } };
    expect(await days({})).toBe('Sunday');
    expect(await days({ dateTimePickerLocalization: enGB })).toBe('Monday');
    expect(await days({ dateTimePickerLocalization: fromMonday })).toBe('Monday');
  },
);
