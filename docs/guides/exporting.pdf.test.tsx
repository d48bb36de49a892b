import type { Options } from '@material-table/core';
import { ExportPdf } from '@material-table/exporters';
import * as exporters from '@material-table/exporters';
import installed from '@material-table/exporters/package.json';
import { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';
import { expect, onTestFinished, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { mountTable, people, type Person } from '../../tests/claims/table';
import { choose } from './_exports';

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
