import MaterialTable, { type Column } from '@material-table/core';
import { createRef, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { filterOf, one, shown, titles } from '../../tests/claims/read';
import { columns as all, mountTable, people, type Person } from '../../tests/claims/table';
import SavedViews from './state-outside.view';

type Part = Pick<Column<Person>, 'field' | 'hidden' | 'defaultFilter'>;
type Stored = Column<Person> & { tableData: { columnOrder: number; filterValue?: unknown } };
interface Running {
  dataManager: { currentPage: number; columns: Stored[] };
  onDragEnd: (result: object) => void;
}

function Remembering({ storageKey, tableRef }: { storageKey: string; tableRef: RefObject<Running | null> }) {
  const [saved] = useState<{ page: number; parts: Part[] } | null>(() =>
    JSON.parse(localStorage.getItem(storageKey) ?? 'null'),
  );
  const save = () => {
    const table = tableRef.current?.dataManager;
    const inOrder = table?.columns.toSorted((a, b) => a.tableData.columnOrder - b.tableData.columnOrder);
    const parts = inOrder?.map(({ field, hidden, tableData }) => ({
      field,
      hidden,
      defaultFilter: tableData.filterValue,
    }));
    localStorage.setItem(storageKey, JSON.stringify({ page: table?.currentPage, parts }));
  };
  const layout = useMemo(() => {
    const parts = saved?.parts ?? [];
    const placeOf = ({ field }: Column<Person>) => parts.findIndex((part) => part.field === field);
    return all()
      .map((column) => ({ ...column, ...parts[placeOf(column)] }))
      .sort((a, b) => placeOf(a) - placeOf(b));
  }, [saved]);
  return (
    <MaterialTable
      columns={layout}
      data={people}
      tableRef={tableRef}
      options={{
        filtering: true,
        debounceInterval: 0,
        columnsButton: true,
        pageSize: 2,
        pageSizeOptions: [2],
        initialPage: saved?.page,
      }}
      onFilterChange={save}
      onChangeColumnHidden={save}
      onColumnDragged={save}
      onPageChange={save}
      onSearchChange={save}
      onOrderCollectionChange={save}
    />
  );
}

proves(
  [
    "Store the table's own columns, here with filters and page, under a key for each table and user, and build columns from them once",
    'Pass the columns in that order, as above.',
  ],
  async () => {
    const storageKey = 'people of user 7';
    onTestFinished(() => localStorage.removeItem(storageKey));
    const tableRef = createRef<Running>();
    const first = mount(<Remembering storageKey={storageKey} tableRef={tableRef} />);
    // What dropping the third header on the first one reports.
    const at = (index: number) => ({ droppableId: 'headers', index });
    flushSync(() => tableRef.current?.onDragEnd({ source: at(2), destination: at(0) }));
    expect(titles(first.el)).toEqual(['Age', 'Name', 'City']);
    fill(filterOf(first.el, 'City'), 'bonn');
    await expect.poll(() => shown(first.el, 2)).toEqual(['Bonn', 'Bonn']);
    press(first.el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    await expect.poll(() => titles(first.el)).toEqual(['Age', 'Name']);
    press(first.el, 'Next Page');
    expect(shown(first.el, 1)).toEqual(['Fay', 'Ida']);
    first.unmount();
    const { el } = mount(<Remembering storageKey={storageKey} tableRef={tableRef} />);
    expect(titles(el)).toEqual(['Age', 'Name']);
    expect(shown(el, 1)).toEqual(['Fay', 'Ida']);
    expect(titles(mount(<Remembering storageKey="people of user 8" tableRef={tableRef} />).el)).toEqual([
      'Name',
      'City',
      'Age',
    ]);
  },
);

proves('Filtering an array stays on its page, so the demo calls', async () => {
  const onPageChange = vi.fn();
  const plain = mountTable(
    { filtering: true, debounceInterval: 0, pageSize: 2, pageSizeOptions: [2], initialPage: 1 },
    { onPageChange },
  );
  fill(filterOf(plain.el, 'City'), 'bonn');
  await expect.poll(() => shown(plain.el)).toEqual(['Fay', 'Ida']);
  expect(onPageChange).not.toHaveBeenCalled();
  const { el } = mount(<SavedViews />);
  const url = () => one(el, 'pre').textContent;
  press(el, 'Next Page');
  await expect.poll(url).toBe('/lakes?page=1');
  expect(shown(el)).toEqual(['Saimaa', 'Vänern']);
  fill(filterOf(el, 'Country'), 'i');
  await expect.poll(() => shown(el)).toEqual(['Garda', 'Inari', 'Lugano']);
  await expect.poll(url).toBe('/lakes?country=i');
});
