import { type Column, type Options } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, press } from './hands';
import { all, cell, filterRow, input, one, shown, texts } from './read';
import { columns, exported, mountTable, type Person, save } from './table';

proves(
  [
    'Searching, filtering, sorting and exports still use the value of field, so what you render should match it.',
    'Without it, exports contain the value of the field with lookup applied, not what render returns.',
    'for any export function',
  ],
  () => {
    const name = { render: (row: Person) => `no. ${row.id}` };
    const found = (options: Options<Person>, own = columns({ name })) =>
      shown(mountTable(options, { columns: own }).el);
    expect(found({ searchText: 'ann' })).toEqual(['no. 2']);
    expect(found({ searchText: 'no.' })).toEqual([]);
    expect(found({}, columns({ name: { ...name, defaultFilter: 'ann' } }))).toEqual(['no. 2']);
    const city = { lookup: { Bonn: 'Bonn am Rhein' } };
    expect(exported(columns({ name, city })).rows[0]).toMatchObject({ name: 'Cid', city: 'Bonn am Rhein' });
  },
);

proves(
  'render is called as a function, not rendered as a component, so to use hooks, return a component that calls them.',
  () => {
    const Own = ({ text }: { text: string }) => <i>{useState(text)[0]}</i>;
    const render = vi.fn((row: Person) => <Own text={row.name} />);
    const { el } = mountTable({}, { columns: columns({ name: { render } }) });
    expect(texts(el, 'tbody i')[0]).toBe('Cid');
    // React gives a component a second argument; the table gives none.
    expect(render.mock.calls[0]).toHaveLength(1);
    expect(render.mock.calls[0]?.[0]).toMatchObject({ name: 'Cid' });
  },
);

proves(
  'Searching and sorting use the labels, the filter row shows a menu of them, and the editor becomes a select.',
  async () => {
    const lookup = { Bonn: 'Z-town', Oslo: 'A-town', Rome: 'M-town' };
    const own = () => columns({ city: { lookup, defaultSort: 'asc' } });
    expect(shown(mountTable({}, { columns: own() }).el, 1)[0]).toBe('A-town');
    expect(shown(mountTable({ searchText: 'm-town' }, { columns: own() }).el, 1)).toHaveLength(3);
    const { el } = mountTable({ filtering: true }, { columns: own(), editable: { onRowUpdate: save } });
    one(el, `${filterRow} [role=combobox]`).dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, button: 0 }),
    );
    await expect.poll(() => texts(document, '[role=option]')).toEqual(['Z-town', 'A-town', 'M-town']);
    press(el, 'Edit');
    expect(all(el, `tbody tr:has([aria-label=Save]) [role=combobox]`)).toHaveLength(1);
  },
);

proves(
  [
    'In a group row, the function receives undefined.',
    "The style also applies while a row is being edited and to the column's group rows.",
  ],
  () => {
    const emptyValue = vi.fn(() => 'none');
    const cellStyle = { color: 'rgb(1, 2, 3)' };
    const data = [{ id: 1, name: 'Ann', city: null as never, age: 1 }];
    const grouped = mountTable(
      {},
      { data, columns: columns({ city: { defaultGroupOrder: 0, emptyValue, cellStyle } }) },
    ).el;
    expect(emptyValue).toHaveBeenCalledWith(undefined);
    expect(getComputedStyle(one(grouped, `tbody ${cell}`)).color).toBe('rgb(1, 2, 3)');
    const { el } = mountTable(
      {},
      { columns: columns({ name: { cellStyle } }), editable: { onRowUpdate: save } },
    );
    press(el, 'Edit');
    expect(getComputedStyle(input(el, 'Name').closest('td') as Element).color).toBe('rgb(1, 2, 3)');
  },
);

proves(
  ["Aligns the column's header, cells and summary cell.", 'The cell is aligned like its column.'],
  () => {
    const own = columns({ name: { align: 'center' } });
    const { el } = mountTable({}, { columns: own, renderSummaryRow: () => 'sum' });
    const cells = all(el, 'tbody tr:not([data-testid]) td').slice(0, 3);
    expect(cells.map((td) => getComputedStyle(td).textAlign)).toEqual(['center', 'left', 'right']);
    expect(getComputedStyle(one(el, 'thead th')).textAlign).toBe('center');
  },
);

proves(
  [
    'In a new row, the function receives initialFormData or undefined as the row.',
    "Limits when the column can be edited. 'onAdd' allows it only in a new row, 'onUpdate' only in an existing row, 'never' not at all, and a function (columnDef, rowData) => boolean per row.",
    'It takes precedence over components.EditField, except in cell editing.',
    'In a new row, it is undefined or initialFormData',
  ],
  () => {
    const editable = vi.fn((_column: Column<Person>, _row?: Person) => true);
    const { el } = mountTable(
      {},
      {
        columns: columns({ name: { editable, editComponent: () => <input aria-label="own" readOnly /> } }),
        components: { EditField: () => <input aria-label="field" readOnly /> },
        initialFormData: { city: 'Oslo' },
        editable: { onRowAdd: save },
      },
    );
    press(el, 'Add');
    expect(editable.mock.lastCall?.[1]).toEqual({ city: 'Oslo' });
    const without = mountTable(
      {},
      { columns: columns({ name: { editable } }), editable: { onRowAdd: save } },
    );
    press(without.el, 'Add');
    expect(editable.mock.lastCall?.[1]).toBeUndefined();
    expect(
      all(el, 'tbody tr:has([aria-label=Save]) input').map((one) => one.getAttribute('aria-label')),
    ).toEqual(['own', 'field', 'field']);
    const cells = mountTable(
      {},
      {
        columns: columns({ name: { editComponent: () => <input aria-label="own" readOnly /> } }),
        components: { EditField: () => <input aria-label="field" readOnly /> },
        cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
      },
    ).el;
    click(one(cells, 'tbody div[style*=dashed]'));
    expect(all(cells, 'tbody input').map(({ ariaLabel }) => ariaLabel)).toEqual(['field']);
  },
);
