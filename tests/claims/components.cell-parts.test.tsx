import * as library from '@material-table/core';
import type { Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any, propsOf } from './slots';
import { fill, press } from './hands';
import { all, one } from './read';
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

proves(['Set an accessible name, for example columnDef.title as aria-label.'], () => {
  const EditField = (props: { value: string; onChange: (value: string) => void }) => {
    return <input value={props.value} onChange={(event) => props.onChange(event.target.value)} />;
  };
  const components = { EditField } as Components;
  const table = mountTable({}, { components, editable: { onRowUpdate: save } }).el;
  press(table, 'Edit');
  expect(one(table, 'tbody input').getAttribute('aria-label')).toBeNull();
});

proves(
  [
    'MTableEditRow keeps the edited values in its state, so your wrapper sees only the original row, data.',
    'and still returns a tr.',
  ],
  () => {
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
    expect(one(table, 'tbody input').closest('tr')).not.toBeNull();
    error.mockRestore();
  },
);

proves(
  [
    "With remote data, the third argument is the operator in the query, by default '='.",
    'Each filter row has the id m--table--filter--row',
  ],
  async () => {
    const filters: unknown[] = [];
    const data = async (query: { filters: object[] }) => {
      filters.push(...query.filters.map((filter) => (filter as { operator: string }).operator));
      return { data: [], page: 0, totalCount: 0 };
    };
    const { seen } = propsOf('FilterRow', { filtering: true, debounceInterval: 0 }, {
      data,
    } as never);
    const change = seen[0]?.onFilterChanged as unknown as (
      id: number,
      value: string,
      operator?: string,
    ) => void;
    change(0, 'a', '>');
    await expect.poll(() => filters).toEqual(['>']);
    change(0, 'b');
    await expect.poll(() => filters).toEqual(['>', '=']);
    for (const table of [mountTable({ filtering: true }), mountTable({ filtering: true })])
      expect(table.el.querySelectorAll('#m--table--filter--row')).toHaveLength(1);
    expect(all(document, '#m--table--filter--row').length).toBe(2);
  },
);
