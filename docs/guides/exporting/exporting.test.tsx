import MaterialTable, {
  MTableHeader,
  type Column,
  type MaterialTableProps,
  type Options,
  type Query,
} from '@material-table/core';
import * as exporters from '@material-table/exporters';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import installed from '@material-table/exporters/package.json';
import { format } from 'date-fns';
import { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';
import { createRef, useMemo, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, showsTooltip } from '../../../tests/claims/hands';
import { all, bodyRow, one, texts, shown } from '../../../tests/claims/read';
import {
  columns,
  mountTable,
  people,
  exported as exportedRows,
  type Person,
} from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { choose, downloads } from '../_exports';
import PaymentsAsSafeCsv from './csv';
import LookIntoTheFile from './preview';

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

proves('Return a formula from customExport, (row) => `="${row.ean}"`', () => {
  const long = columns({ name: { customExport: () => '="2500000000000000"' } });
  const { rows } = exportedRows(long);
  const files = downloads();
  ExportCsv(long, rows.slice(0, 1), 'people');
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain('"=""2500000000000000"""');
});

proves('The lines below print the visible columns of the current page', () => {
  const { fields, rows } = exportedRows(columns({ city: { hidden: true } }));
  expect(fields).toEqual(['name', 'age']);
  expect(rows.map(({ name }) => name)).toEqual(people.slice(0, 5).map(({ name }) => name));
});

proves(
  [
    'summary row, detail panels, actions | no; add a totals row',
    'Append it to the rows that exportFunc receives:',
  ],
  () => {
    const file = vi.fn();
    const { el } = mountTable(
      {
        exportMenu: [
          {
            label: 'x',
            exportFunc: (_columns, rows: Person[]) =>
              file([...rows, { name: 'Oldest', age: Math.max(...rows.map(({ age }) => age)) }]),
          },
        ],
      },
      { renderSummaryRow: ({ index }) => (index === 0 ? 'Summary' : '') },
    );
    expect(texts(el, 'td')).toContain('Summary');
    press(el, 'Export');
    click(all(document, '[role=menuitem]').at(-1) as HTMLElement);
    const rows = file.mock.calls[0]?.[0] as Partial<Person>[];
    expect(rows.map(({ name }) => name)).toEqual([...people.slice(0, 5).map(({ name }) => name), 'Oldest']);
    expect(rows.at(-1)?.age).toBe(52);
  },
);

/** Mount a table with one entry in its export menu, choose it, and return the arguments of its function. */
async function exportedWith(options: Options<Person>, props: Partial<MaterialTableProps<Person>>) {
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
    const { rows, stages } = await exportedWith({ selection: true }, { columns: own, data });
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
    const { groupedData } = (await exportedWith({}, { columns: grouped, data })).stages;
    expect(groupedData).toMatchObject([{ value: 'Bonn', data: people.slice(0, 2) }]);
  },
);

proves('summary row, detail panels, actions | no', async () => {
  const plain = await exportedWith({}, {});
  const { fields, rows } = await exportedWith(
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
  const { rows } = await exportedWith({}, { data, columns: own() });
  expect(rows[0]).toMatchObject({ name: ['a', 'b'], city: { zip: 1 } });
  const made = await exportedWith({}, { data, columns: own(({ name }) => [...name].join(' and ')) });
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
      const { stages } = await exportedWith(options, { columns: columns({ name: { customExport } }) });
      return { of: new Set(customExport.mock.calls.map((call: unknown[]) => call[0])).size, stages };
    };
    expect((await calls({ exportAllData: true })).of).toBe(12);
    const { of, stages } = await calls({});
    expect(of).toBe(5);
    expect(stages.searchedData).toHaveLength(12);
  },
);

/** The text that ExportCsv writes. */
function csvOf(rows: object[], own: { title: unknown; field: string }[], delimiter?: string) {
  const files = downloads();
  ExportCsv(own as never, rows as never, 'file', delimiter);
  const [file] = files;
  return { name: file?.name, text: decodeURIComponent(file?.href.split('charset=utf-8,')[1] ?? '') };
}

