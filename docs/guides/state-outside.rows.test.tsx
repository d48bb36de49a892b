import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

// The rows of the table at the top of the guide: set at the start, listen, change later.

interface Running {
  onChangeOrder: (index: number, direction: 'asc' | 'desc') => void;
  onFilterChange: (index: number, value: unknown) => void;
  onChangeColumnHidden: (column: Column<Person>, isHidden: boolean) => void;
  onDragEnd: (result: object) => void;
}

const base: Options<Person> = {
  pageSize: 2,
  pageSizeOptions: [2, 5],
  debounceInterval: 0,
  filtering: true,
  grouping: true,
  columnsButton: true,
  selection: true,
};

/** Mount a table; `change` gives it other props, and `run` calls it through its ref. */
function started(props: Partial<MaterialTableProps<Person>>, options: Options<Person> = {}) {
  const tableRef = createRef<Running>();
  const first = props.columns ?? columns();
  const table = (next: Partial<MaterialTableProps<Person>> = {}, key = 'a', others: Options<Person> = {}) => (
    <MaterialTable
      key={key}
      columns={first}
      data={people}
      tableRef={tableRef}
      {...props}
      {...next}
      options={{ ...base, ...options, ...others }}
    />
  );
  const { el, rerender } = mount(table());
  const change = (...next: Parameters<typeof table>) => rerender(table(...next));
  const run = (act: (running: Running) => void) => flushSync(() => tableRef.current && act(tableRef.current));
  return { el, first, change, run };
}

const titles = (el: ParentNode) => texts(el, 'thead th').filter(Boolean);
const drag =
  (from: [string, number], to: [string, number], id = '1') =>
  (running: Running) =>
    running.onDragEnd({
      draggableId: id,
      source: { droppableId: from[0], index: from[1] },
      destination: { droppableId: to[0], index: to[1] },
    });

proves('Search | options.searchText | onSearchChange | new key', async () => {
  const onSearchChange = vi.fn();
  const { el, change } = started({ onSearchChange }, { searchText: 'leo' });
  expect(shown(el)).toEqual(['Leo']);
  fill(one(el, 'input[placeholder=Search]') as HTMLInputElement, 'kim');
  await expect.poll(() => onSearchChange.mock.lastCall).toEqual(['kim']);
  expect(shown(el)).toEqual(['Kim']);
  change({}, 'a', { searchText: 'eve' });
  expect(shown(el)).toEqual(['Kim']);
  change({}, 'b', { searchText: 'eve' });
  expect(shown(el)).toEqual(['Eve']);
});

proves(
  "Sorting | column.defaultSort, options.defaultOrderByCollection | onOrderCollectionChange | tableRef: onChangeOrder(1, 'desc')",
  () => {
    const onOrderCollectionChange = vi.fn();
    const own = columns({ age: { defaultSort: 'desc' } });
    const { el, run } = started({ columns: own, onOrderCollectionChange });
    expect(shown(el)).toEqual(['Kim', 'Eve']);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[0] ?? el);
    expect(onOrderCollectionChange.mock.lastCall?.[0]).toMatchObject([{ orderBy: 0, orderDirection: 'asc' }]);
    run((table) => table.onChangeOrder(1, 'desc'));
    expect(shown(el, 1)).toEqual(['Rome', 'Rome']);
    // For several columns, and instead of the columns' own.
    const defaultOrderByCollection = [
      { orderBy: 1, orderByField: 'city', orderDirection: 'desc', sortOrder: 1 },
      { orderBy: 2, orderByField: 'age', orderDirection: 'asc', sortOrder: 2 },
    ];
    const both = mountTable(
      { pageSize: 2, pageSizeOptions: [2], maxColumnSort: 2, defaultOrderByCollection },
      { columns: columns({ age: { defaultSort: 'desc' } }) },
    ).el;
    expect(shown(both, 1)).toEqual(['Rome', 'Rome']);
    const inRome = people.filter(({ city }) => city === 'Rome').toSorted((a, b) => a.age - b.age);
    expect(shown(both)).toEqual(inRome.slice(0, 2).map(({ name }) => name));
  },
);

proves("Filters | column.defaultFilter | onFilterChange | tableRef: onFilterChange(0, 'ada')", async () => {
  const onFilterChange = vi.fn();
  const own = columns({ name: { defaultFilter: 'ann' } });
  const { el, run } = started({ columns: own, onFilterChange });
  expect(shown(el)).toEqual(['Ann']);
  fill(one(el, '[aria-label="filter data by Name"]') as HTMLInputElement, 'bob');
  await expect.poll(() => onFilterChange.mock.lastCall?.[0]).toMatchObject([{ value: 'bob' }]);
  run((table) => table.onFilterChange(0, 'ida'));
  await expect.poll(() => shown(el)).toEqual(['Ida']);
});

proves(
  'Hidden columns | column.hidden | onChangeColumnHidden | tableRef: onChangeColumnHidden(column, true)',
  () => {
    const onChangeColumnHidden = vi.fn();
    const own = columns({ city: { hidden: true } });
    const { el, run } = started({ columns: own, onChangeColumnHidden });
    expect(titles(el)).toEqual(['Name', 'Age']);
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    expect(onChangeColumnHidden.mock.lastCall).toMatchObject([{ field: 'city' }, false]);
    expect(titles(el)).toEqual(['Name', 'City', 'Age']);
    run((table) => table.onChangeColumnHidden(own[2] as Column<Person>, true));
    expect(titles(el)).toEqual(['Name', 'City']);
  },
);

proves('Column order | the order in columns | onColumnDragged | new columns', () => {
  const onColumnDragged = vi.fn();
  const { el, run, change } = started({ columns: columns().reverse(), onColumnDragged });
  expect(titles(el)).toEqual(['Age', 'City', 'Name']);
  run(drag(['headers', 0], ['headers', 2], '0'));
  expect(onColumnDragged.mock.lastCall).toEqual([0, 2]);
  expect(titles(el)).toEqual(['City', 'Name', 'Age']);
  change({ columns: columns() });
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
});

proves('Groups | column.defaultGroupOrder | onGroupChange | new columns', async () => {
  const onGroupChange = vi.fn();
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const { el, run, change } = started({ columns: own, onGroupChange }, { pageSize: 5 });
  expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
  run(drag(['headers', 1], ['groups', 1], '2'));
  await expect
    .poll(() => onGroupChange.mock.lastCall?.[0])
    .toMatchObject([{ field: 'city' }, { field: 'age' }]);
  change({ columns: columns({ city: { cellStyle: {} } }) });
  expect(groups(el)).toEqual([]);
  change({ columns: columns({ city: { cellStyle: {}, defaultGroupOrder: 0 } }) });
  expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
});

proves('Selection | tableData.checked of a row | onSelectionChange | new data', () => {
  const onSelectionChange = vi.fn();
  const checked = (...ids: number[]) =>
    people.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }));
  const { el, change } = started({ data: checked(1), onSelectionChange });
  const boxes = () => all(el, `${bodyRow} input[type=checkbox]`) as HTMLInputElement[];
  const marks = () => boxes().map((box) => box.checked);
  expect(marks()).toEqual([true, false]);
  click(boxes()[1] ?? el);
  expect(onSelectionChange.mock.lastCall?.[0]).toMatchObject([{ id: 1 }, { id: 2 }]);
  change({ data: checked(2) });
  expect(marks()).toEqual([false, true]);
});
