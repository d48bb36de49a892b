import * as library from '@material-table/core';
import type { Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { click, fill, pass, press, stopClock } from './hands';
import { all, one, shown } from './read';
import { columns, mountTable, type Person, save } from './table';

proves(
  [
    'rowData is undefined in group rows and rows being added.',
    'A custom cell must return a td, show children before the value, and set colSpan.',
    'It renders for every cell on the page',
  ],
  () => {
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const { seen } = propsOf('Cell', {}, { columns: own });
    expect(seen.map(({ rowData, children, colSpan }) => [rowData, Boolean(children), colSpan])).toEqual([
      [undefined, true, 3],
      [undefined, true, 3],
      [undefined, true, 3],
    ]);
    const added = columns({ city: { editable: 'never' } });
    const table = propsOf('Cell', {}, { columns: added, data: [], editable: { onRowAdd: save } });
    press(table.el, 'Add');
    expect(table.seen.at(-1)).toHaveProperty('rowData', undefined);
    expect(propsOf('Cell').seen).toHaveLength(15);
  },
);

proves(
  [
    'It also receives a locale for pickers if localization.dateTimePickerLocalization is set, except in cell editing.',
    'It rerenders on each key press because validate checks the whole row.',
    'Give the input an accessible name: use columnDef.title as label or aria-label.',
  ],
  () => {
    const localization = { dateTimePickerLocalization: { code: 'xx' } } as object;
    const { el, seen } = propsOf('EditField', {}, { localization, editable: { onRowUpdate: save } });
    press(el, 'Edit');
    expect(seen.at(-1)).toMatchObject({ locale: { code: 'xx' } });
    const cells = propsOf(
      'EditField',
      {},
      { localization, cellEditable: { isCellEditable: () => true, onCellEditApproved: save } },
    );
    click(one(cells.el, 'tbody div[style*=dashed]'));
    expect(cells.seen.at(-1)).toHaveProperty('value', 'Cid');
    expect(cells.seen.at(-1)).not.toHaveProperty('locale');
    const rendered: string[] = [];
    const EditField = (props: {
      columnDef: { title: string };
      value: string;
      onChange: (value: string) => void;
    }) => {
      rendered.push(props.columnDef.title);
      return <input value={props.value} onChange={(event) => props.onChange(event.target.value)} />;
    };
    const components = { EditField } as Components;
    const table = mountTable({}, { components, editable: { onRowUpdate: save } }).el;
    press(table, 'Edit');
    expect(one(table, 'tbody input').getAttribute('aria-label')).toBeNull();
    rendered.length = 0;
    fill(one(table, 'tbody input') as HTMLInputElement, 'Sid');
    expect(new Set(rendered)).toEqual(new Set(['Name', 'City', 'Age']));
  },
);

proves(
  [
    'It also receives detailPanel if the table has one.',
    'It stores the changed values until they are saved.',
    'The edited values are inside MTableEditRow; outside, there is only data, the original row.',
    'Some props reach the DOM as unknown attributes of the tr (mode, localization)',
    'It must still return a tr because it is inside the tbody.',
  ],
  () => {
    const { el, seen } = propsOf('EditRow', {}, { detailPanel: () => 'x', editable: { onRowUpdate: save } });
    press(el, 'Edit');
    expect(typeof seen.at(-1)?.detailPanel).toBe('function');
    const data: unknown[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const EditRow = (props: Any) => (
      data.push((props.data as unknown as Person).name),
      (<library.MTableEditRow {...props} />)
    );
    const table = mountTable(
      {},
      { components: { EditRow } as Components, editable: { onRowUpdate: save } },
    ).el;
    press(table, 'Edit');
    fill(one(table, 'tbody input') as HTMLInputElement, 'Sid');
    expect((one(table, 'tbody input') as HTMLInputElement).value).toBe('Sid');
    expect(new Set(data)).toEqual(new Set(['Cid']));
    const tr = one(table, 'tbody input').closest('tr');
    expect([tr?.getAttribute('mode'), tr?.hasAttribute('localization')]).toEqual(['update', true]);
    error.mockRestore();
  },
);

proves(
  [
    "With remote data, the third argument is the operator in the query, by default '='.",
    'Rows are filtered debounceInterval ms later.',
    'The default row has the fixed id m--table--filter--row, so two tables with filters on the same page share it.',
    'A custom row avoids that.',
    'No prop tells you whether there is a selection cell, so read your own option.',
    'Each filter row has the id m--table--filter--row',
  ],
  async () => {
    const filters: unknown[] = [];
    const data = async (query: { filters: object[] }) => {
      filters.push(...query.filters.map((filter) => (filter as { operator: string }).operator));
      return { data: [], page: 0, totalCount: 0 };
    };
    const { el, seen } = propsOf('FilterRow', { filtering: true, selection: true, debounceInterval: 0 }, {
      data,
    } as never);
    expect(seen[0]).not.toHaveProperty('selection');
    const change = seen[0]?.onFilterChanged as unknown as (
      id: number,
      value: string,
      operator?: string,
    ) => void;
    change(0, 'a', '>');
    await expect.poll(() => filters).toEqual(['>']);
    change(0, 'b');
    await expect.poll(() => filters).toEqual(['>', '=']);
    expect(el.querySelector('#m--table--filter--row')).toBeNull();
    for (const table of [mountTable({ filtering: true }), mountTable({ filtering: true })])
      expect(table.el.querySelectorAll('#m--table--filter--row')).toHaveLength(1);
    expect(all(document, '#m--table--filter--row').length).toBe(2);
    stopClock();
    const late = mountTable({ filtering: true, debounceInterval: 70 }).el;
    fill(one(late, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'ann');
    pass(69);
    expect(shown(late)).toHaveLength(5);
    pass(1);
    expect(shown(late)).toEqual(['Ann']);
  },
);
