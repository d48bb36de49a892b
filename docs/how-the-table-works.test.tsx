import MaterialTable, { type Column, type MaterialTableProps, type Query } from '@material-table/core';
import { createRef, Component } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { click, fill, press, search, sort } from '../tests/claims/hands';
import { all, bodyRow, filterOf, input, one, shown, texts } from '../tests/claims/read';
import { columns, people, type Person } from '../tests/claims/table';

const options = { filtering: true, selection: true, columnsButton: true, debounceInterval: 0 };
const filter = (el: ParentNode) => filterOf(el, 'Name');
const older = (rows: Person[]) => rows.map((row) => ({ ...row, age: row.age + 1 }));
const without = (rows: Person[]) => rows.map(({ id: _id, ...row }) => row as Person);
const checked = (el: ParentNode) => all(el, `${bodyRow} input:checked`).length;

/** Mount a table of people; `show` renders it again with other props. */
function mountPeople(props: Partial<MaterialTableProps<Person>> = {}) {
  const base = { columns: columns(), data: people, options, ...props };
  const { el, rerender } = mount(<MaterialTable {...base} />);
  return {
    el,
    show: (next: Partial<MaterialTableProps<Person>>, key?: string) =>
      rerender(<MaterialTable key={key} {...base} {...next} />),
  };
}

proves(
  [
    'The table works with copies of your rows.',
    'your callbacks receive that copy',
    'gives each the state of the row with the same id',
    'Rows without an id lose their state whenever you replace data.',
  ],
  () => {
    const onSelectionChange = vi.fn();
    const { el, show } = mountPeople({ onSelectionChange });
    click(one(el, `${bodyRow} input`));
    expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject([{ id: 1, tableData: { checked: true } }]);
    expect(people[0]).not.toHaveProperty('tableData');
    show({ data: older(people).reverse() });
    expect(checked(el)).toBe(0);
    show({ data: older(older(people)) });
    expect(checked(el)).toBe(1);
    const other = mountPeople({ data: without(people) });
    click(one(other.el, `${bodyRow} input`));
    other.show({ data: without(older(people)) });
    expect(checked(other.el)).toBe(0);
  },
);

proves(
  [
    'The table stores filter values, hidden columns and groups in the column objects you pass.',
    'Columns created on every render lose this state, and a constant outside the component shares it with every table that uses it.',
  ],
  async () => {
    const own: Column<Person>[] = columns({ city: { render: (row) => row.city } });
    const { el, show } = mountPeople({ columns: own });
    fill(filter(el), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-2'));
    expect(own[0]).toMatchObject({ tableData: { filterValue: 'ann' } });
    expect(own[2]).toMatchObject({ hidden: true });
    const grouped: Column<Person>[] = columns({ city: { defaultGroupOrder: 0 } });
    mountPeople({ columns: grouped });
    expect(grouped[1]).toMatchObject({ tableData: { groupOrder: 0 } });
    // A second table with the same columns starts filtered.
    expect(shown(mountPeople({ columns: own }).el)).toEqual(['Ann']);
    show({ columns: columns({ city: { render: (row) => row.city } }) });
    await expect.poll(() => shown(el)).toHaveLength(5);
    expect(texts(el, 'thead th')).toContain('Age');
  },
);

proves(
  [
    'compares data, columns and options with their previous values by content, so an equal array counts as unchanged',
    'An inline render is a new function on every render, so the columns count as new each time.',
    "if you change the array or a row in place, it counts as unchanged, and the change isn't shown",
    'the table is remounted',
  ],
  async () => {
    const rows = people.map((row) => ({ ...row }));
    const { el, show } = mountPeople({ data: rows });
    fill(filter(el), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    show({ columns: columns(), data: rows });
    expect(shown(el)).toEqual(['Ann']);
    (rows[1] as Person).name = 'Annabel';
    show({ data: rows });
    expect(shown(el)).toEqual(['Ann']);
    search(el, 'bonn');
    show({ data: rows }, 'another');
    expect(one(el, 'input[placeholder="Search"]')).toHaveProperty('value', '');
  },
);

proves(
  [
    'the table calls it on mount and whenever the page, page size, sorting, search or filters change, and shows the returned rows as they are',
    "Passing a new function doesn't reload the table.",
  ],
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(async ({ page, pageSize }: Query<Person>) => ({
      data: people.slice(page * pageSize, (page + 1) * pageSize),
      page,
      totalCount: people.length,
    }));
    const tableRef = createRef<{ onRowsPerPageChange: (event: { target: { value: number } }) => void }>();
    const { el, show } = mountPeople({ data: load, tableRef });
    const asked = async (times: number, query: Partial<Query<Person>>) => {
      await expect.poll(() => load.mock.calls.length).toBe(times);
      expect(load.mock.calls.at(-1)?.[0]).toMatchObject(query);
    };
    await asked(1, { page: 0 });
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    press(el, 'Next Page');
    await asked(2, { page: 1 });
    sort(el, 'Name');
    await asked(3, { orderDirection: 'asc' });
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    search(el, 'x');
    await asked(4, { search: 'x' });
    fill(filter(el), 'y');
    await asked(5, { filters: [expect.objectContaining({ value: 'y' })] });
    tableRef.current?.onRowsPerPageChange({ target: { value: 10 } });
    await asked(6, { pageSize: 10 });
    const another = vi.fn((query: Query<Person>) => load(query));
    show({ data: another, tableRef });
    expect(another).not.toHaveBeenCalled();
  },
);

proves(
  [
    'If data is an array, it holds all rows.',
    'searches, filters, sorts and paginates them in the browser',
    'the copy of that row',
  ],
  async () => {
    const editable = { onRowUpdate: async () => undefined };
    const { el, show } = mountPeople({ editable });
    expect(shown(el)).toHaveLength(5);
    press(el, 'Next Page');
    expect(shown(el)[0]).toBe('Fay');
    search(el, 'leo');
    await expect.poll(() => shown(el)).toEqual(['Leo']);
    press(el, 'Edit');
    show({ data: older(people), editable });
    expect(all(el, 'button[aria-label="Save"]')).toHaveLength(0);
  },
);

const tableRef = createRef<object>();

class Missions extends Component<object, { rows: Person[] }> {
  override state = { rows: people };
  columns: Column<Person>[] = [{ title: 'Name', field: 'name' }];

  save = async ({ id, name }: Person) => {
    this.setState(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? { ...row, name } : row)) }));
  };

  override render() {
    return (
      <MaterialTable
        columns={this.columns}
        data={this.state.rows}
        tableRef={tableRef}
        editable={{ onRowUpdate: this.save }}
      />
    );
  }
}

proves('In a class component, store the columns and the ref in fields, and the rows in state:', async () => {
  const { el } = mount(<Missions />);
  expect(tableRef.current).toHaveProperty('onQueryChange');
  press(el, 'Edit');
  fill(input(el, 'Name'), 'Zed');
  press(el, 'Save');
  await expect.poll(() => shown(el)[0]).toBe('Zed');
});
