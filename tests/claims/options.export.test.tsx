import type { Column, MaterialTableProps, Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, press } from './hands';
import { all, one, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

type ExportFunc = NonNullable<Options<Person>['exportMenu']>[number]['exportFunc'];

/** Choose the only entry of the export menu and return what its function was called with. */
async function exported(options: Options<Person>, props: Partial<MaterialTableProps<Person>> = {}) {
  const exportFunc = vi.fn<ExportFunc>();
  const { el } = mountTable({ ...options, exportMenu: [{ label: 'As text', exportFunc }] }, props);
  press(el, 'Export');
  await expect.poll(() => texts(document, '[role="menuitem"]')).toEqual(['As text']);
  click(one(document, '[role="menuitem"]'));
  const [exportedColumns, rows, tableData] = exportFunc.mock.calls[0] ?? [];
  if (!exportedColumns || !rows || !tableData) throw new Error('exportFunc was not called');
  return { columns: exportedColumns, rows, tableData };
}

const names = (rows: Person[]) => rows.map((row) => row.name);

proves(
  "Adds an export button to the toolbar, with one menu entry per item. The table itself doesn't write files.",
  async () => {
    expect(all(mountTable().el, 'button[aria-label="Export"]')).toHaveLength(0);
    const { rows } = await exported({});
    expect(names(rows)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  },
);

proves(
  [
    'Columns without a field are never exported.',
    'exportFunc receives the columns (visible ones with a field, and those with export: true), the rows of the current page with only these fields, after lookup and customExport',
    'no; export: true includes it',
    'column with export: false, or without field',
    'the label, not the key',
    'no; the raw value, or the result of customExport',
    'dates, numbers, null | as stored, without formats',
    'To export the output of render in both CSV and PDF, also return that string from customExport.',
    'summary row, detail panels, actions | no',
    'If a column only has render, add a field with any name and a customExport, which computes the exported value from the whole row.',
  ],
  async () => {
    const extra: Column<Person>[] = [
      { title: 'Secret', field: 'id', hidden: true },
      { title: 'Buttons', render: () => null },
      { title: 'City', field: 'city', lookup: { Bonn: 'Bonn am Rhein' }, render: () => 'x' },
      {
        title: 'Age',
        field: 'age',
        hidden: true,
        export: true,
        customExport: (row) => `${row.age} (no. ${row.id})`,
      },
      { title: 'Name', field: 'name', export: false },
      { title: 'Made', field: 'made' as never, render: () => 'x', customExport: (row) => `${row.name}!` },
      { title: 'Day', field: 'day' as never, type: 'date' },
      { title: 'Sum', field: 'sum' as never, type: 'currency', render: () => 'x' },
    ];
    const day = new Date(2026, 5, 14);
    const data = [{ ...people[0], day, sum: null } as unknown as Person];
    const parts = {
      renderSummaryRow: () => 'sum',
      detailPanel: () => 'panel',
      actions: [{ icon: 'save', tooltip: 'Keep', onClick: () => undefined }],
    };
    const result = await exported({ selection: true }, { columns: extra, data, ...parts });
    expect(result.columns.map((column) => column.field)).toEqual(['city', 'age', 'made', 'day', 'sum']);
    expect(result.rows).toEqual([{ city: 'Bonn am Rhein', age: '41 (no. 1)', made: 'Cid!', day, sum: null }]);
  },
);

proves(
  [
    'a flat list of all groups on the page, even closed ones',
    'The file is a flat list, with the group as a column. stages.groupedData contains the rows by group.',
  ],
  async () => {
    const grouped = columns({ city: { defaultGroupOrder: 0 } });
    const result = await exported({ pageSize: 2, pageSizeOptions: [2] }, { columns: grouped });
    const first = ['Cid', 'Ann', 'Fay', 'Ida', 'Leo'];
    expect(names(result.rows)).toEqual([...first, 'Dora', 'Bob', 'Gus', 'Jon']);
    expect(result.columns.map(({ field }) => field)).toEqual(['name', 'city', 'age']);
    const [bonn] = result.tableData.groupedData as unknown as { value: string; data: Person[] }[];
    expect([bonn?.value, names(bonn?.data ?? [])]).toEqual(['Bonn', first]);
  },
);

proves(
  [
    "only the page's roots; all rows, flat, with exportAllData",
    'add a hidden column with export: true that names the parent in customExport.',
  ],
  async () => {
    const data = people.slice(0, 4);
    const parentOf = ({ id }: Person, rows: Person[]) => (id === 2 || id === 3 ? rows[id - 2] : undefined);
    const parent = (row: Person) => parentOf(row, data)?.name ?? '';
    const own = columns({ city: { hidden: true, export: true, customExport: parent } });
    const tree = { data, columns: own, parentChildData: parentOf };
    expect(names((await exported({}, tree)).rows)).toEqual(['Cid', 'Bob']);
    const { rows } = await exported({ exportAllData: true }, tree);
    expect(names(rows)).toEqual(names(data));
    expect(rows.map(({ city }) => city)).toEqual(['', 'Cid', 'Ann', '']);
  },
);

proves(
  [
    'searchedData (after filters and search, on all pages), filteredData',
    'For only the matching rows, use the searchedData of exportFunc.',
  ],
  async () => {
    const { rows, tableData } = await exported(
      { searchText: 'o', pageSize: 2, pageSizeOptions: [2] },
      { columns: columns({ city: { defaultFilter: 'Bonn' } }) },
    );
    expect(names(rows)).toEqual(['Cid', 'Ann']);
    expect(names(tableData.searchedData)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
    expect(tableData.searchedData[0]).toMatchObject({ id: 1, tableData: { id: 1 } });
    expect(names(tableData.filteredData)).toHaveLength(5);
    expect(tableData.selectedData).toEqual([]);
  },
);

proves(
  [
    'Set exportAllData to receive the rows of all pages, ignoring the filters and search.',
    'Passes the rows of all pages to exportFunc, including rows hidden by filters or search. For only the matching rows, use the searchedData of exportFunc.',
  ],
  async () => {
    const props = { columns: columns({ city: { defaultFilter: 'Bonn' } }) };
    expect((await exported({ searchText: 'a' }, props)).rows).not.toHaveLength(12);
    expect((await exported({ exportAllData: true, searchText: 'a' }, props)).rows).toHaveLength(12);
  },
);

proves(
  [
    "exportAllData can't help",
    "exportAllData doesn't change that.",
    'Remote data exports the loaded page only',
  ],
  async () => {
    const onLoad = vi.fn();
    const exportFunc = vi.fn<ExportFunc>();
    const { el } = mountTable(
      { exportAllData: true, exportMenu: [{ label: 'As text', exportFunc }] },
      {
        data: (query) => {
          onLoad();
          return Promise.resolve({
            data: people.slice(0, query.pageSize),
            page: 0,
            totalCount: people.length,
          });
        },
      },
    );
    await expect.poll(() => el.textContent).toContain('Eve');
    press(el, 'Export');
    await expect.poll(() => texts(document, '[role="menuitem"]')).toEqual(['As text']);
    click(one(document, '[role="menuitem"]'));
    expect(exportFunc.mock.calls[0]?.[1]).toHaveLength(5);
    expect(onLoad).toHaveBeenCalledTimes(1);
  },
);
