import MaterialTable, { type Options, type Query } from '@material-table/core';
import * as exporters from '@material-table/exporters';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import installed from '@material-table/exporters/package.json';
import { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, press, pressText, showsTooltip } from '../../../tests/claims/hands';
import { all, bodyRow, buttonOf, one, shown } from '../../../tests/claims/read';
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

/** The first field of each line but the header. */
const firstFields = (href = '') =>
  decodeURIComponent(href)
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',')[0]?.replaceAll('"', ''));

interface Session {
  send: (method: string, settings: object) => Promise<unknown>;
}

proves(
  [
    'selectedData includes selected rows that the search hides.',
    'Both contain your complete rows in the order of data, unsorted and without labels or converted values, so convert them as the demo does.',
    'For only the matching or selected rows, use searchedData or selectedData from the third argument, stages.',
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

proves(['A table with an export menu treats a row as a group if its field data is an array.'], async () => {
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

proves('Return a formula from customExport', () => {
  const long = columns({ name: { customExport: () => '="2500000000000000"' } });
  const { rows } = exportedRows(long);
  const files = downloads();
  ExportCsv(long, rows.slice(0, 1), 'people');
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain('"=""2500000000000000"""');
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
    "The menu's rows are computed whenever the toolbar renders. Keep customExport fast and, instead of setting exportAllData, convert the rows of stages in exportFunc.",
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
  ExportCsv(own as never, rows as never, 'people-2026', delimiter);
  const [file] = files;
  return { name: file?.name, text: decodeURIComponent(file?.href.split('charset=utf-8,')[1] ?? '') };
}

proves(
  [
    'writes UTF-8 with a byte order mark',
    'A string such as =HYPERLINK(…) is written unchanged',
    'A comma or # inside a string stays in its cell, because strings are quoted.',
    "pass ';' as the fourth argument, after the file name, because the default delimiter is a comma.",
    'Pass it to the exporter as third argument, without the extension.',
    'A value is an object or an array of objects, so convert it in customExport. In the header, the title is an element',
    "A nested field such as 'team.name' is empty.",
  ],
  () => {
    const own = ['a', 'b', 'team.name'].map((field) => ({ title: <b>{field}</b>, field }));
    const comma = csvOf(
      [
        { a: 'Jörg, "J"', b: 1.5, team: { name: 'A' } },
        { a: {}, b: [{}] },
      ],
      own,
    );
    expect(comma.name).toBe('people-2026.csv');
    const head = '"[object Object]"';
    expect(comma.text.split('\r\n')).toEqual([
      `\uFEFF${head},${head},${head}`,
      '"Jörg, ""J""",1.5,',
      '[object Object],[object Object],',
    ]);
    expect(csvOf([{ a: '=1+1', b: '#1' }], own, ';').text).toContain('"=1+1";"#1";');
  },
);

proves(
  ['put an apostrophe before strings that start with one of =+-@, a tab or a line break, as the demo does.'],
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

proves('uses A4 landscape, a built-in font, a blue header, and the file name as the heading.', async () => {
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
    'and the tooltip exportTitle in localization.toolbar.',
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
  'didDrawPage runs once per page, so it can add page numbers. To add images, draw them over the cells in didDrawCell with pdf.addImage, from data instead of a URL.',
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

proves('There is no built-in import, so read the file yourself and add all rows at once.', async () => {
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
    "The exporters don't write .xlsx",
    'ExportCsv and ExportPdf from the exporters package write CSV and PDF files.',
  ],
  () => {
    expect(Object.keys(exporters).sort()).toEqual(['ExportCsv', 'ExportPdf']);
  },
);

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

proves("also with fontStyle: 'normal'. Otherwise, the bold header stays in a built-in font.", () => {
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
    'For anything else, such as portrait pages, use jsPDF and jspdf-autotable directly. The exporters install both, but also add them to your package.json.',
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

proves(
  [
    "To download a single row, call ExportCsv(columns, [row], 'order') in an action.",
    'this passes raw values, so apply lookup labels and customExport yourself',
  ],
  () => {
    const files = downloads();
    const own = columns({ name: { lookup: { Cid: 'Label' }, customExport: () => 'custom' } });
    const action = { icon: () => <i />, tooltip: 'Download' };
    const { el } = mountTable(
      {},
      {
        columns: own,
        actions: [{ ...action, onClick: (_event, row) => ExportCsv(own, [row].flat(), 'order') }],
      },
    );
    press(el, 'Download');
    expect(files.map(({ name, href }) => [name, firstFields(href)])).toEqual([['order.csv', ['Cid']]]);
  },
);

proves(
  'Its sortedData contains the rows that match the search and filters, on all pages, in the order shown, and data contains every row.',
  async () => {
    const files = downloads();
    const { el } = mount(<Export />);
    const download = async () => {
      const { length } = files;
      click(buttonOf('Download as CSV'));
      await expect.poll(() => files.length).toBe(length + 1);
      return firstFields(files.at(-1)?.href);
    };
    expect(await download()).toHaveLength(12);
    fill(one(el, 'tbody input'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
    expect(shown(el)).toEqual(['Evans', 'Jansen', 'Hansen']);
    expect(await download()).toEqual(['Evans', 'Jansen', 'Hansen']);
  },
);
