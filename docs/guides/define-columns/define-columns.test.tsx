import MaterialTable, { type Column } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, search, sort } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, titles } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';
import Tasks from './basic';
import Numbers from './number';

const filterInput = (el: ParentNode) => one(el, '#m--table--filter--row input');

proves(
  [
    'Search, filters, sorting, grouping, editing and exports use this value, even if the cells show something else.',
    'shows and searches the labels',
    'shows it instead of undefined and null, even if there is a render function',
    "Clicking its header doesn't sort anything",
  ],
  async () => {
    const { el } = mount(<Tasks />);
    expect(shown(el, 1)).toEqual(['Alice', 'Ben', 'Alice', 'Chloe']);
    expect(shown(el, 3)).toEqual(['1 h', '12 h', '2 h', 'unknown']);
    sort(el, 'Effort');
    expect(shown(el, 3)).toEqual(['unknown', '1 h', '2 h', '12 h']);
    search(el, 'high');
    await expect.poll(() => shown(el, 2)).toEqual(['High', 'High']);
    search(el, '12 h');
    await expect.poll(() => shown(el)).toEqual([]);
    const free = mountTable({}, { columns: [{ title: 'Free', render: ({ name }) => name }] }).el;
    sort(free, 'Free');
    expect(shown(free)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  },
);

proves(
  [
    'Filters, hidden columns and groups are then lost.',
    "If each column's id equals its index, filters are kept.",
  ],
  async () => {
    const filtered = async (make: (field: string, index: number) => Column<Person>) => {
      const options = { filtering: true, debounceInterval: 0 };
      const table = (fields: string[]) => (
        <MaterialTable columns={fields.map(make)} data={people} options={options} />
      );
      const { el, rerender } = mount(table(['name', 'city']));
      fill(filterInput(el), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(table(['name', 'city', 'age']));
      return all(el, bodyRow).length;
    };
    expect(await filtered((field) => ({ title: field, field }))).toBe(5);
    expect(await filtered((field, id) => ({ id, title: field, field }))).toBe(1);
  },
);

proves(
  [
    "field can be a path, such as 'address.city' or 'items[0].name'. If an object on the path is missing in a row, the cell is empty.",
    "A key that contains a dot, such as 'price.net', takes precedence over the path.",
  ],
  () => {
    const cellsOf = (row: object, field: string) =>
      shown(mount(<MaterialTable columns={[{ title: 'A', field }] as never} data={[row]} />).el);
    expect(cellsOf({ id: 1, items: [{ name: 'Cup' }] }, 'items[0].name')).toEqual(['Cup']);
    expect(cellsOf({ id: 1, items: [] }, 'items[0].name')).toEqual(['']);
    expect(cellsOf({ id: 1, 'price.net': 3, price: { net: 9 } }, 'price.net')).toEqual(['3']);
  },
);

proves(
  [
    'render receives the whole row, so it can combine fields.',
    "Search, filters, sorting and exports still use only the column's field.",
  ],
  async () => {
    const whole = (row: Person) => `${row.name} from ${row.city}`;
    const found = async (column: Partial<Column<Person>>, rows: number) => {
      const made = [{ title: 'Person', field: 'name', render: whole, ...column }];
      const { el } = mountTable({ debounceInterval: 0 }, { columns: made });
      search(el, 'from oslo');
      await expect.poll(() => all(el, bodyRow).length).toBe(rows);
    };
    await found({}, 0);
    await found({ customFilterAndSearch: (text: string, row) => whole(row).toLowerCase().includes(text) }, 4);
  },
);

proves(
  [
    'The numbers restart at 1 after a search, filter or sort, and they continue across pages.',
    'If each number must stay with its row, add the numbers to the rows',
  ],
  async () => {
    const { el } = mount(<Numbers />);
    expect(shown(el)).toEqual(['1', '2', '3', '4']);
    press(el, 'Next Page');
    expect(shown(el)).toEqual(['5', '6']);
    search(el, 'reporter');
    await expect.poll(() => shown(el, 1)).toEqual(['Simon Adams', 'Ana Costa']);
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['3', '6']);
    sort(el, 'Name');
    expect(shown(el)).toEqual(['1', '2']);
    expect(shown(el, 3)).toEqual(['6', '3']);
  },
);

proves(
  [
    "find the row's position in the table's sorted list",
    "Don't use row.tableData.index, which has gaps after a deletion if the rows have ids.",
  ],
  () => {
    type Numbered = Person & { tableData?: { index: number } };
    const tableRef = createRef<{ dataManager: { sortedData: Person[] } }>();
    const placeOf = (row: Person) =>
      tableRef.current?.dataManager.sortedData.findIndex(({ id }) => id === row.id);
    const made: Column<Numbered>[] = [
      { title: 'Index', render: (row) => row.tableData?.index },
      { title: 'No.', render: (row) => (placeOf(row) ?? 0) + 1 },
    ];
    const table = (data: Person[]) => <MaterialTable columns={made} data={data} tableRef={tableRef} />;
    const { el, rerender } = mount(table(people));
    expect(shown(el, 1)).toEqual(['1', '2', '3', '4', '5']);
    rerender(table(people.filter(({ id }) => id !== 2)));
    expect(shown(el, 0)).toEqual(['0', '2', '3', '4', '5']);
    expect(shown(el, 1)).toEqual(['1', '2', '3', '4', '5']);
  },
);

proves(
  [
    "The value must be a key of the lookup, such as 1 or '1' for { 1: 'Open' }. If it is the label 'Open' or an object such as { id: 1 }, the cell stays empty.",
    "Set field to the path of the key, such as 'state.id', or use render.",
  ],
  () => {
    const rows = [1, '1', 'Open', { id: 1 }].map((state, index) => ({ id: index + 1, state }));
    const state = (column: object, data: object[] = rows) =>
      shown(mount(<MaterialTable columns={[{ title: 'State', ...column }] as never} data={data} />).el);
    const lookup = { 1: 'Open' };
    expect(state({ field: 'state', lookup })).toEqual(['Open', 'Open', '', '']);
    expect(state({ field: 'state.id', lookup }, rows.slice(3))).toEqual(['Open']);
    expect(state({ field: 'state', render: () => 'Open' })[3]).toBe('Open');
  },
);

proves(['render receives the row, not the value', 'which receives the value'], () => {
  const render = vi.fn((row: Person) => row.name);
  mountTable({}, { columns: columns({ name: { render } }) });
  expect(render.mock.calls.every((given) => given.length === 1)).toBe(true);
  expect(render.mock.calls.length).toBeGreaterThan(4);
  const Cell = ({ value }: { value: unknown }) => <td>[{String(value)}]</td>;
  const { el } = mountTable({}, { components: { Cell } });
  expect(texts(el, `${bodyRow} td`).slice(0, 3)).toEqual(['[Cid]', '[Bonn]', '[41]']);
});

proves("A hidden column isn't enough, because users can show it in the menu of columnsButton.", () => {
  const { el } = mountTable({ columnsButton: true }, { columns: columns({ age: { hidden: true } }) });
  expect(titles(el)).toEqual(['Name', 'City']);
  press(el, 'Show Columns');
  click(one(document, '[role=menu] [id="column-toggle-2"], [role=menu] li:nth-of-type(4) input'));
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
});
