import MaterialTable, { type Options, type Query } from '@material-table/core';
import { MTableBody } from '@material-table/core';
import { createRef, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click, fill, press } from './hands';
import { all, bodyRow, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

interface Handle {
  onQueryChange: (query?: Partial<Query<Person>>, callback?: () => void) => void;
  retry: () => void;
  onAllSelected: (isSelected: boolean) => void;
  onPageChange: (event: unknown, page: number) => void;
  onChangeOrder: (columnIndex: number, direction: 'asc' | 'desc' | '') => void;
  onFilterChange: (columnIndex: number, value: unknown) => void;
  clearCriteria: () => void;
  setState: (state: object) => void;
  state: {
    currentPage: number;
    data: Person[];
    renderData: Person[];
    columns: unknown[];
    query: Query<Person>;
  };
  dataManager: Record<'data' | 'filteredData' | 'searchedData' | 'sortedData', Person[]> & {
    changeCurrentPage: (page: number) => void;
    getRenderState: () => object;
  };
}

const handle = () => createRef<Handle>();
const at = (ref: RefObject<Handle | null>) => {
  if (!ref.current) throw new Error('tableRef is empty');
  return ref.current;
};
const answer = vi.fn(async ({ page, pageSize }: Query<Person>) => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
}));
const remote = async () => {
  answer.mockClear();
  const tableRef = handle();
  const { el } = mountTable({}, { data: answer, tableRef });
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  return { el, tableRef };
};

proves(
  [
    "tableRef gives you access to the running table for what props can't do, such as refetching remote data, selecting all rows, going to a page or opening the row for a new entry.",
    'It ignores ref, so pass tableRef for its methods.',
    'ref stays empty',
  ],
  () => {
    const tableRef = handle();
    const ref = createRef<MaterialTable<Person>>();
    mount(<MaterialTable columns={columns()} data={people} tableRef={tableRef} ref={ref} />);
    expect(tableRef.current?.onQueryChange).toBeTypeOf('function');
    expect(ref.current).toBeNull();
  },
);

proves(
  [
    'Runs the data function again, with your argument merged into the current query. onQueryChange() reloads the page, and onQueryChange({ page: 0 }) goes to the first one.',
    'The second argument is called when the result is shown',
    'Call tableRef.current.onQueryChange(), which repeats the current query.',
    'After a mutation, call onQueryChange().',
    'If something outside the table changes what is requested, call onQueryChange({ page: 0 }), which starts from the first page.',
  ],
  async () => {
    const { el, tableRef } = await remote();
    const callback = vi.fn();
    at(tableRef).onQueryChange({ page: 2 }, callback);
    await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
    expect(callback).toHaveBeenCalledTimes(1);
    at(tableRef).onQueryChange();
    await expect.poll(() => answer.mock.calls.length).toBe(3);
    expect(answer.mock.calls[2]?.[0].page).toBe(2);
  },
);

proves('Repeats the last successful query', async () => {
  const { el, tableRef } = await remote();
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  at(tableRef).retry();
  await expect.poll(() => answer.mock.calls.length).toBe(3);
  expect(answer.mock.calls[2]?.[0].page).toBe(1);
});

proves(
  [
    'Selects all rows with onAllSelected(true), or none with false.',
    'It includes the rows on all pages that match the search and filters, and calls onSelectionChange.',
    "If you don't need the ids, call tableRef.current.onAllSelected(true). It works like the header checkbox and calls onSelectionChange.",
    'Call tableRef.current.onAllSelected(false)',
  ],
  async () => {
    const tableRef = handle();
    const onSelectionChange = vi.fn();
    const selectionProps = (person: Person) => ({ disabled: person.id === 1 });
    const data = people.map((person) => ({ ...person, tableData: { checked: person.id === 1 } }));
    const ids = () => onSelectionChange.mock.lastCall?.[0].map(({ id }: Person) => id);
    const found = people.filter(({ city }) => city === 'Bonn').map(({ id }) => id);
    const select = (options: Options<Person>) => {
      mountTable({ selection: true, searchText: 'bonn', ...options }, { data, tableRef, onSelectionChange });
      at(tableRef).onAllSelected(true);
    };
    select({ selectionProps: { disabled: true } });
    await expect.poll(ids).toEqual(found);
    select({ selectionProps });
    await expect.poll(ids).toEqual(found.filter((id) => id !== 1));
    at(tableRef).onAllSelected(false);
    await expect.poll(ids).toEqual([]);
  },
);

