import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts, toggle } from '../../tests/claims/read';
import { columns as ofPeople, people, type Person } from '../../tests/claims/table';

interface Node {
  key: string;
  id?: number;
  name: string;
  parent?: string;
}
const columns = () => [{ title: 'Name', field: 'name' }];
const parentOf = (row: Node, rows: Node[]) => rows.find(({ key }) => key === row.parent);

proves(['An open branch then stays open with every new array, and shows the new child.'], () => {
  for (const hasIds of [true, false]) {
    const node = (key: string, parent?: string): Node => ({
      key,
      name: key,
      parent,
      ...(hasIds && { id: key.charCodeAt(0) }),
    });
    const before = [node('a'), node('b', 'a')];
    const made = columns();
    const table = (rows: Node[]) => <MaterialTable columns={made} data={rows} parentChildData={parentOf} />;
    const { el, rerender } = mount(table(before));
    press(el, toggle);
    expect(shown(el)).toEqual(['a', 'b']);
    rerender(table([...before, node('c', 'a')]));
    expect(shown(el)).toEqual(hasIds ? ['a', 'b', 'c'] : ['a']);
  }
});

proves(
  [
    'receives the row and true or false after each click on an arrow.',
    "It isn't called for rows that are open from the start.",
  ],
  async () => {
    const onTreeExpandChange = vi.fn();
    const rows: Node[] = [
      { id: 1, key: 'a', name: 'a' },
      { id: 2, key: 'b', name: 'b', parent: 'a' },
    ];
    const { el } = mount(
      <MaterialTable
        columns={columns()}
        data={rows}
        parentChildData={parentOf}
        onTreeExpandChange={onTreeExpandChange}
        options={{ defaultExpanded: true }}
      />,
    );
    expect(shown(el)).toEqual(['a', 'b']);
    press(el, toggle);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(false);
    press(el, toggle);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(true);
    expect(onTreeExpandChange).toHaveBeenCalledTimes(2);
    expect(onTreeExpandChange.mock.lastCall?.[0]).toMatchObject({ id: 1 });
  },
);

type Props = Partial<MaterialTableProps<Person>>;
const grouped = () => ofPeople({ city: { defaultGroupOrder: 0 } });
const underCid: Props['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => id === 1 && [2, 3].includes(row.id));
const familyData = people.slice(0, 4);

function table(props: Props, key?: string) {
  return <MaterialTable key={key} columns={props.columns ?? ofPeople()} data={people} {...props} />;
}

proves(
  'column.defaultGroupOrder groups rows by a value, parentChildData shows rows as a tree, and detailPanel shows anything below a row.',
  async () => {
    const groups = mount(table({ columns: grouped() })).el;
    expect(texts(groups, 'tbody tr:has(b)')).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    const tree = mount(table({ data: familyData, parentChildData: underCid })).el;
    expect(shown(tree)).toEqual(['Cid', 'Bob']);
    press(tree, toggle);
    expect(shown(tree)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
    const panels = mount(table({ detailPanel: ({ rowData }) => <h5>About {rowData.name}</h5> })).el;
    press(panels, toggle);
    await expect.poll(() => texts(panels, 'h5')).toEqual(['About Cid']);
    const row = one(panels, bodyRow).getBoundingClientRect();
    expect(one(panels, 'h5').getBoundingClientRect().top).toBeGreaterThanOrEqual(row.bottom - 1);
  },
);

proves(
  [
    'All rows: change key and defaultExpanded.',
    "pass the panel's function as tableData.showDetailPanel in each row",
  ],
  async () => {
    const shownByKey = (props: Props) => {
      const { el, rerender } = mount(table({ ...props, options: { paging: false } }, 'closed'));
      const before = shown(el).length;
      const options = { paging: false, defaultExpanded: true };
      rerender(table({ ...props, options }, 'closed'));
      const sameKey = shown(el).length;
      rerender(table({ ...props, options }, 'open'));
      return [before, sameKey, shown(el).length];
    };
    expect(shownByKey({ columns: grouped() })).toEqual([0, 0, 12]);
    expect(shownByKey({ data: familyData, parentChildData: underCid })).toEqual([2, 2, 4]);

    const detailPanel = ({ rowData }: { rowData: Person }) => <h5>{rowData.name}</h5>;
    const columns = ofPeople();
    const { el, rerender } = mount(table({ columns, detailPanel }));
    expect(texts(el, 'h5')).toEqual([]);
    const data = people.map((row) => ({ ...row, tableData: { showDetailPanel: detailPanel } }));
    rerender(table({ columns, detailPanel, data }));
    await expect.poll(() => texts(el, 'h5')).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  },
);

proves('There is no prop or callback for this.', async () => {
  const names = [
    'onGroupRemoved',
    'onGroupChange',
    'onTreeExpandChange',
    'onRowClick',
    'onRowDoubleClick',
    'onOrderChange',
    'onOrderCollectionChange',
    'onColumnDragged',
    'onSelectionChange',
    'onChangeColumnHidden',
    'onPageChange',
    'onRowsPerPageChange',
    'onFilterChange',
    'onSearchChange',
    'onQueryChange',
    'onGroupExpandChange',
  ];
  const callbacks = Object.fromEntries(names.map((name) => [name, vi.fn()]));
  const columns = grouped();
  const { el, rerender } = mount(table({ columns, ...callbacks }));
  for (const callback of Object.values(callbacks)) callback.mockClear();
  click(one(el, 'tbody tr:has(b) button'));
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
  // Late callbacks have run when the later search has been reported.
  fill(one(el, 'input[placeholder="Search"]'), 'a');
  await expect.poll(() => callbacks.onSearchChange?.mock.calls.length).toBe(1);
  expect(names.filter((name) => callbacks[name]?.mock.calls.length)).toEqual(['onSearchChange']);
  rerender(table({ columns, ...callbacks, options: { defaultExpanded: () => true } }));
  expect(shown(el)).not.toContain('Dora');
});

proves('A new key also resets the search, page and selection.', async () => {
  const options = { selection: true, pageSize: 2, pageSizeOptions: [2], debounceInterval: 0 };
  const state = (el: ParentNode) => [
    (one(el, 'input[placeholder="Search"]') as HTMLInputElement).value,
    /\d-\d of \d+/.exec(el.textContent ?? '')?.[0],
    all(el, 'input:checked').length,
  ];
  const { el, rerender } = mount(table({ options }, 'first'));
  fill(one(el, 'input[placeholder="Search"]'), 'bonn');
  await expect.poll(() => el.textContent).toContain('of 5');
  press(el, 'Next Page');
  click(one(el, `${bodyRow} input`));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'first'));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'second'));
  expect(state(el)).toEqual(['', '1-2 of 12', 0]);
});

proves(
  'Edit trees row by row, or show a flat list during editing, without parentChildData and with another key.',
  () => {
    const done = async () => undefined;
    const props = {
      data: familyData,
      editable: { onBulkUpdate: done, onRowUpdate: done },
      options: { defaultExpanded: true },
    };
    const { el, rerender } = mount(table({ ...props, parentChildData: underCid }, 'tree'));
    const field = () =>
      all(el, 'tbody input[aria-label="Name"]').map((input) => (input as HTMLInputElement).value);
    click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
    expect(field()).toEqual(['Ann']);
    expect(shown(el)).toEqual(['Cid', 'Dora', 'Bob']);
    press(el, 'Cancel');
    rerender(table(props, 'flat'));
    press(el, 'Edit All');
    expect(field()).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  },
);
