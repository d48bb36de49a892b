import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { choose } from './_exports';
import LookIntoTheFile from './exporting.preview';

type ExportFunc = NonNullable<Options<Person>['exportMenu']>[number]['exportFunc'];

/** The arguments of `exportFunc` for a table of people. */
async function exported(
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
  act: (el: HTMLElement) => unknown = () => undefined,
) {
  const exportFunc = vi.fn<ExportFunc>();
  const { el } = mountTable({ ...options, exportMenu: [{ label: 'File', exportFunc }] }, props);
  await act(el);
  await choose(el, 'File');
  const [exportedColumns = [], rows = [], stages] = exportFunc.mock.calls[0] ?? [];
  return { fields: exportedColumns.map(({ field }) => field), rows, stages };
}

const names = (rows: Person[] = []) => rows.map(({ name }) => name);

proves(
  [
    'receives the rows of the current page with the values of the visible columns',
    'no; export: true includes it',
    'column with export: false, or without field',
    'Add an entry to options.exportMenu. Its exportFunc receives columns and rows and writes the file.',
  ],
  async () => {
    const own: Column<Person>[] = [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', hidden: true },
      { title: 'Age', field: 'age', hidden: true, export: true },
      { title: 'Id', field: 'id', export: false },
      { title: 'Buttons', render: () => 'x' },
    ];
    const { fields, rows } = await exported({}, { columns: own });
    expect(fields).toEqual(['name', 'age']);
    expect(rows[0]).toEqual({ name: 'Cid', age: 41 });
    expect(rows).toHaveLength(5);
  },
);

proves(['order of dragged columns | as the user sees it'], async () => {
  const tableRef = createRef<{ onDragEnd: (drop: object) => void }>();
  const droppableId = 'headers';
  const { fields } = await exported({}, { tableRef }, () =>
    flushSync(() =>
      tableRef.current?.onDragEnd({
        source: { droppableId, index: 0 },
        destination: { droppableId, index: 2 },
      }),
    ),
  );
  expect(fields).toEqual(['city', 'age', 'name']);
});

proves(['as on the page; exportAllData ignores all three', 'only with exportAllData'], async () => {
  const props = () => ({
    columns: columns({ city: { defaultFilter: 'bonn' }, name: { defaultSort: 'desc' } }),
  });
  const page = { pageSize: 2, pageSizeOptions: [2], searchText: 'a' };
  expect(names((await exported(page, props())).rows)).toEqual(['Ida', 'Fay']);
  const whole = await exported({ ...page, exportAllData: true }, props());
  expect(names(whole.rows)).toEqual(names(people));
});

proves(
  [
    'the label, not the key',
    'no: the raw value, or what customExport returns',
    'dates, numbers, null | as stored',
  ],
  async () => {
    const day = new Date(2026, 5, 14);
    const data = [{ ...people[0], name: day, age: null } as unknown as Person];
    const own = columns({
      name: { type: 'date' },
      city: { lookup: { Bonn: 'Bonn am Rhein' }, render: () => 'x' },
      age: { render: () => 'none' },
    });
    expect((await exported({}, { columns: own, data })).rows).toEqual([
      { name: day, city: 'Bonn am Rhein', age: null },
    ]);
    const made = columns({ age: { customExport: ({ age }) => `${age} years` } });
    expect((await exported({}, { columns: made })).rows[0]).toMatchObject({ age: '41 years' });
  },
);