proves(
  [
    'Goes to a page, counted from 0, as in onPageChange(null, 2).',
    'The method calls the prop of the same name and, with a data function, runs a query.',
  ],
  async () => {
    const tableRef = handle();
    const onPageChange = vi.fn();
    const { el } = mountTable({}, { tableRef, onPageChange });
    at(tableRef).onPageChange(null, 2);
    await expect.poll(() => shown(el)).toEqual(['Kim', 'Leo']);
    expect(onPageChange).toHaveBeenCalledWith(2, 5);
    const far = await remote();
    at(far.tableRef).onPageChange(null, 1);
    await expect.poll(() => shown(far.el)[0]).toBe('Fay');
  },
);

proves(
  [
    "Sorts by a column, given its index in columns, as in onChangeOrder(1, 'desc').",
    'An empty string as the direction restores the order of data.',
  ],
  async () => {
    const tableRef = handle();
    const onOrderCollectionChange = vi.fn();
    const { el } = mountTable({}, { tableRef, onOrderCollectionChange });
    at(tableRef).onChangeOrder(2, 'desc');
    await expect.poll(() => shown(el)[0]).toBe('Kim');
    at(tableRef).onChangeOrder(2, '');
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    expect(onOrderCollectionChange.mock.calls.map(([list]) => list.length)).toEqual([1, 0]);
  },
);

proves(
  [
    "Sets the filter of a column, given its index in columns, as in onFilterChange(0, 'ada').",
    'The filter field shows the value, and the rows are filtered after options.debounceInterval.',
    'undefined clears the filter',
  ],
  async () => {
    const tableRef = handle();
    const { el } = mountTable({ filtering: true, debounceInterval: 0 }, { tableRef });
    at(tableRef).onFilterChange(2, '41');
    await expect.poll(() => shown(el)).toEqual(['Cid']);
    expect(one(el, 'input[aria-label="filter data by Age"]')).toHaveProperty('value', '41');
    at(tableRef).onFilterChange(2, undefined);
    await expect.poll(() => shown(el).length).toBe(5);
  },
);

proves(
  [
    "It sets every filter to '', which no number matches, so a table with a numeric column shows no rows.",
    'clearCriteria empties the table and breaks paging',
  ],
  async () => {
    const tableRef = handle();
    const { el } = mountTable({ searchText: 'Ann' }, { tableRef });
    at(tableRef).clearCriteria();
    await expect.poll(() => all(el, bodyRow).length).toBe(0);
    expect(el.textContent).toContain('0-0 of 0');
    expect(one(el, 'input[aria-label="Search"]')).toHaveProperty('value', 'Ann');
    const text = handle();
    const other = mountTable({}, { tableRef: text, columns: [{ title: 'Name', field: 'name' }] });
    at(text).clearCriteria();
    await expect.poll(() => all(other.el, bodyRow).length).toBe(12);
  },
);