proves(
  [
    '.csv is added to the name',
    'A comma or # inside a string stays in its cell',
    "The default delimiter is a comma. If Excel uses decimal commas, pass ';'.",
    'ExportCsv quotes only strings. An array breaks the columns, null and undefined are empty, and an object becomes [object Object].',
    'ExportCsv(columns, rows, fileName, delimiter) writes UTF-8 with a byte order mark',
  ],
  () => {
    const own = ['a', 'b', 'c'].map((field) => ({ title: field.toUpperCase(), field }));
    const comma = csvOf(
      [
        { a: 'Jörg, "J"', b: 1.5, c: ['x', 'y'] },
        { a: null, b: undefined, c: {} },
      ],
      own,
    );
    expect(comma.name).toBe('file.csv');
    expect(comma.text.split('\r\n')).toEqual([
      '\uFEFF"A","B","C"',
      '"Jörg, ""J""",1.5,x,y',
      ',,[object Object]',
    ]);
    expect(csvOf([{ a: 'x', b: 1, c: 2 }], own, ';').text).toContain('"x";1;2');
  },
);

proves("ExportCsv doesn't prevent this. A string such as =HYPERLINK(…) is written unchanged", () => {
  const { text } = csvOf([{ a: '=1+1' }], [{ title: 'A', field: 'a' }]);
  expect(text).toContain('"=1+1"');
});

proves(
  [
    'put an apostrophe before strings that start with =, +, -, @, a tab or a line break, as in the demo',
    'Programs that read the file see the apostrophe.',
  ],
  async () => {
    const files = downloads();
    const blobs: Blob[] = [];
    const spy = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    onTestFinished(() => spy.mockRestore());
    const { el } = mount(<PaymentsAsSafeCsv />);
    await choose(el, 'CSV for Excel');
    await choose(el, 'CSV for programs');
    expect(files.map(({ name }) => name)).toEqual(['payments.csv', 'payments-raw.csv']);
    const bytes = new Uint8Array(await (blobs[0] as Blob).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const contents = await Promise.all(blobs.map((blob) => blob.text()));
    expect(contents.map((text) => text.replace('\uFEFF', '').split('\r\n').slice(0, 3))).toEqual([
      [
        '"Payer";"Note";"Amount"',
        '"Jörg Müller";"Rent, June";"780,5"',
        `"Ève Dupont";"'=HYPERLINK(""https://example.com"",""Refund"")";"-20"`,
      ],
      [
        '"Payer","Note","Amount"',
        '"Jörg Müller","Rent, June","780.5"',
        `"Ève Dupont","'=HYPERLINK(""https://example.com"",""Refund"")","-20"`,
      ],
    ]);
  },
);

proves(
  'It uses A4 landscape, a built-in PDF font, a blue header, and the file name as the heading.',
  async () => {
    const blobs: Blob[] = [];
    const real = URL.createObjectURL.bind(URL);
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return real(blob);
    });
    onTestFinished(() => spy.mockRestore());
    downloads();
    ExportPdf(
      [{ title: 'Name', field: 'name' }] as never,
      [{ name: 'Oslo' }, { name: 'Łódź' }] as never,
      'cities',
    );
    await expect.poll(() => blobs.length).toBe(1);
    const pdf = await (blobs[0] as Blob).text();
    expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/);
    expect(pdf).toContain('/BaseFont /Helvetica');
    expect(pdf).toContain('(cities)');
    expect(pdf).toContain('(Oslo)');
  },
);

proves(
  [
    "localization.toolbar.exportTitle is the button's visible tooltip, and exportAriaLabel its accessible name",
    "Without entries, there is no button. Pass an empty list for users who can't export.",
  ],
  async () => {
    const exportMenu = [{ label: 'File', exportFunc: () => undefined }];
    const localization = { toolbar: { exportTitle: 'Herunterladen', exportAriaLabel: 'Datei' } };
    const buttons = (options: Options<Person>) =>
      all(mountTable(options, { localization }).el, 'button[aria-label="Datei"]').length;
    expect([buttons({ exportMenu }), buttons({ exportMenu: [] })]).toEqual([1, 0]);
    const { el } = mountTable({ exportMenu }, { localization });
    await showsTooltip(() => one(el, 'button[aria-label="Datei"]'), 'Herunterladen');
    expect(csvOf([{ a: 1 }], [{ title: <b>A</b>, field: 'a' }]).text).toContain('"[object Object]"');
  },
);

