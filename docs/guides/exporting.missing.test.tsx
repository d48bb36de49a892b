import type { Column, MaterialTableProps, Options } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import MaterialTable from '@material-table/core';
import { choose, downloads } from './_exports';

type ExportFunc = NonNullable<Options<Person>['exportMenu']>[number]['exportFunc'];

/** The arguments of the export function of a table with these columns. */
async function exported(own: Column<Person>[], options: Options<Person> = {}) {
  const exportFunc = vi.fn<ExportFunc>();
  const props: Partial<MaterialTableProps<Person>> = { columns: own };
  const { el } = mountTable({ ...options, exportMenu: [{ label: 'File', exportFunc }] }, props);
  await choose(el, 'File');
  return exportFunc.mock.calls[0] ?? [];
}

/** The lines that ExportCsv writes. */
function csv(own: object[], rows: unknown[]) {
  const files = downloads();
  ExportCsv(own as never, rows as never, 'file');
  const text = decodeURIComponent(files[0]?.href.split('charset=utf-8,')[1] ?? '');
  return text.replace('\uFEFF', '').split('\r\n');
}

proves(
  [
    'Only columns with a field are exported. If a column only has render, add a field with any name and a customExport.',
    'Hidden columns need export: true.',
  ],
  async () => {
    const own: Column<Person>[] = [
      { title: 'Drawn', render: ({ name }) => name },
      {
        title: 'Made',
        field: 'made' as never,
        render: ({ name }) => name,
        customExport: ({ name }) => `${name}!`,
      },
      { title: 'City', field: 'city', hidden: true },
      { title: 'Age', field: 'age', hidden: true, export: true },
    ];
    const [got = [], rows = []] = await exported(own);
    expect(got.map(({ title }) => title)).toEqual(['Made', 'Age']);
    expect(rows[0]).toEqual({ made: 'Cid!', age: 41 });
  },
);

proves(
  [
    'If it appears in a cell, the value is an object or an array of objects.',
    'If it appears in the header, the title is an element. Pass changed columns to the exporter: columns.map((column) => ({ ...column, title: String(column.field) })).',
  ],
  () => {
    const own = [{ title: <b>Tags</b>, field: 'tags' }];
    const rows = [{ tags: { name: 'a' } }];
    expect(csv(own, rows)).toEqual(['"[object Object]"', '[object Object]']);
    expect(csv(own, [{ tags: [{ name: 'a' }] }])[1]).toBe('[object Object]');
    expect(
      csv(
        own.map((column) => ({ ...column, title: String(column.field) })),
        [{ tags: 'a' }],
      ),
    ).toEqual(['"tags"', '"a"']);
  },
);

proves(
  [
    'The exporters read row[field] for each column.',
    "If you pass your own rows, they must have exactly those keys, or be arrays of values in column order. With a nested field such as 'team.name', the cells of complete rows stay empty.",
  ],
  async () => {
    const own = [
      { title: 'Name', field: 'name' },
      { title: 'Team', field: 'team.name' },
    ];
    expect(csv(own, [{ name: 'Ann', team: { name: 'A' } }])[1]).toBe('"Ann",');
    expect(csv(own, [{ label: 'Ann' }])[1]).toBe(',');
    expect(csv(own, [['Ann', 'A']])[1]).toBe('"Ann","A"');

    const exportFunc = vi.fn();
    const { el } = mount(
      <MaterialTable
        columns={own}
        data={[{ id: 1, name: 'Ann', team: { name: 'A' } }]}
        options={{ exportMenu: [{ label: 'File', exportFunc }] }}
      />,
    );
    await choose(el, 'File');
    expect(exportFunc.mock.calls[0]?.[1]).toEqual([{ name: 'Ann', 'team.name': 'A' }]);
  },
);

proves(
  'Grouped rows are exported as a flat list, with the group as a column. stages.groupedData contains the rows by group.',
  async () => {
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const [got = [], rows = [], stages] = await exported(own, { exportAllData: true });
    expect(got.map(({ field }) => field)).toContain('city');
    expect(rows).toHaveLength(people.length);
    expect(rows[0]).toHaveProperty('city');
    expect(
      ((stages?.groupedData ?? []) as unknown as { value: string }[]).map(({ value }) => value).sort(),
    ).toEqual(['Bonn', 'Oslo', 'Rome']);
  },
);
