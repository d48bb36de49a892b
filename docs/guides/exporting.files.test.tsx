import type { Options } from '@material-table/core';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import { expect, onTestFinished, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { showsTooltip } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { mountTable, type Person } from '../../tests/claims/table';
import { choose, downloads } from './_exports';
import PaymentsAsSafeCsv from './exporting.csv';

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
