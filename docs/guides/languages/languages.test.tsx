import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import * as core from '@material-table/core';
import MaterialTable, { type Options, type Column } from '@material-table/core';
import { createTheme, ThemeProvider, Box } from '@mui/material';
import { esES } from '@mui/material/locale';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { esES as pickersInSpanish } from '@mui/x-date-pickers/locales';
import { enGB, enUS } from 'date-fns/locale';
import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { prefixer } from 'stylis';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, search, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import { spanish } from './_spanish';
import PlacesFromRightToLeft from './rtl';
import OrdersInSpanish from './spanish';
import Empty from './empty';

/** Every visible or spoken text: text nodes, names, tooltips and hints. */
function said(root: ParentNode): string[] {
  const parts = all(root, '*').filter((part) => part.checkVisibility() && part.tagName !== 'STYLE');
  return parts
    .flatMap((part) => [
      ...[...part.childNodes].map((child) => (child.nodeType === Node.TEXT_NODE ? child.textContent : '')),
      ...(part.closest('[aria-hidden=true]')
        ? []
        : [part.ariaLabel, part.getAttribute('placeholder'), part.title]),
    ])
    .flatMap((text) => (text?.trim() ? [text.trim()] : []));
}

/** The table's own English words. */
const english =
  /\b(search|clear|rows?|page|first|previous|next|last|records?|display|edit|delete|save|cancel|add|remove|columns?|show|export|actions?|filter|data|grouped|drag|headers?|sure|of|choose|date|day|month|year|toggle|panel|press|discard|changes)\b/i;

const inEnglish = (root: ParentNode) => said(root).filter((text) => english.test(text));

proves('If you set them all, only a few words stay in English.', async () => {
  const empty = mountTable({}, { data: [] });
  expect(inEnglish(empty.el)).toContain('No records to display');
  empty.unmount();
  const { el } = mount(<OrdersInSpanish />);
  await expect.poll(() => all(el, 'button[aria-label=Eliminar]').length).toBe(3);
  expect(said(el)).toContain('1-3 de 4');
  expect(inEnglish(el)).toEqual([]);
  press(el, 'Editar');
  await expect.poll(() => all(el, 'input[aria-label=Plato]').length).toBe(1);
  // These texts are from @mui/x-date-pickers.
  await expect
    .poll(() => inEnglish(el).sort())
    .toEqual(['Choose date, selected date is 5 mar 2026', 'Clear', 'Day', 'Month', 'Year']);
  press(el, 'Cancelar');
  press(el, 'Eliminar');
  expect(said(el)).toContain('¿Eliminar este pedido?');
  press(el, 'Guardar');
  await expect.poll(() => said(el)).toContain('1-3 de 3');
  fill(one(el, 'input[aria-label=Buscar]') as HTMLInputElement, 'zzz');
  await expect.poll(() => said(el)).toContain('No hay pedidos');
  expect(inEnglish(el)).toEqual([]);
  press(el, 'Columnas');
  expect(said(document.body)).toContain('Mostrar u ocultar columnas');
  expect(inEnglish(document.body)).toEqual([]);
});

proves(
  [
    'Filter fields are named "filter data by …" and "Filter of …" | A custom filter with its own name',
    'The expand button is named "Detail panel visibility toggle" | A custom button in a column',
  ],
  () => {
    const filterComponent = () => <input aria-label="Filtro de nombre" />;
    const own = columns({
      name: { title: 'Nombre' },
      city: { title: 'Fijo', type: 'boolean' },
      age: { title: 'Edad', filterComponent },
    });
    const exportMenu = [{ label: 'CSV', exportFunc: () => {} }];
    const { el } = mountTable(
      { selection: true, grouping: true, filtering: true, exportMenu },
      {
        title: 'Gente',
        localization: spanish,
        columns: own,
        detailPanel: () => 'x',
        editable: { onRowAdd: async () => {}, onBulkUpdate: async () => {} },
      },
    );
    expect(said(el)).toContain('Arrastra aquí una columna para agrupar');
    expect([...new Set(inEnglish(el))].sort()).toEqual([
      'Detail panel visibility toggle',
      'Filter of Fijo',
      'filter data by Nombre',
    ]);
    expect(said(el)).toContain('Filtro de nombre');
    click(one(el, `${bodyRow} input`));
    expect(said(el)).toContain('Una fila elegida');
  },
);

