import MaterialTable, { type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { all, bodyRow, cell, one, shown, texts } from './read';
import { columns, mountTable } from './table';

interface Item {
  id: number;
  value?: unknown;
  deep?: { list: { name: string }[] };
}

/** Mount a table with one row and one column besides the fixed one. */
function mountCell(column: Partial<Column<Item>>, row: Partial<Item> = {}) {
  const { el } = mount(
    <MaterialTable columns={[{ title: 'Value', field: 'value', ...column }]} data={[{ id: 1, ...row }]} />,
  );
  return el;
}

const textOf = (column: Partial<Column<Item>>, value?: unknown) =>
  texts(mountCell(column, { value }), cell)[0];

proves(
  [
    'The key of the value that the column shows.',
    "If a path doesn't exist, the cell is empty.",
    "For nested objects and arrays, use a path: a string ('address.city', 'tags[0]') or an array of keys",
  ],
  () => {
    const deep = { list: [{ name: 'Ann' }] };
    for (const field of ['deep.list[0].name', 'deep.list.0.name', ['deep', 'list', '0', 'name']]) {
      expect(texts(mountCell({ field }, { deep }), cell)).toEqual(['Ann']);
    }
    expect(texts(mountCell({ field: 'deep.none.name' }, { deep }), cell)).toEqual(['']);
  },
);

proves(
  [
    'numeric and currency columns are right-aligned and all others are left-aligned.',
    "Aligns the column's header",
  ],
  () => {
    const { el } = mountTable({}, { columns: columns({ name: { align: 'center' } }) });
    const aligned = (element: HTMLElement) => getComputedStyle(element).textAlign;
    expect(all(el, 'thead th').map(aligned)).toEqual(['center', 'left', 'right']);
    expect(all(one(el, bodyRow), cell).map(aligned)).toEqual(['center', 'left', 'right']);
    expect(aligned(one(mountCell({ type: 'currency' }), cell))).toBe('right');
  },
);

proves(
  [
    "The style of the column's cells, as an object or a function of the value and the row.",
    "A column's cellStyle is a style object or a function of the value and the row.",
  ],
  () => {
    expect(getComputedStyle(one(mountCell({ cellStyle: { color: 'rgb(1, 2, 3)' } }), cell)).color).toBe(
      'rgb(1, 2, 3)',
    );
    const cellStyle = vi.fn(() => ({ color: 'rgb(4, 5, 6)' }));
    const el = mountCell({ cellStyle }, { value: 7 });
    expect(getComputedStyle(one(el, cell)).color).toBe('rgb(4, 5, 6)');
    expect(cellStyle).toHaveBeenCalledWith(7, expect.objectContaining({ id: 1, value: 7 }));
  },
);

proves(
  [
    'The row is missing in group rows, a row being added and the summary row.',
    'cellStyle is called without a row, and never with the column',
    'The types list the column as a third argument, but it is never passed.',
  ],
  () => {
    const cellStyle = vi.fn((_value: unknown, _row?: object) => ({}));
    mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, cellStyle } }) });
    expect(cellStyle).toHaveBeenCalledWith('Bonn', undefined);
    cellStyle.mockClear();
    const { el } = mountTable(
      {},
      {
        columns: columns({ city: { cellStyle } }),
        editable: { onRowAdd: () => Promise.resolve() },
        data: [],
      },
    );
    press(el, 'Add');
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
    cellStyle.mockClear();
    mountTable({}, { columns: columns({ city: { cellStyle } }), renderSummaryRow: () => 'sum' });
    expect(cellStyle).toHaveBeenCalledWith(undefined, undefined);
  },
);

proves(
  [
    "How a column of type: 'currency' formats its number, with locale (a BCP 47 tag such as de-DE), currencyCode (ISO 4217, such as EUR) and the minimum and maximum number of decimals.",
    'The default is US dollars in the American format.',
    'undefined and null are shown as zero unless you set emptyValue.',
  ],
  () => {
    expect(textOf({ type: 'currency' }, 1234.5)).toBe('$1,234.50');
    expect(textOf({ type: 'currency' })).toBe('$0.00');
    const currencySetting = {
      locale: 'de-DE',
      currencyCode: 'EUR',
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    };
    expect(textOf({ type: 'currency', currencySetting }, 1234.5)).toBe('1.235\u00a0€');
  },
);