proves('Both exporters catch their errors and log them to the console.', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  ExportCsv(undefined as never, []);
  ExportPdf(undefined as never, []);
  expect(error).toHaveBeenCalledTimes(2);
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

proves(
  'In didDrawCell, draw an image over the cell, from data instead of a URL. didDrawPage runs once per page.',
  () => {
    const head = [['Photo', 'Name']];
    const body = people.map(({ name }) => ['', name]);
    const pagesOf = (count: number) => {
      const pdf = new jsPDF();
      autoTable(pdf, {
        head,
        body: Array.from({ length: count }, (_, index) => body[index % body.length] ?? []),
        // The sample of the page.
        didDrawCell: ({ section, column, cell }) => {
          if (section === 'body' && column.index === 0)
            pdf.addImage(pixel, 'PNG', cell.x + 1, cell.y + 1, 5, 5);
        },
        didDrawPage: ({ pageNumber }) => {
          pdf.text(`Page ${pageNumber}`, 14, pdf.internal.pageSize.getHeight() - 8);
        },
      });
      const text = pdf.output();
      return [text.match(/\((Page \d+)\) Tj/g), text.match(/\/I0 Do/g)?.length];
    };
    expect(pagesOf(12)).toEqual([['(Page 1) Tj'], 12]);
    expect(pagesOf(60)).toEqual([['(Page 1) Tj', '(Page 2) Tj'], 60]);
    const failing = () => new jsPDF().addImage('https://example.com/photo.png', 'PNG', 0, 0, 5, 5);
    expect(failing).toThrow();
  },
);

proves(
  'Files never contain the output of render. For both CSV and PDF, also return that string from customExport.',
  async () => {
    const exportFunc = vi.fn<NonNullable<Options<Person>['exportMenu']>[number]['exportFunc']>();
    const render = ({ name, city }: Person) => `${name} (${city})`;
    const namesWith = async (own: object) => {
      const { el, unmount } = mountTable(
        { exportMenu: [{ label: 'All', exportFunc }] },
        { columns: columns({ name: own }) },
      );
      await choose(el, 'All');
      unmount();
      const [, rows] = exportFunc.mock.lastCall ?? [];
      return (rows as Partial<Person>[] | undefined)?.[0]?.name;
    };
    expect(await namesWith({ render })).toBe('Cid');
    expect(await namesWith({ render, customExport: render })).toBe('Cid (Bonn)');
  },
);

proves('A comma or # inside a string stays in its cell', () => {
  const files = downloads();
  ExportCsv(
    [
      { title: 'No', field: 'no' },
      { title: 'B', field: 'b' },
    ] as never,
    [{ no: '#1, #2', b: 'x' }] as never,
    'file',
  );
  const href = files[0]?.href ?? '';
  expect(href).not.toContain('#');
  expect(decodeURIComponent(href)).toContain('"#1, #2","x"');
});

proves('There is no built-in import. Read the file yourself and add all rows at once:', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 1));
    const importCsv = async (file: File) => {
      const lines = (await file.text()).trim().split(/\r?\n/).slice(1);
      const imported = lines.map((line, index) => {
        const [first = '', city = '', age = ''] = line.split(',');
        return { id: 1000 + index, name: first, city, age: Number(age) };
      });
      setRows((current) => [...current, ...imported]);
    };
    return (
      <>
        <input type="file" onChange={({ target }) => target.files?.[0] && importCsv(target.files[0])} />
        <MaterialTable columns={own} data={rows} />
      </>
    );
  }
  const { el } = mount(<Page />);
  const files = new DataTransfer();
  files.items.add(new File(['name,city,age\r\nZoe,Bonn,7\r\nYan,Rome,8\r\n'], 'people.csv'));
  const input = one(el, 'input[type="file"]') as HTMLInputElement;
  input.files = files.files;
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Zoe', 'Yan']);
});

/** The arguments of the export function of a table with these columns. */
async function exportedColumns(own: Column<Person>[], options: Options<Person> = {}) {
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
    const [got = [], rows = []] = await exportedColumns(own);
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
    const [got = [], rows = [], stages] = await exportedColumns(own, { exportAllData: true });
    expect(got.map(({ field }) => field)).toContain('city');
    expect(rows).toHaveLength(people.length);
    expect(rows[0]).toHaveProperty('city');
    expect(
      ((stages?.groupedData ?? []) as unknown as { value: string }[]).map(({ value }) => value).sort(),
    ).toEqual(['Bonn', 'Oslo', 'Rome']);
  },
);

