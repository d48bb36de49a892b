import MaterialTable, { type Localization, type Options } from '@material-table/core';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material';
import { esES } from '@mui/material/locale';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { esES as pickersInSpanish } from '@mui/x-date-pickers/locales';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { prefixer } from 'stylis';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { spanish } from './_spanish';
import PlacesFromRightToLeft from './languages.rtl';
import OrdersInSpanish from './languages.spanish';

/** Every visible or spoken text: text nodes, names, tooltips and hints. */
function said(root: ParentNode): string[] {
  const parts = all(root, '*').filter((part) => part.checkVisibility() && part.tagName !== 'STYLE');
  return parts
    .flatMap((part) => [
      ...[...part.childNodes].map((child) => (child instanceof Text ? child.data : '')),
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

proves('If you set them all, only a few strings stay in English.', async () => {
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

proves('If you set them all, only a few strings stay in English.', async () => {
  const { el } = mountTable(
    {
      selection: true,
      grouping: true,
      filtering: true,
      exportMenu: [{ label: 'CSV', exportFunc: () => {} }],
    },
    {
      title: 'Gente',
      localization: spanish,
      columns: columns({
        name: { title: 'Nombre', filtering: false },
        city: { title: 'Ciudad' },
        age: { title: 'Edad', filtering: false },
      }),
      editable: { onRowAdd: async () => {}, onBulkUpdate: async () => {} },
    },
  );
  await expect.poll(() => said(el)).toContain('Arrastra aquí una columna para agrupar');
  expect(inEnglish(el)).toEqual(['filter data by Ciudad']);
  click(one(el, `${bodyRow} input`));
  expect(said(el)).toContain('Una fila elegida');
});

proves(
  [
    'Filter fields are named "filter data by …" and "Filter of …" for screen readers | a filterComponent with its own name',
    'The arrow of a detail panel or tree row is named "Detail panel visibility toggle" | none with props',
  ],
  () => {
    const { el } = mountTable(
      { filtering: true },
      {
        localization: spanish,
        detailPanel: () => 'x',
        columns: columns({ name: { title: 'Nombre' }, city: { title: 'Fijo', type: 'boolean' } }),
      },
    );
    const names = said(el);
    expect(names).toContain('filter data by Nombre');
    expect(names).toContain('Filter of Fijo');
    expect(names).toContain('Detail panel visibility toggle');
    const tree = mountTable({}, { localization: spanish, parentChildData: ({ id }, rows) => rows[id - 2] });
    expect(said(tree.el)).toContain('Detail panel visibility toggle');
    const filterComponent = () => <input aria-label="Filtro de nombre" />;
    const own = columns({ name: { title: 'Nombre', filterComponent } });
    const named = said(mountTable({ filtering: true }, { columns: own }).el);
    expect(named).toContain('Filtro de nombre');
    expect(named).not.toContain('filter data by Nombre');
  },
);

proves('Buttons and parts of date pickers | translated by the theme, see below', async () => {
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

proves(
  ['A numeric column shows 1234.5 in every language', "type: 'currency' uses the locale in currencySetting."],
  () => {
    const data = [{ id: 1, a: 1234.5, b: 1234.5 }];
    const euros = { locale: 'es-ES', currencyCode: 'EUR' };
    const own = [
      { title: 'A', field: 'a', type: 'numeric' as const },
      { title: 'B', field: 'b', type: 'currency' as const, currencySetting: euros },
    ];
    const { el } = mount(<MaterialTable columns={own} data={data} localization={spanish} />);
    expect(shown(el)).toEqual(['1234.5']);
    expect(shown(el, 1)[0]).toMatch(/^1234,50?\s€$/);
  },
);

proves(
  [
    'a message missing from the new set stays in the old language',
    'Pass a complete set of messages for each language',
  ],
  async () => {
    const base = { columns: columns(), data: people, title: 'x' };
    const first: Localization = {
      toolbar: { searchPlaceholder: 'Buscar' },
      pagination: { labelRows: 'filas' },
    };
    const { el, rerender } = mount(<MaterialTable {...base} localization={first} />);
    await expect.poll(() => said(el)).toContain('Buscar');
    rerender(<MaterialTable {...base} localization={{ toolbar: { searchPlaceholder: 'Suchen' } }} />);
    await expect.poll(() => said(el)).toContain('Suchen');
    expect(el.textContent).toContain('filas');
  },
);

proves(
  [
    'When column titles change, the search and page are kept',
    'Filters are lost unless each column has an id equal to its index',
  ],
  async () => {
    const filterAfterChange = async (id?: number) => {
      const own = (title: string) => columns({ name: { title, render: ({ name }) => name } });
      const table = (title: string) => (
        <MaterialTable
          columns={own(title).map((column, index) => (id === 0 ? { ...column, id: index } : column))}
          data={people}
          options={{ filtering: true }}
        />
      );
      const { el, rerender, unmount } = mount(table('Name'));
      fill(one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'Ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(table('Nombre'));
      await expect.poll(() => el.textContent).toContain('Nombre');
      const left = shown(el).length;
      unmount();
      return left;
    };
    expect(await filterAfterChange()).toBe(5);
    expect(await filterAfterChange(0)).toBe(1);
    const table = (title: string) => <MaterialTable columns={columns({ name: { title } })} data={people} />;
    const { el, rerender } = mount(table('Name'));
    press(el, 'Next Page');
    rerender(table('Nombre'));
    await expect.poll(() => el.textContent).toContain('Nombre');
    expect(el.textContent).toContain('6-10 of 12');
  },
);

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
    'In edit mode, the field shows dd.MM.yyyy in every language',
    "The default is the browser's language.",
    'The default is en-US.',
    'The pagination always uses Latin digits.',
  ],
  async () => {
    const data = [{ id: 1, day: new Date(2026, 2, 5), price: 1234.5 }];
    const own = [
      { title: 'Day', field: 'day', type: 'date' as const },
      { title: 'Price', field: 'price', type: 'currency' as const },
    ];
    const editable = { onRowUpdate: async () => {} };
    const texts = { ...spanish, pagination: { labelDisplayedRows: '{from} من {count}' } };
    const { el } = mount(
      <MaterialTable columns={own} data={data} localization={texts} editable={editable} />,
    );
    expect(shown(el)).toEqual([new Date(2026, 2, 5).toLocaleDateString()]);
    expect(shown(el, 1)).toEqual(['$1,234.50']);
    expect(el.textContent).toContain('1 من 1');
    await expect.poll(() => all(el, 'button[aria-label=Editar]').length).toBe(1);
    press(el, 'Editar');
    await expect.poll(() => el.textContent?.replace(/[^\d.]/g, '')).toContain('05.03.2026');
  },
);

proves(
  ["(paginationType: 'stepped') isn't reversed", 'No prop can fix the other two, so use normal pagination'],
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
  [
    'With columnResizable, dragging to the right widens a column, so its left edge moves away from the pointer. This applies to both values of tableWidth.',
    'omit columnResizable',
  ],
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
