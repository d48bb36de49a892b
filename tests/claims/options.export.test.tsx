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
    'Columns without a field are never exported',
  ],
  async () => {
    const extra: Column<Person>[] = [
      { title: 'Secret', field: 'id', hidden: true },
      { title: 'Buttons', render: () => null },
      { title: 'City', field: 'city', lookup: { Bonn: 'Bonn am Rhein' } },
      { title: 'Age', field: 'age', customExport: (row) => `${row.age} (no. ${row.id})` },
    ];
    const result = await exported({}, { columns: extra, data: people.slice(0, 1) });
    expect(result.columns.map((column) => column.field)).toEqual(['city', 'age']);
    expect(result.rows).toEqual([{ city: 'Bonn am Rhein', age: '41 (no. 1)' }]);
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
    'Passes the rows of all pages to exportFunc, including rows hidden by filters or search.',
    'Passes the rows of all pages to exportFunc, including rows hidden by filters or search. For only the matching rows, use the searchedData of exportFunc.',
  ],
  async () => {
    const props = { columns: columns({ city: { defaultFilter: 'Bonn' } }) };
    expect((await exported({ searchText: 'a' }, props)).rows).not.toHaveLength(12);
    expect((await exported({ exportAllData: true, searchText: 'a' }, props)).rows).toHaveLength(12);
  },
);

proves(["exportAllData doesn't change that.", 'Remote data exports the loaded page only'], async () => {
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
});