proves(
  [
    "React's setState, with which setState({ showAddRow: true }) opens the empty row, like the Add button.",
    'All of its fields are passed to onRowAdd, even those without a column.',
    'With it, column.initialEditValue is ignored for every column.',
    'To open the empty form, set showAddRow: true in the state of the mounted table.',
  ],
  async () => {
    const tableRef = handle();
    const onRowAdd = vi.fn(async () => undefined);
    const initialFormData = { city: 'Oslo', note: 'no column' };
    const own = columns({ name: { initialEditValue: 'ignored' } });
    const { el } = mountTable({}, { tableRef, columns: own, editable: { onRowAdd }, initialFormData });
    flushSync(() => at(tableRef).setState({ showAddRow: true }));
    expect(one(el, 'input[aria-label="City"]')).toHaveProperty('value', 'Oslo');
    expect(one(el, 'input[aria-label="Name"]')).toHaveProperty('value', '');
    click(one(el, 'button[aria-label="Save"]'));
    expect(onRowAdd).toHaveBeenCalledWith(initialFormData);
  },
);

proves(
  'What the table currently shows, in state.columns, state.data (the searched, filtered and sorted rows on all pages), state.renderData (the rows on this page), state.currentPage and state.query.',
  () => {
    const tableRef = handle();
    const { el } = mountTable({ searchText: 'bonn' }, { tableRef });
    expect(at(tableRef).state.data).toHaveLength(5);
    expect(at(tableRef).state.renderData.map(({ name }) => name)).toEqual(shown(el));
    expect(at(tableRef).state).toMatchObject({ currentPage: 0, columns: [{}, {}, {}], query: { page: 0 } });
  },
);

proves(
  [
    'Its lists are data (all rows), filteredData (after the column filters), searchedData (also after the search) and sortedData (the same rows, sorted).',
    'Its methods change the table without rendering it, so call setState(dataManager.getRenderState()) afterward, or use the methods above instead.',
  ],
  async () => {
    const tableRef = handle();
    const own = columns({ city: { defaultFilter: 'o' }, name: { defaultSort: 'desc' } });
    const { el } = mountTable({ searchText: 'bonn' }, { tableRef, columns: own });
    const { dataManager } = at(tableRef);
    expect(
      [dataManager.data, dataManager.filteredData, dataManager.searchedData].map((list) => list.length),
    ).toEqual([12, 12, 5]);
    expect(dataManager.sortedData[0]?.name).toBe('Leo');
    const plain = handle();
    const other = mountTable({}, { tableRef: plain });
    at(plain).dataManager.changeCurrentPage(1);
    expect(shown(other.el)[0]).toBe('Cid');
    flushSync(() => at(plain).setState(at(plain).dataManager.getRenderState()));
    expect(shown(other.el)[0]).toBe('Fay');
    expect(el.isConnected).toBe(true);
  },
);

proves(
  [
    'tableRef.current.state.renderData contains the rows on the page, and dataManager.sortedData those on all pages.',
    'To observe changes, wrap components.Body and run an effect on its renderData.',
  ],
  async () => {
    const tableRef = handle();
    const told = vi.fn<(names: string[]) => void>();
    function Body(props: { renderData: Person[] }) {
      const { renderData } = props;
      useEffect(() => told(renderData.map(({ name }) => name)), [renderData]);
      return <MTableBody {...props} />;
    }
    const options = { debounceInterval: 0 };
    const { el, update } = mountTable(options, { tableRef, components: { Body } });
    await expect.poll(() => told.mock.lastCall?.[0]).toEqual(shown(el));
    expect(at(tableRef).dataManager.sortedData).toHaveLength(12);
    const toldAfter = async (first: string) => {
      await expect.poll(() => shown(el)[0]).toBe(first);
      expect(at(tableRef).state.renderData.map(({ name }) => name)).toEqual(shown(el));
      await expect.poll(() => told.mock.lastCall?.[0]).toEqual(shown(el));
    };
    press(el, 'Next Page');
    await toldAfter('Fay');
    fill(one(el, 'input[aria-label="Search"]') as HTMLInputElement, 'rome');
    await toldAfter('Eve');
    const times = told.mock.calls.length;
    update(options);
    expect(told).toHaveBeenCalledTimes(times);
  },
);