proves("Button names and field hints come from Material UI's locales", async () => {
  const table = (
    <MaterialTable
      columns={[{ title: 'Día', field: 'day', type: 'date' }]}
      data={[{ id: 1, day: new Date(2026, 2, 5) }]}
      localization={spanish}
      options={{ filtering: true }}
    />
  );
  const plain = mount(table);
  await expect.poll(() => said(plain.el).filter((text) => text.startsWith('Choose date')).length).toBe(1);
  const theme = createTheme({}, esES, pickersInSpanish);
  const { el } = mount(<ThemeProvider theme={theme}>{table}</ThemeProvider>);
  await expect.poll(() => said(el).filter((text) => text.startsWith('Elige fecha')).length).toBe(1);
  await expect.poll(() => said(el)).toContain('DD');
});

proves('Filters are lost, too, unless each column has an id equal to its index.', async () => {
  for (const hasIds of [false, true]) {
    const table = (title: string) => (
      <MaterialTable
        columns={columns({ name: { title, render: ({ name }) => name } }).map((column, index) =>
          hasIds ? { ...column, id: index } : column,
        )}
        data={people}
        options={{ filtering: true }}
      />
    );
    const { el, rerender, unmount } = mount(table('Name'));
    fill(one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'Ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    rerender(table('Nombre'));
    await expect.poll(() => el.textContent).toContain('Nombre');
    expect(shown(el)).toHaveLength(hasIds ? 1 : 5);
    unmount();
  }
});

const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
const rtl = (table: ReactElement) =>
  mount(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
        <div dir="rtl">{table}</div>
      </ThemeProvider>
    </CacheProvider>,
  ).el;

proves(
  [
    "The previous arrow of stepped pagination isn't reversed.",
    'No prop can fix the other two, so use normal pagination',
  ],
  () => {
    const arrows = (type: 'normal' | 'stepped') => {
      const el = rtl(<MaterialTable columns={columns()} data={people} options={{ paginationType: type }} />);
      return ['Previous Page', 'Next Page'].map(
        (name) => one(el, `button[aria-label="${name}"] path`).getAttribute('d') ?? '',
      );
    };
    const [previous, next] = arrows('normal');
    expect(previous).not.toBe(next);
    // Both point in the same direction.
    expect(arrows('stepped')).toEqual([next, next]);
  },
);

proves(
  ['Dragging to the right widens a resizable column, so its left edge moves away from the pointer.'],
  () => {
    for (const tableWidth of ['full', 'variable'] as const) {
      const own = columns({ name: { width: 200 }, city: { width: 200 }, age: { width: 200 } });
      const options: Options<Person> = { tableLayout: 'fixed', columnResizable: true, tableWidth };
      const el = rtl(
        <div style={{ width: 600 }}>
          <MaterialTable columns={own} data={people} options={options} />
        </div>,
      );
      const edges = () => {
        const { left, right } = one(el, 'thead th').getBoundingClientRect();
        return { left, right };
      };
      const { left, right } = edges();
      const mouse = (target: EventTarget, type: string, clientX: number) =>
        flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
      // The handle is at the left edge, between the two columns.
      const handle = one(el, '[data-testid=drag_handle]');
      expect(Math.abs(handle.getBoundingClientRect().left - left)).toBeLessThan(8);
      mouse(handle, 'mousedown', left);
      mouse(document, 'mousemove', left + 40);
      mouse(document, 'mouseup', left + 40);
      expect(edges()).toEqual({ left: left - 40, right });
    }
  },
);

proves(
  [
    'Text filters stay on the left of their column',
    'the arrow of a closed row points to the right',
    'Tree rows are indented on the wrong side',
  ],
  () => {
    const el = rtl(
      <MaterialTable
        columns={columns()}
        data={people}
        parentChildData={(row, rows) => (row.id === 2 ? rows[0] : undefined)}
        options={{ filtering: true, defaultExpanded: true, paging: false }}
      />,
    );
    const filter = one(el, '#m--table--filter--row .MuiTextField-root');
    expect(getComputedStyle(filter).float).toBe('left');
    const button = one(el, `${bodyRow} button`);
    expect(button.style.marginLeft).toBe('0px');
    expect(getComputedStyle(one(button, 'svg')).transform).toBe('none');
    // The same with mirrored styles: nothing reverses the inline margin.
    expect(getComputedStyle(one(el, 'th:last-of-type')).textAlign).toBe('left');
  },
);

proves(
  [
    'The demo fixes the first three with sx.',
    "A single table needs dir on an element around it, the theme's direction, and a few sx styles.",
  ],
  async () => {
    const { el } = mount(<PlacesFromRightToLeft />);
    await expect.poll(() => all(el, bodyRow).length).toBeGreaterThan(1);
    const [name, count] = all(el, 'th');
    if (!name || !count) throw new Error('two columns');
    expect(name.getBoundingClientRect().left).toBeGreaterThan(count.getBoundingClientRect().left);
    expect([name, count].map((th) => getComputedStyle(th).textAlign)).toEqual(['start', 'start']);
    const filter = one(el, '#m--table--filter--row .MuiTextField-root');
    expect(getComputedStyle(filter).float).toBe('inline-start');
    const cell = (filter.closest('td') as HTMLElement).getBoundingClientRect();
    expect(cell.right - filter.getBoundingClientRect().right).toBeLessThan(cell.width / 2);
    const open = one(el, `${bodyRow} button`);
    expect(open.style.transform).toContain('rotate');
    click(open);
    expect(new DOMMatrix(getComputedStyle(one(el, `${bodyRow} button svg`)).transform).a).toBe(-1);
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

proves('This object contains every message', () => {
  // Exported, but not in the types.
  const { useLocalizationStore } = core as unknown as { useLocalizationStore: () => object };
  let inUse: object = {};
  function Toolbar() {
    // oxlint-disable-next-line react/globals -- what the table's context holds, for the test
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
    const data = [{ id: 1, dish: 'Flan', price: 1234.5, day: new Date(2026, 2, 5) }];
    const own: Column<(typeof data)[number]>[] = [
      { title: 'Plato', field: 'dish' },
      { title: 'Precio', field: 'price', render: ({ price }) => price.toLocaleString('es-ES') },
      { title: 'Día', field: 'day', type: 'date', dateSetting: { locale: 'es-ES' } },
    ];
    const { el } = mount(<MaterialTable columns={own} data={data} localization={spanish} />);
    expect(el.textContent).toContain('1-1 de 1');
    expect(texts(el, 'th')).toEqual(['Plato', 'Precio', 'Día']);
    expect(texts(el, `${bodyRow} td`)).toEqual(['Flan', '1234,5', '5/3/2026']);
  },
);

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
    'It must be at the top level of localization.',
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
    'a message missing from the new set stays in the old language',
    'Pass a complete set of messages for each language',
    'To reset the table instead, set a different key on it for each language.',
  ],
  async () => {
    const made = columns();
    const first = { toolbar: { searchPlaceholder: 'Buscar' }, pagination: { labelRows: 'filas' } };
    const second = { toolbar: { searchPlaceholder: 'Suchen' } };
    for (const key of ['es', 'de']) {
      const table = (language: string, localization: object) => (
        <MaterialTable key={language} columns={made} data={people} localization={localization} />
      );
      const { el, rerender } = mount(table('es', first));
      await expect.poll(() => el.textContent).toContain('filas');
      fill(one(el, 'input[placeholder=Buscar]'), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(table(key, second));
      await expect.poll(() => all(el, 'input[placeholder=Suchen]').length).toBe(1);
      const isReset = key === 'de';
      expect([shown(el).length, el.textContent?.includes('filas')]).toEqual(isReset ? [5, false] : [1, true]);
    }
  },
);

proves(
  [
    'An app entirely in Hebrew or Arabic needs dir="rtl" on <html>',
    "It also needs direction: 'rtl' in the theme, and an Emotion plugin that mirrors MUI's styles",
    'dir="rtl" reverses the columns and the order of the pagination\'s parts, and the theme\'s direction reverses its arrows',
    'With only one, the arrows point the wrong way',
  ],
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
      const [first = 0, second = 0] = all(el, 'th').map((th) => th.getBoundingClientRect().left);
      const [previous, next] = ['Previous', 'Next'].map((name) =>
        one(el, `button[aria-label="${name} Page"]`),
      );
      const result = {
        isFirstColumnRight: first > second,
        isNextLeft: (next?.offsetLeft ?? 0) < (previous?.offsetLeft ?? 0),
        nextPointsTo: one(el, 'button[aria-label="Next Page"] svg').dataset.testid,
        textAlign: getComputedStyle(one(el, 'th')).textAlign,
      };
      unmount();
      document.documentElement.dir = '';
      return result;
    };
    const right = {
      isFirstColumnRight: true,
      isNextLeft: true,
      nextPointsTo: 'chevron_left',
      textAlign: 'right',
    };
    expect(looks('rtl', 'rtl')).toEqual(right);
    expect(looks('', 'rtl')).toEqual({ ...right, isFirstColumnRight: false, isNextLeft: false });
    expect(looks('rtl', 'ltr')).toEqual({ ...right, nextPointsTo: 'chevron_right' });
    expect(looks('rtl', 'rtl', plain)).toEqual({ ...right, textAlign: 'left' });
  },
);

proves(
  [
    'The week starts on the day that the date-fns locale sets, which is Sunday in enUS, the default, and Monday in enGB.',
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

type Task = { id: number; name: string; status: 'open' | 'done' };
const tasks: Task[] = [
  { id: 1, name: 'Paint', status: 'open' },
  { id: 2, name: 'Clean', status: 'done' },
  { id: 3, name: 'Plan', status: 'open' },
];
const german: Record<string, string> = { name: 'Aufgabe', status: 'Stand', open: 'offen', done: 'fertig' };
const englishTask: Record<string, string> = { name: 'Task', status: 'State', open: 'waiting', done: 'done' };
const Language = createContext(englishTask);
const Text = ({ k }: { k: string }) => use(Language)[k];

/** A table of tasks with the columns of `useMade`, and a way to change the language. */
function mounted(useMade: (language: Record<string, string>) => Column<Task>[], rows = tasks) {
  function Provided({ children }: { children: (language: Record<string, string>) => ReactNode }) {
    const [language, setLanguage] = useState(englishTask);
    return (
      <Language value={language}>
        <button id="de" onClick={() => setLanguage(german)} />
        <button id="en" onClick={() => setLanguage(englishTask)} />
        {children(language)}
      </Language>
    );
  }
  function Table({ language }: { language: Record<string, string> }) {
    return (
      <MaterialTable
        columns={useMade(language)}
        data={rows}
        options={{
          filtering: true,
          columnsButton: true,
          selection: true,
          debounceInterval: 0,
          pageSize: 2,
          pageSizeOptions: [2],
        }}
      />
    );
  }
  const { el, unmount } = mount(<Provided>{(language) => <Table language={language} />}</Provided>);
  return { el, unmount, speak: (language: 'de' | 'en') => click(one(el, `#${language}`)) };
}

const useTranslated = (language: Record<string, string>) =>
  useMemo<Column<Task>[]>(
    () => [
      { title: language.name, field: 'name' },
      { title: language.status, field: 'status', lookup: { open: language.open, done: language.done } },
    ],
    [language],
  );
const useRendered = (language: Record<string, string>) =>
  useMemo<Column<Task>[]>(
    () => [{ title: language.status, field: 'status', render: ({ status }) => language[status] }],
    [language],
  );
const useKept = () =>
  useMemo<Column<Task>[]>(
    () => [
      { title: <Text k="name" />, field: 'name' },
      { title: <Text k="status" />, field: 'status', render: ({ status }) => <Text k={status} /> },
    ],
    [],
  );

const head = (el: ParentNode) => texts(el, 'thead th').filter(Boolean);
const filterOf = (el: ParentNode) => one(el, 'input[aria-label^="filter data by"]') as HTMLInputElement;

proves('Changing the language then translates titles, lookup and the output of render.', async () => {
  const { el, speak } = mounted(useTranslated);
  expect([head(el), shown(el, 1)]).toEqual([
    ['Task', 'State'],
    ['waiting', 'done'],
  ]);
  speak('de');
  await expect
    .poll(() => [head(el), shown(el, 1)])
    .toEqual([
      ['Aufgabe', 'Stand'],
      ['offen', 'fertig'],
    ]);
  const rendered = mounted(useRendered);
  rendered.speak('de');
  await expect.poll(() => shown(rendered.el)).toEqual(['offen', 'fertig']);
});

proves(
  'With lookup, the search, filters and sorting use the translation. With a render that calls t, they use the stored value.',
  async () => {
    const { el } = mounted(useTranslated);
    search(el, 'waiting');
    await expect.poll(() => shown(el)).toEqual(['Paint', 'Plan']);
    search(el, '');
    await expect.poll(() => shown(el)).toEqual(['Paint', 'Clean']);
    const sort = (root: HTMLElement) => click(all(root, 'thead .MuiTableSortLabel-root').at(-1) ?? root);
    sort(el);
    expect(shown(el, 1)).toEqual(['done', 'waiting']);
    const rendered = mounted(useRendered);
    rendered.speak('de');
    await expect.poll(() => shown(rendered.el)[0]).toBe('offen');
    search(rendered.el, 'offen');
    await expect.poll(() => shown(rendered.el)).toEqual([]);
    search(rendered.el, 'open');
    await expect.poll(() => shown(rendered.el)).toEqual(['offen', 'offen']);
  },
);

proves(
  [
    'When the column titles change, sorting, the page, the search and the selection persist, but hidden columns, column order and widths are lost.',
    "To preserve everything, don't change the columns, and use a component that calls useTranslation() itself in render and as the title.",
    'Filters and exports then name the column "[object Object]".',
  ],
  async () => {
    for (const useMade of [useTranslated, useKept]) {
      const { el, speak, unmount } = mounted(useMade);
      search(el, 'a');
      click(one(el, 'thead .MuiTableSortLabel-root'));
      await expect.poll(() => shown(el)).toEqual(['Clean', 'Paint']);
      click(one(el, `${bodyRow} input`));
      press(el, 'Next Page');
      speak('de');
      await expect.poll(() => head(el)).toEqual(['Aufgabe', 'Stand']);
      expect([shown(el), one(el, 'h6').textContent]).toEqual([['Plan'], '1 row(s) selected']);
      expect((one(el, 'input[aria-label="Search"]') as HTMLInputElement).value).toBe('a');

      fill(filterOf(el), 'l');
      await expect.poll(() => shown(el)).toEqual(['Clean', 'Plan']);
      speak('en');
      await expect.poll(() => head(el)[0]).toBe('Task');
      const isKept = useMade === useKept;
      expect(filterOf(el).ariaLabel).toBe(`filter data by ${isKept ? '[object Object]' : 'Task'}`);
      expect(filterOf(el).value).toBe(isKept ? 'l' : '');
      expect(shown(el)).toEqual(isKept ? ['Clean', 'Plan'] : ['Clean', 'Paint']);

      // The columns button is hidden while rows are selected.
      click(one(el, `${bodyRow} input`));
      press(el, 'Show Columns');
      await expect.poll(() => all(document, '[role="menu"] input').length).toBe(2);
      click(all(document, '[role="menu"] input')[1] ?? el);
      await expect.poll(() => head(el)).toEqual(['Task']);
      speak('de');
      await expect.poll(() => head(el)).toEqual(isKept ? ['Aufgabe'] : ['Aufgabe', 'Stand']);
      unmount();
    }
  },
);

proves(
  [
    'Use a function for plurals, too.',
    'Set toolbar.nRowsSelected to a string with {0}, or to a function that receives the number and can return an element.',
    'To change the colors, wrap the table in a Box, and style the toolbar that contains your element',
  ],
  () => {
    const selectedText = (nRowsSelected: string | ((count: number) => string)) => {
      const { el, unmount } = mountTable(
        { selection: true },
        { localization: { toolbar: { nRowsSelected } } },
      );
      click(one(el, `${bodyRow} input[type="checkbox"]`));
      const text = one(el, '.MuiToolbar-root').textContent;
      unmount();
      return text;
    };
    expect(selectedText('{0} chosen')).toContain('1 chosen');
    expect(selectedText((count: number) => `just ${count}`)).toContain('just 1');

    const nRowsSelected = (count: number) => <b className="chosen">{count}</b>;
    const sx = { '& .MuiToolbar-root:has(.chosen)': { bgcolor: 'transparent', color: 'inherit' } };
    const background = (isStyled: boolean) => {
      const { el } = mount(
        <Box sx={isStyled ? sx : {}}>
          <MaterialTable
            columns={columns()}
            data={people}
            options={{ selection: true }}
            localization={{ toolbar: { nRowsSelected } }}
          />
        </Box>,
      );
      click(one(el, `${bodyRow} input[type="checkbox"]`));
      expect(one(el, 'b.chosen').textContent).toBe('1');
      return getComputedStyle(one(el, '.MuiToolbar-root')).backgroundColor;
    };
    expect(background(false)).not.toBe('rgba(0, 0, 0, 0)');
    expect(background(true)).toBe('rgba(0, 0, 0, 0)');
  },
);

const keys = { space: 32, escape: 27 };

/** What screen readers hear about the header while the keyboard drags it. */
function dragged(draggable: boolean) {
  const { el } = mountTable({ draggable }, { localization: spanish });
  const handles = all(el, 'th [aria-describedby]');
  const described = handles.map(
    (handle) => document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
  const press = (keyCode: number) =>
    flushSync(() =>
      handles[0]?.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true })),
    );
  press(keys.space);
  const heard = () => texts(document, '[id^=rfd-announcement]').join('');
  return { described, heard, cancel: () => press(keys.escape) };
}

proves(
  'Draggable headers are described as "Press space bar to start a drag…", and each drag is announced in English | draggable: false, which removes both',
  async () => {
    const not = dragged(false);
    expect([not.described, not.heard()]).toEqual([[], '']);
    const { described, heard, cancel } = dragged(true);
    expect(described).toHaveLength(3);
    for (const text of described) expect(text).toContain('Press space bar to start a drag.');
    await expect.poll(heard).toContain('You have lifted an item in position 1');
    cancel();
    await expect.poll(heard).toContain('Movement cancelled');
  },
);

proves("The table comes only in English, and Material UI's locales don't translate its buttons.", () => {
  const { el } = mount(
    <ThemeProvider theme={createTheme({}, esES)}>
      <MaterialTable columns={columns()} data={people} />
    </ThemeProvider>,
  );
  const names = ['First Page', 'Previous Page', 'Next Page', 'Last Page'];
  expect(all(el, 'tfoot button').map(({ ariaLabel }) => ariaLabel)).toEqual(names);
  expect(el.textContent).toContain('1-5 of 12');
});

proves(
  [
    'The table shows it both when there is no data and when a search has no results',
    'so use a context to tell the two apart',
  ],
  async () => {
    const { el } = mount(<Empty />);
    expect(el.textContent).toContain('No one needs help right now.');
    pressText(el, 'Create a ticket');
    await expect.poll(() => shown(el, 1)).toEqual(['Printer jam']);
    fill(one(el, 'input[aria-label="Search"]'), 'coffee');
    await expect.poll(() => el.textContent).toContain('No ticket matches your search.');
  },
);
