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
import { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';
import { createRef, useMemo, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, pressText, showsTooltip } from '../../../tests/claims/hands';
import { all, bodyRow, buttonOf, one, texts, shown } from '../../../tests/claims/read';
import {
  columns,
  mountTable,
  people,
  exported as exportedRows,
  type Person,
} from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { choose, downloads } from '../_exports';
import Export from './button';
import PaymentsAsSafeCsv from './csv';
import LookIntoTheFile from './preview';
import Print from './print';

/** Click a button that downloads a CSV file; return the first field of each line but the header. */
async function download(button: HTMLElement): Promise<string[]> {
  const hrefs: string[] = [];
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  click(button);
  await expect.poll(() => hrefs.length).toBe(1);
  save.mockRestore();
  const [, file = ''] = /,([^]*)/.exec(hrefs[0] ?? '') ?? [];
  const [, ...lines] = decodeURIComponent(file).trim().split(/\r?\n/);
  return lines.map((line) => line.split(',')[0]?.replaceAll('"', '') ?? '');
}

interface Session {
  send: (method: string, settings: object) => Promise<unknown>;
}

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
  if (!stages) throw new Error('exportFunc was not called');
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

proves(
  [
    'as on the page; exportAllData ignores all three',
    'Set exportAllData to receive the rows of all pages, ignoring the filters and search.',
  ],
  async () => {
    const props = () => ({
      columns: columns({ city: { defaultFilter: 'bonn' }, name: { defaultSort: 'desc' } }),
    });
    const page = { pageSize: 2, pageSizeOptions: [2], searchText: 'a' };
    expect(names((await exported(page, props())).rows)).toEqual(['Ida', 'Fay']);
    const whole = await exported({ ...page, exportAllData: true }, props());
    expect(names(whole.rows)).toEqual(names(people));
  },
);

// The proof of a known issue.
test('all rows come in the order of the data, the page in the order of the sort', async () => {
  const own = columns({ name: { defaultSort: 'asc' } });
  expect(names((await exported({}, { columns: own })).rows)[0]).toBe('Ann');
  expect(names((await exported({ exportAllData: true }, { columns: own })).rows)).toEqual(names(people));
});

proves(
  [
    'the label, not the key',
    'no; the raw value, or the result of customExport',
    'To export the output of render in both CSV and PDF, also return that string from customExport.',
    'dates, numbers, null | as stored, without formats',
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

proves(
  [
    'a flat list of all groups on the page, even closed ones',
    'Grouped rows are a flat list, with the group as a column.',
  ],
  async () => {
    const own = columns({ city: { defaultGroupOrder: 0 } });
    const { rows, fields } = await exported({ pageSize: 2, pageSizeOptions: [2] }, { columns: own });
    expect(names(rows)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo', 'Dora', 'Bob', 'Gus', 'Jon']);
    expect(fields).toEqual(['name', 'city', 'age']);
  },
);

const parentChildData: MaterialTableProps<Person>['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => (row.id === 2 || row.id === 3) && id === row.id - 1);

proves(
  [
    "only the page's roots; all rows, flat, with exportAllData",
    'add a hidden column with export: true that names the parent in customExport.',
  ],
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

proves(
  ['the loaded page, even with exportAllData', "The table has only one page, so exportAllData can't help."],
  async () => {
    const data = async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 });
    const { rows } = await exported({ exportAllData: true }, { data }, (el) =>
      expect.poll(() => all(el, bodyRow).length).toBe(5),
    );
    expect(rows).toHaveLength(5);
  },
);

proves(
  [
    'selectedData includes selected rows that the search hides. Both searchedData and selectedData are unsorted, in the order of data.',
    "stages contains complete, unconverted rows, so lookup and customExport aren't applied. Convert the rows as the demo does.",
    'For only the matching or selected rows, use searchedData or selectedData from the third argument, stages, which also contains filteredData and groupedData.',
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
  [
    "If a row's field data is an array, the row is treated as a group, and a table with an export menu throws this error.",
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

proves('Return a formula from customExport', () => {
  const long = columns({ name: { customExport: () => '="2500000000000000"' } });
  const { rows } = exportedRows(long);
  const files = downloads();
  ExportCsv(long, rows.slice(0, 1), 'people');
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain('"=""2500000000000000"""');
});

proves('List only one entry in exportMenu.', async () => {
  const { el } = mountTable({ exportMenu: [{ label: 'CSV', exportFunc: () => undefined }] });
  press(el, 'Export');
  await expect.poll(() => texts(document, '[role="menuitem"]')).toEqual(['CSV']);
});

proves('groupedData contains them by group.', async () => {
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
  expect(Object.keys(stages).sort()).toEqual(['filteredData', 'groupedData', 'searchedData', 'selectedData']);
  for (const stage of [stages.searchedData, stages.filteredData, stages.selectedData])
    expect(stage).toMatchObject(people.slice(0, 2));
  const grouped = columns({ city: { defaultGroupOrder: 0, lookup: { Bonn: 'Bonn am Rhein' } } });
  const { groupedData } = (await exported({}, { columns: grouped, data })).stages;
  expect(groupedData).toMatchObject([{ value: 'Bonn', data: people.slice(0, 2) }]);
});

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

proves(['Pass it to the exporter as third argument, without the extension.'], () => {
  const files = downloads();
  ExportCsv([{ title: 'A', field: 'a' }] as never, [], 'people-2026-06-14');
  expect(files.map(({ name }) => name)).toEqual(['people-2026-06-14.csv']);
});

proves(
  [
    'because it runs whenever the toolbar renders, once per menu entry',
    'Instead of exportAllData, convert the rows of stages in exportFunc.',
  ],
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

/** The text that ExportCsv writes. */
function csvOf(rows: object[], own: { title: unknown; field: string }[], delimiter?: string) {
  const files = downloads();
  ExportCsv(own as never, rows as never, 'file', delimiter);
  const [file] = files;
  return { name: file?.name, text: decodeURIComponent(file?.href.split('charset=utf-8,')[1] ?? '') };
}

proves(
  [
    'writes UTF-8 with a byte order mark',
    'A string such as =HYPERLINK(…) is written unchanged',
    'A comma or # inside a string stays in its cell, because strings are always quoted.',
    'The default delimiter is a comma.',
    "pass ';' as the fourth argument, after the file name.",
    "Other values aren't, so an array breaks the columns and an object becomes [object Object]. null and undefined are empty.",
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
    expect(csvOf([{ a: '=1+1', b: '#1', c: 2 }], own, ';').text).toContain('"=1+1";"#1";2');
  },
);

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
    'localization.toolbar.exportTitle (the tooltip) and exportAriaLabel (the accessible name)',
    "Without entries, there is no button, so pass an empty list for users who can't export.",
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

proves(
  "Both exporters catch their errors and log them to the console, so your exportFunc can't detect a failure.",
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    ExportCsv(undefined as never, []);
    ExportPdf(undefined as never, []);
    expect(error).toHaveBeenCalledTimes(2);
  },
);

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

proves(
  'didDrawPage runs once per page. To add images, draw them over the cells in didDrawCell with pdf.addImage, from data instead of a URL.',
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

proves('There is no built-in import. Read the file yourself and add all rows at once.', async () => {
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

/** The lines that ExportCsv writes. */
const csv = (own: object[], rows: unknown[]) =>
  csvOf(rows as object[], own as never)
    .text.replace('\uFEFF', '')
    .split('\r\n');

proves(
  [
    'Only columns with a field are exported. If a column only has render, add a field with any name and a customExport, which computes the exported value from the whole row for any format.',
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
    const { fields, rows } = await exported({}, { columns: own });
    expect(fields).toEqual(['made', 'age']);
    expect(rows[0]).toEqual({ made: 'Cid!', age: 41 });
  },
);

proves(
  [
    'The value is an object or an array of objects.',
    'In the header, the title is an element, so pass columns with other titles to the exporter.',
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
    "If you pass your own rows, they must have exactly those keys, or be arrays of values in column order. A nested field such as 'team.name' is empty.",
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
  ["A second thead isn't exported.", "In a PDF, pass two rows as autoTable's head, with colSpan."],
  async () => {
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
    'The package @material-table/exporters writes CSV and PDF files with ExportCsv and ExportPdf.',
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

proves('The built-in font has only Western European characters.', async () => {
  const latin = await exportedPdf('Jörg');
  expect(latin).toContain('/Encoding /WinAnsiEncoding');
  expect(drawn(latin)).toContain('Jörg');
  // The font has one byte per letter; these are drawn as two wrong letters each.
  for (const word of ['Łódź', 'Ωμέγα', 'Київ', '東京'])
    expect(drawn(await exportedPdf(word))).toContain(twoBytes(word));
});

proves('Arabic and Hebrew characters appear in reverse order with every font.', async () => {
  // A PDF draws from left to right, so the last letter would have to be the first.
  const hebrew = 'שלום';
  expect(drawn(await exportedPdf(hebrew))).toContain(twoBytes(hebrew));
  const [first = '', ...rest] = 'مرحبا';
  const [arabic = ''] = drawn(await exportedPdf(first + rest.join(''))).slice(-1);
  // Its form at the start of a word.
  expect(arabic.slice(0, 2)).toBe(twoBytes('\uFEE3'));
});

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
    'For anything else, such as portrait pages, use jsPDF and jspdf-autotable directly. The exporters install them, but also add them to your own package.json.',
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

proves('To start a new page for each group, set this sx on the table', async () => {
  const { el } = mountTable(
    { defaultExpanded: true },
    {
      columns: [
        { title: 'City', field: 'city', defaultGroupOrder: 0 },
        { title: 'Name', field: 'name' },
      ],
      sx: { '@media print': { '& tbody tr:not([data-testid], :empty)': { breakBefore: 'page' } } },
    },
  );
  const media = (name: string) =>
    (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: name });
  onTestFinished(async () => void (await media('')));
  const breaks = () => all(el, 'tbody tr').map((row) => getComputedStyle(row).breakBefore === 'page');
  expect(breaks()).not.toContain(true);
  await media('print');
  const groups = all(el, 'tbody tr').map((row) => row.textContent?.startsWith('City: '));
  expect(groups).toContain(true);
  expect(breaks()).toEqual(groups);
});

proves('turn off paging, print in the next frame and turn paging on again on afterprint', async () => {
  let printed: string[] = [];
  const { el } = mount(<Print />);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = shown(el);
  });
  pressText(el, 'Print all rows');
  await expect.poll(() => printed.length).toBe(6);
  expect(all(el, 'input')).toHaveLength(0);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => shown(el)).toHaveLength(3);
  expect(print).toHaveBeenCalledTimes(1);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)[0]).toBe('Emma Clarke');
  print.mockRestore();
});

proves("To download a single row, call ExportCsv(columns, [row], 'order') in an action.", () => {
  const files = downloads();
  const own = columns();
  const { el } = mountTable(
    {},
    {
      columns: own,
      data: people.slice(0, 2),
      actions: [
        {
          icon: () => <i />,
          tooltip: 'Download',
          onClick: (_event, row) => ExportCsv(own, [row].flat(), 'order'),
        },
      ],
    },
  );
  press(el, 'Download');
  expect(files.map(({ name }) => name)).toEqual(['order.csv']);
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain(people[0]?.name);
  expect(text).not.toContain(people[1]?.name);
});

proves(
  'Its sortedData contains the rows that match the search and filters, on all pages, in the order shown, and data contains every row.',
  async () => {
    const { el } = mount(<Export />);
    expect(await download(buttonOf('Download as CSV'))).toHaveLength(12);
    fill(one(el, 'tbody input'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
    expect(shown(el)).toEqual(['Evans', 'Jansen', 'Hansen']);
    expect(await download(buttonOf('Download as CSV'))).toEqual(['Evans', 'Jansen', 'Hansen']);
  },
);

proves('this passes raw values, so apply lookup labels and customExport yourself', async () => {
  const column: Column<Person> = { title: 'City', field: 'city', lookup: { Bonn: 'Bonn on Rhine' } };
  const button = document.createElement('button');
  button.addEventListener('click', () =>
    ExportCsv([{ ...column, customExport: () => 'custom' }], people.slice(0, 1), 'people'),
  );
  expect(await download(button)).toEqual(['Bonn']);
});