proves(
  [
    "How the column's dates are formatted and edited.",
    "locale (a BCP 47 tag) applies to the cells of date, time and datetime columns and defaults to the browser's language.",
    "A Date object in a time or datetime column is always formatted in the browser's language.",
  ],
  () => {
    const dateSetting = { locale: 'de-DE' };
    expect(textOf({ type: 'date', dateSetting }, new Date(2024, 4, 9))).toBe('9.5.2024');
    expect(textOf({ type: 'date', dateSetting }, '2024-05-09')).toBe('9.5.2024');
    expect(textOf({ type: 'datetime', dateSetting }, '2024-05-09T13:30:00')).toBe('9.5.2024, 13:30:00');
    const noon = new Date(2024, 4, 9, 13, 30);
    expect(textOf({ type: 'datetime', dateSetting }, noon)).toBe(noon.toLocaleString());
  },
);

proves(
  "format applies only to the editor of type: 'date' and uses date-fns tokens (yyyy-MM-dd).",
  async () => {
    const { el } = mountTable(
      {},
      {
        columns: [{ title: 'Born', field: 'born', type: 'date', dateSetting: { format: 'yyyy/MM/dd' } }],
        data: [{ id: 1, born: new Date(2024, 4, 9) } as never],
        editable: { onRowUpdate: () => Promise.resolve() },
      },
    );
    expect(texts(el, cell)[0]).toBe(new Date(2024, 4, 9).toLocaleDateString());
    press(el, 'Edit');
    await expect.poll(() => one(el, 'tbody').innerHTML).toContain('2024/05/09');
  },
);

proves(
  [
    'What a cell shows if its value is undefined or null, as a string, an element or a function of the row.',
    'An empty string, 0 and false are shown as they are.',
  ],
  () => {
    expect(textOf({ emptyValue: '–' })).toBe('–');
    expect(textOf({ emptyValue: '–' }, null)).toBe('–');
    expect(textOf({ emptyValue: '–' }, '')).toBe('');
    expect(textOf({ emptyValue: (row: Item) => `none in ${row.id}` })).toBe('none in 1');
  },
);

proves(['Renders the cell from the whole row.', 'It takes precedence over render.'], () => {
  const { el } = mountTable(
    {},
    {
      columns: columns({ name: { render: (row) => <i>{`${row.id} ${row.name}`}</i>, defaultSort: 'asc' } }),
    },
  );
  expect(shown(el)).toEqual(['2 Ann', '4 Bob', '1 Cid', '3 Dora', '5 Eve']);
  const emptyValue = 'none';
  expect(textOf({ render: () => 'drawn', emptyValue })).toBe('none');
});

proves(
  [
    'Maps values to the labels that are shown for them.',
    'For a value without an entry, the cell shows emptyValue or nothing.',
  ],
  () => {
    const lookup = { 1: 'Open', 2: 'Closed' };
    expect(textOf({ lookup }, 2)).toBe('Closed');
    expect(textOf({ lookup }, 3)).toBe('');
    expect(textOf({ lookup, emptyValue: '?' }, 3)).toBe('?');
  },
);

proves(
  [
    "'boolean' | a check mark or a dash | checkbox | checkbox: off, yes, no",
    'the value; true and false as words',
  ],
  () => {
    const icon = (value: boolean) =>
      one(mountCell({ type: 'boolean' }, { value }), `${cell} svg`).dataset.testid;
    expect([icon(true), icon(false)]).toEqual(['check', 'remove']);
    expect(textOf({}, true)).toBe('true');
    expect(textOf({ type: 'time' }, '2024-05-09T13:30:00')).toBe(
      new Date(2024, 4, 9, 13, 30).toLocaleTimeString(),
    );
    expect(textOf({ type: 'date' }, 'soon')).toBe('soon');
  },
);

proves(
  [
    "Prevents clicks in this column's cells from triggering onRowClick, and shows the default cursor.",
    'For a column with links or inputs, set column.disableClick.',
  ],
  async () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { columns: columns({ city: { disableClick: true } }), onRowClick });
    const [name, city] = all(one(el, bodyRow), cell);
    expect(getComputedStyle(city!).cursor).toBe('default');
    click(city!);
    click(name!);
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
  },
);
