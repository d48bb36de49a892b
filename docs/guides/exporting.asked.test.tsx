import type { MaterialTableProps, Options, Query } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { format } from 'date-fns';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { choose, downloads } from './_exports';

type ExportFunc = NonNullable<Options<Person>['exportMenu']>[number]['exportFunc'];

/** Mount a table with one entry in its export menu, choose it, and return the arguments of its function. */
async function exported(options: Options<Person>, props: Partial<MaterialTableProps<Person>>) {
  const exportFunc = vi.fn<ExportFunc>();
  const { el } = mountTable({ ...options, exportMenu: [{ label: 'File', exportFunc }] }, props);
  await choose(el, 'File');
  const [exportedColumns = [], rows = [], stages] = exportFunc.mock.calls[0] ?? [];
  if (!stages) throw new Error('exportFunc was not called');
  return { fields: exportedColumns.map(({ field }) => field), rows, stages };
}

proves("List only one entry: exportMenu: [{ label: 'CSV', exportFunc }].", async () => {
  const { el } = mountTable({ exportMenu: [{ label: 'CSV', exportFunc: () => undefined }] });
  press(el, 'Export');
  await expect.poll(() => texts(document, '[role="menuitem"]')).toEqual(['CSV']);
});

proves(
  'stages contains complete, unconverted rows: searchedData, filteredData, groupedData and selectedData.',
  async () => {
    const own = columns({
      city: { lookup: { Bonn: 'Bonn am Rhein' } },
      age: { hidden: true, customExport: ({ age }) => `${age} years` },
    });
    const data = people.slice(0, 2).map((row) => ({ ...row, tableData: { checked: true } }));
    const { rows, stages } = await exported({ selection: true }, { columns: own, data });
    expect(rows).toEqual([
      { name: 'Cid', city: 'Bonn am Rhein' },
      { name: 'Ann', city: 'Bonn am Rhein' },
    ]);
    expect(Object.keys(stages).sort()).toEqual([
      'filteredData',
      'groupedData',
      'searchedData',
      'selectedData',
    ]);
    for (const stage of [stages.searchedData, stages.filteredData, stages.selectedData])
      expect(stage).toMatchObject(people.slice(0, 2));
    const grouped = columns({ city: { defaultGroupOrder: 0, lookup: { Bonn: 'Bonn am Rhein' } } });
    const { groupedData } = (await exported({}, { columns: grouped, data })).stages;
    expect(groupedData).toMatchObject([{ value: 'Bonn', data: people.slice(0, 2) }]);
  },
);

proves('summary row, detail panels, actions | no', async () => {
  const plain = await exported({}, {});
  const { fields, rows } = await exported(
    { showDetailPanelIcon: true, selection: true },
    {
      renderSummaryRow: ({ column }) => (column.field === 'age' ? 'all' : 'sum'),
      detailPanel: ({ rowData }: { rowData: Person }) => `panel of ${rowData.name}`,
      actions: [{ icon: 'save', tooltip: 'Keep', onClick: () => undefined }],
    },
  );
  expect(rows).toHaveLength(5);
  expect([fields, rows]).toEqual([plain.fields, plain.rows]);
});

proves('Convert arrays and objects with customExport.', async () => {
  const data = [{ ...people[0], name: ['a', 'b'], city: { zip: 1 } } as unknown as Person];
  const render = () => 'shown';
  const own = (customExport?: (row: Person) => string) =>
    columns({ name: { render, customExport }, city: { render } });
  const { rows } = await exported({}, { data, columns: own() });
  expect(rows[0]).toMatchObject({ name: ['a', 'b'], city: { zip: 1 } });
  const made = await exported({}, { data, columns: own(({ name }) => [...name].join(' and ')) });
  expect(made.rows[0]).toMatchObject({ name: 'a and b' });
});

proves(
  'Fetch the other rows in exportFunc, which can be asynchronous, with the search and filters of the last query.',
  async () => {
    let last: Query<Person> | undefined;
    const answer = async ({ page, pageSize, search }: Query<Person>) => {
      const found = people.filter(({ city }) => city.toLowerCase().includes(search.toLowerCase()));
      const data = found.slice(page * pageSize, (page + 1) * pageSize);
      return { data, page, totalCount: found.length };
    };
    const written: string[] = [];
    const exportFunc = async () => {
      if (!last) throw new Error('nothing was asked');
      const { totalCount } = await answer(last);
      const { data } = await answer({ ...last, page: 0, pageSize: totalCount });
      written.push(...data.map(({ name }) => name));
    };
    const data = (query: Query<Person>) => answer((last = { ...query }));
    const options = { exportMenu: [{ label: 'All', exportFunc }], debounceInterval: 0, pageSize: 2 };
    const { el } = mountTable({ ...options, pageSizeOptions: [2] }, { data });
    await expect.poll(() => all(el, bodyRow).length).toBe(2);
    fill(one(el, 'input[placeholder="Search"]'), 'rome');
    await expect.poll(() => el.textContent).toContain('1-2 of 3');
    await choose(el, 'All');
    await expect.poll(() => written).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves(
  [
    'The third argument of both exporters is the file name, without the extension.',
    "To add a date: people-${format(new Date(), 'yyyy-MM-dd')}.",
  ],
  () => {
    const files = downloads();
    const day = new Date(2026, 5, 14);
    ExportCsv([{ title: 'A', field: 'a' }] as never, [], `people-${format(day, 'yyyy-MM-dd')}`);
    expect(files.map(({ name }) => name)).toEqual(['people-2026-06-14.csv']);
  },
);

proves(
  'With exportAllData and thousands of rows, convert the rows from the third argument in exportFunc instead.',
  async () => {
    const calls = async (options: Options<Person>) => {
      const customExport = vi.fn(() => '');
      const { stages } = await exported(options, { columns: columns({ name: { customExport } }) });
      return { of: new Set(customExport.mock.calls.map((call: unknown[]) => call[0])).size, stages };
    };
    expect((await calls({ exportAllData: true })).of).toBe(12);
    const { of, stages } = await calls({});
    expect(of).toBe(5);
    expect(stages.searchedData).toHaveLength(12);
  },
);