proves('flat, all groups on the page, even closed ones', async () => {
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const { rows, fields } = await exported({ pageSize: 2, pageSizeOptions: [2] }, { columns: own });
  expect(names(rows)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo', 'Dora', 'Bob', 'Gus', 'Jon']);
  expect(fields).toEqual(['name', 'city', 'age']);
});

const parentChildData: MaterialTableProps<Person>['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => (row.id === 2 || row.id === 3) && id === row.id - 1);

proves(
  ["only the page's roots; all rows, flat, with exportAllData", 'add a column that names the parent'],
  async () => {
    const data = people.slice(0, 4);
    expect(names((await exported({}, { data, parentChildData })).rows)).toEqual(['Cid', 'Bob']);
    const parent = ({ id }: Person) => (id === 2 || id === 3 ? (data[id - 2]?.name ?? '') : '');
    const own = columns({ city: { hidden: true, export: true, customExport: parent } });
    const { rows } = await exported({ exportAllData: true }, { data, parentChildData, columns: own });
    expect(rows.map(({ name, city }) => [name, city])).toEqual([
      ['Cid', ''],
      ['Ann', 'Cid'],
      ['Dora', 'Ann'],
      ['Bob', ''],
    ]);
  },
);

proves(['the loaded page, even with exportAllData', 'The table has only one page.'], async () => {
  const data = async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 });
  const { rows } = await exported({ exportAllData: true }, { data }, (el) =>
    expect.poll(() => all(el, bodyRow).length).toBe(5),
  );
  expect(rows).toHaveLength(5);
});

proves(
  [
    'selectedData includes selected rows that the search hides, and both arrays are unsorted, in the order of data.',
    "These are complete rows, so lookup and customExport aren't applied. Convert the rows as the demo does.",
  ],
  async () => {
    const { el } = mount(<LookIntoTheFile />);
    const file = () => (one(el, 'pre').textContent ?? '').split('\n');
    await choose(el, 'This page');
    const head = 'Issue | State | Labels | Reporter';
    const [logo, slow, dark, start] = [
      'Blurred logo | Open | design | Amal',
      'Slow search | Closed | bug + speed | Ben',
      'Dark mode | Open | idea | Eun-ji',
      'Slow start | Open | speed | Ben',
    ];
    expect(file()).toEqual([head, logo, slow, dark]);
    await choose(el, 'Found rows of all pages');
    expect(file()).toEqual([head, logo, slow, dark, start]);
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    click(one(document, '.MuiBackdrop-root'));
    await choose(el, 'This page');
    expect(file()[1]).toBe('Blurred logo | design | Amal');
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    click(one(document, '.MuiBackdrop-root'));
    click(one(el, '[aria-label="Select Dark mode"]'));
    fill(one(el, 'input[placeholder="Search"]'), 'slow');
    await expect.poll(() => all(el, bodyRow).length).toBe(2);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[0] as HTMLElement);
    click(all(el, '[data-testid=mtableheader-sortlabel]')[0] as HTMLElement);
    await choose(el, 'Found rows of all pages');
    expect(file()).toEqual([head, slow, start]);
    await choose(el, 'Selected rows');
    expect(file()).toEqual([head, dark]);
  },
);

proves(
  'The table creates the rows for the file whenever the toolbar renders, once per menu entry, not on click.',
  () => {
    const customExport = vi.fn(() => '');
    const entry = { label: 'File', exportFunc: () => undefined };
    const calls = (options: Options<Person>) => {
      customExport.mockClear();
      mountTable(options, { columns: columns({ name: { customExport } }) });
      return customExport.mock.calls.length;
    };
    const first = calls({ exportMenu: [entry] });
    expect(first).toBeGreaterThanOrEqual(5);
    expect(calls({ exportMenu: [entry, { ...entry, label: 'Other' }] })).toBe(first * 2);
    expect(calls({ exportMenu: [entry], exportAllData: true })).toBeGreaterThanOrEqual(12);
  },
);

proves(
  [
    "If a row's field data is an array, the row is treated as a group, and a table with an export menu throws \"Cannot read properties of undefined (reading 'length')\".",
  ],
  async () => {
    const exportMenu = [{ label: 'File', exportFunc: () => undefined }];
    const said = await saidBy(
      <MaterialTable
        columns={[{ title: 'Id', field: 'id' }]}
        data={[{ id: 1, data: [1] }]}
        options={{ exportMenu }}
      />,
    );
    expect(said).toContain("Cannot read properties of undefined (reading 'length')");
  },
);
