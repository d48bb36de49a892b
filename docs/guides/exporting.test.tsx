import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import { expect, onTestFinished, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import {
  all,
  bodyRow,
  click,
  columns,
  fill,
  mountTable,
  one,
  people,
  press,
  texts,
  type Person,
} from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import PaymentsAsSafeCsv from './exporting.csv';
import LookIntoTheFile from './exporting.preview';

type ExportFunc = NonNullable<Options<Person>['exportMenu']>[number]['exportFunc'];

async function choose(el: ParentNode, label: string) {
  press(el, 'Export');
  await expect.poll(() => texts(document, '[role="menuitem"]')).toContain(label);
  const entry = all(document, '[role="menuitem"]').find(({ textContent }) => textContent === label);
  click(entry as HTMLElement);
  await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(0);
}

/** What `exportFunc` gets from a table of people. */
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

/** The downloads that are started meanwhile: name and content. */
function downloads() {
  const files: { name: string; href: string }[] = [];
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, href: this.href });
    this.remove();
  });
  onTestFinished(() => spy.mockRestore());
  return files;
}

/** The text that ExportCsv writes. */
function csvOf(rows: object[], own: { title: unknown; field: string }[], delimiter?: string) {
  const files = downloads();
  ExportCsv(own as never, rows as never, 'file', delimiter);
  const [file] = files;
  return { name: file?.name, text: decodeURIComponent(file?.href.split('charset=utf-8,')[1] ?? '') };
}

proves(
  [
    'gets the rows of the current page with the values of the visible columns',
    'no; export: true takes it in',
    'column with export: false, or without field',
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
  ['the text, not the key', 'no: the raw value, or what customExport returns', 'as stored'],
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

proves('flat, those of closed groups too, of all groups on the page', async () => {
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const { rows, fields } = await exported({ pageSize: 2, pageSizeOptions: [2] }, { columns: own });
  expect(names(rows)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo', 'Dora', 'Bob', 'Gus', 'Jon']);
  expect(fields).toEqual(['name', 'city', 'age']);
});

const parentChildData: MaterialTableProps<Person>['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => (row.id === 2 || row.id === 3) && id === row.id - 1);

proves(
  [
    'only the roots of the page; all rows, flat, with exportAllData',
    'give the file a column that says where a row belongs',
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

proves('the loaded page, also with exportAllData', async () => {
  const data = async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 });
  const { rows } = await exported({ exportAllData: true }, { data }, (el) =>
    expect.poll(() => all(el, bodyRow).length).toBe(5),
  );
  expect(rows).toHaveLength(5);
});

proves(
  [
    'convert them as the demo does',
    'selectedData includes selected rows that the search hides, and both come in the order of data, not of the sorting.',
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
    'writes UTF-8 with a byte order mark',
    '.csv is added to the name',
    "The delimiter is a comma: pass ';' where Excel uses the comma in numbers.",
    'ExportCsv quotes texts only: an array breaks the columns, null and undefined are empty, an object is [object Object].',
  ],
  () => {
    const own = ['a', 'b', 'c'].map((field) => ({ title: field.toUpperCase(), field }));
    const comma = csvOf(
      [
        { a: 'Jörg "J"', b: 1.5, c: ['x', 'y'] },
        { a: null, b: undefined, c: {} },
      ],
      own,
    );
    expect(comma.name).toBe('file.csv');
    expect(comma.text.split('\r\n')).toEqual([
      '\uFEFF"A","B","C"',
      '"Jörg ""J""",1.5,x,y',
      ',,[object Object]',
    ]);
    expect(csvOf([{ a: 'x', b: 1, c: 2 }], own, ';').text).toContain('"x";1;2');
  },
);

proves("ExportCsv doesn't guard: a text such as =HYPERLINK(…) is written as it is", () => {
  const { text } = csvOf([{ a: '=1+1' }], [{ title: 'A', field: 'a' }]);
  expect(text).toContain('"=1+1"');
});

proves(
  'put an apostrophe in front of texts that start with =, +, -, @, a tab or a line break, as the demo does',
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

proves('A4 landscape, a built-in font of PDF, a blue header, the file name as heading', async () => {
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
});

proves(
  [
    'localization.toolbar.exportTitle and exportAriaLabel name the button',
    'Without entries there is no button',
    'A header that is an element becomes [object Object]',
  ],
  () => {
    const exportMenu = [{ label: 'File', exportFunc: () => undefined }];
    const localization = { toolbar: { exportTitle: 'Herunterladen', exportAriaLabel: 'Datei' } };
    const buttons = (options: Options<Person>) =>
      all(mountTable(options, { localization }).el, 'button[aria-label="Datei"]').length;
    expect([buttons({ exportMenu }), buttons({ exportMenu: [] })]).toEqual([1, 0]);
    expect(csvOf([{ a: 1 }], [{ title: <b>A</b>, field: 'a' }]).text).toContain('"[object Object]"');
  },
);

proves(
  'The table makes the rows for the file each time the toolbar renders, once per entry of the menu, not when someone clicks.',
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

proves('Both exporters catch their errors and write them to the console: look there.', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  ExportCsv(undefined as never, []);
  ExportPdf(undefined as never, []);
  expect(error).toHaveBeenCalledTimes(2);
});

proves('A row with a field named data that holds an array is taken for a group', async () => {
  const exportMenu = [{ label: 'File', exportFunc: () => undefined }];
  const said = await saidBy(
    <MaterialTable
      columns={[{ title: 'Id', field: 'id' }]}
      data={[{ id: 1, data: [1] }]}
      options={{ exportMenu }}
    />,
  );
  expect(said).toContain("Cannot read properties of undefined (reading 'length')");
});