proves(["A second thead isn't exported.", 'In a PDF, pass two rows to autoTable'], async () => {
  const exportFunc = vi.fn();
  const exportMenu: Options<Person>['exportMenu'] = [{ label: 'File', exportFunc }];
  const Header = (props: ComponentProps<typeof MTableHeader>) => (
    <>
      <thead>
        <tr>
          <th colSpan={3}>Everyone</th>
        </tr>
      </thead>
      <MTableHeader {...props} />
    </>
  );
  const { el } = mountTable({ exportMenu }, { components: { Header } });
  await expect.poll(() => texts(el, 'th')).toContain('Everyone');
  await choose(el, 'File');
  const [exported, rows] = exportFunc.mock.lastCall as [{ title: string }[], object[]];
  expect(exported.map(({ title }) => title)).toEqual(['Name', 'City', 'Age']);
  expect(rows[0]).toEqual({ name: 'Cid', city: 'Bonn', age: 41 });

  const groups = ['', { content: 'Summer', colSpan: 2 }, { content: 'Winter', colSpan: 2 }];
  const drawn: string[] = [];
  autoTable(new jsPDF(), {
    head: [groups, ['Station', 'Rain', 'Degrees', 'Rain', 'Degrees']],
    body: [['Bergen', 148, 15, 210, 2]],
    didDrawCell: ({ section, cell }) =>
      void (section === 'head' && drawn.push(`${cell.text.join()} ${cell.colSpan}`)),
  });
  const titles = ['Station 1', 'Rain 1', 'Degrees 1', 'Rain 1', 'Degrees 1'];
  expect(drawn).toEqual([' 1', 'Summer 2', 'Winter 2', ...titles]);
});

proves(
  'Date objects become real dates, numbers stay numbers, and a string such as =1+1 stays a string.',
  async () => {
    // What exportFunc gets: the library that writes the file is in the registry test.
    const exportFunc = vi.fn();
    const at = new Date(2026, 5, 14);
    const data = [{ ...people[0], age: 7, city: '=1+1', name: at }] as unknown as Person[];
    const { el } = mountTable(
      { exportMenu: [{ label: 'File', exportFunc }] },
      { data, columns: columns({ name: { type: 'date' } }) },
    );
    await choose(el, 'File');
    expect((exportFunc.mock.lastCall as object[])[1]).toEqual([{ name: at, city: '=1+1', age: 7 }]);
  },
);

/** The files that jsPDF saves meanwhile: the names, and the PDFs' text, a character per byte. */
function savedFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`),
    vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function (this: unknown) {
      return names.push((this as HTMLAnchorElement).download) > 0;
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const latin1 = async (blob: Blob) =>
    Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
  const content = async () => {
    await expect.poll(() => blobs.length).toBeGreaterThan(0);
    return latin1(blobs[0] as Blob);
  };
  return { names, content };
}

/** The strings that a PDF draws, each from left to right, in its encoding. */
const drawn = (pdf: string) => [...pdf.matchAll(/\((.*?)\) Tj/gs)].map((match) => match[1]);

/** How jsPDF writes text that its built-in fonts lack: two bytes per letter. */
const twoBytes = (text: string) =>
  Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCharCode(code >> 8, code & 0xff);
  }).join('');

async function exportedPdf(value: string) {
  const { content } = savedFiles();
  ExportPdf([{ title: 'Name', field: 'name' }] as never, [{ name: value }] as never, 'file');
  return content();
}

proves(
  [
    "The exporters don't write .xlsx.",
    '@material-table/exporters writes CSV and PDF files. For Excel files and custom PDFs, load a library in exportFunc.',
  ],
  () => {
    expect(Object.keys(exporters).sort()).toEqual(['ExportCsv', 'ExportPdf']);
  },
);

proves("PDFs aren't affected.", async () => {
  const pdf = await exportedPdf('=1+1');
  expect(drawn(pdf)).toContain('=1+1');
  // What a PDF could run: scripts, programs, addresses.
  expect(pdf).not.toMatch(/\/(?:JS|JavaScript|Launch|URI|AA)\b/);
});

proves('The built-in font has only Western European letters.', async () => {
  const latin = await exportedPdf('Jörg');
  expect(latin).toContain('/Encoding /WinAnsiEncoding');
  expect(drawn(latin)).toContain('Jörg');
  // The font has one byte per letter; these are drawn as two wrong letters each.
  for (const word of ['Łódź', 'Ωμέγα', 'Київ', '東京'])
    expect(drawn(await exportedPdf(word))).toContain(twoBytes(word));
});

proves(
  'Arabic and Hebrew letters appear in reverse order with every font. Create those files on the server, or let users print the table.',
  async () => {
    // A PDF draws from left to right, so the last letter would have to be the first.
    const hebrew = 'שלום';
    expect(drawn(await exportedPdf(hebrew))).toContain(twoBytes(hebrew));
    const [first = '', ...rest] = 'مرحبا';
    const [arabic = ''] = drawn(await exportedPdf(first + rest.join(''))).slice(-1);
    // Its form at the start of a word.
    expect(arabic.slice(0, 2)).toBe(twoBytes('\uFEE3'));
  },
);

function ownPdf(options: UserOptions) {
  const pdf = new jsPDF();
  pdf.addFont('Courier', 'own', 'normal');
  autoTable(pdf, { head: [['Head']], body: [['Body']], ...options });
  return pdf.output();
}

/** The font of a text. */
function fontOf(pdf: string, text: string) {
  const [, label = ''] = new RegExp(`/(F\\d+) [\\d.]+ Tf(?:(?!Tf)[^])*?\\(${text}\\) Tj`).exec(pdf) ?? [];
  const [, object = ''] = new RegExp(`/${label} (\\d+) 0 R`).exec(pdf) ?? [];
  return new RegExp(`\\b${object} 0 obj[^]*?/BaseFont /(\\S+)`).exec(pdf)?.[1];
}

proves("Without fontStyle: 'normal', the bold header stays in a built-in font.", () => {
  // jsPDF warns that "own" has no bold letters.
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const without = ownPdf({ styles: { font: 'own' } });
  expect([fontOf(without, 'Head'), fontOf(without, 'Body')]).toEqual(['Times-Bold', 'Courier']);
  const withIt = ownPdf({ styles: { font: 'own', fontStyle: 'normal' } });
  expect([fontOf(withIt, 'Head'), fontOf(withIt, 'Body')]).toEqual(['Courier', 'Courier']);
});

proves(
  [
    'For anything else, use jsPDF and jspdf-autotable directly. The exporters install them, but also add them to your own package.json.',
  ],
  async () => {
    expect(Object.keys(installed.dependencies)).toEqual(expect.arrayContaining(['jspdf', 'jspdf-autotable']));
    const { names, content } = savedFiles();
    // The sample of the page.
    const exportMenu: Options<Person>['exportMenu'] = [
      {
        label: 'PDF',
        exportFunc: (columns, rows) => {
          const pdf = new jsPDF({ orientation: 'portrait', format: 'a4' });
          pdf.text('People', 14, 15);
          autoTable(pdf, {
            startY: 20,
            head: [columns.map(({ title }) => String(title))],
            body: rows.map((row) => columns.map(({ field }) => String(row[field as keyof Person] ?? ''))),
            headStyles: { fillColor: [55, 71, 79] },
            styles: { fontSize: 9 },
          });
          pdf.save('people.pdf');
        },
      },
    ];
    const { el } = mountTable({ exportMenu }, { data: people.slice(0, 1) });
    await choose(el, 'PDF');
    const pdf = await content();
    expect(names).toEqual(['people.pdf']);
    expect(drawn(pdf)).toEqual(['People', 'Name', 'City', 'Age', 'Cid', 'Bonn', '41']);
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
    expect(pdf).toContain('0.22 0.28 0.31 rg');
  },
);

proves('The third argument of both exporters is the file name, without the extension.', async () => {
  const { names, content } = savedFiles();
  ExportPdf([{ title: 'Name', field: 'name' }] as never, [{ name: 'Ann' }] as never, 'people');
  await content();
  expect(names).toEqual(['people.pdf']);
});
