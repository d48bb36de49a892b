import fs from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { transform } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { fencesOf } from '../../../tests/content/fences/find';
import { install, makeProject } from '../../../tests/registry/project';

// Runs with `npm run test-long`: the site has no library that writes .xlsx, so it needs a registry.

const page = 'docs/guides/exporting/index.mdx';

const program = `
import { exportMenu } from './entry.mjs';
const columns = [
  { title: 'Name', field: 'name' },
  { title: 'Price', field: 'price', type: 'currency' },
  { title: 'Count', field: 'count', type: 'numeric' },
  { title: 'Day', field: 'day', type: 'date' },
];
const rows = [{ name: '=1+1', price: 1234.5, count: 7, day: new Date(2026, 5, 14) }, { name: 'none' }];
await exportMenu[0].exportFunc(columns, rows);
`;

/** The workbook of the page's sample, which is written by a Node program instead of a download. */
async function writtenBook() {
  const fence = (await fencesOf(page, fs.readFileSync(page, 'utf8'))).find(({ code }) =>
    code.includes("import('write-excel-file/browser')"),
  );
  if (!fence) throw new Error(`${page} has no sample with write-excel-file.`);
  const { code } = await transform(fence.code.replace('/browser', '/node'), { loader: 'ts' });
  const project = makeProject('excel');
  project.write({ 'entry.mjs': code, 'run.mjs': program });
  await install(project, 'write-excel-file@4.1.1');
  await project.run('node', 'run.mjs');
  const files = unzipSync(fs.readFileSync(path.join(project.folder, 'people.xlsx')));
  const [sheet, styles, shared] = ['worksheets/sheet1', 'styles', 'sharedStrings'].map((name) =>
    load(strFromU8(files[`xl/${name}.xml`] ?? new Uint8Array()), { xml: true }),
  ) as [CheerioAPI, CheerioAPI, CheerioAPI];
  const formatOf = (style = '0') => {
    const id = styles('cellXfs xf').eq(Number(style)).attr('numFmtId');
    return styles(`numFmt[numFmtId="${id}"]`).attr('formatCode');
  };
  const cell = (place: string) => {
    const found = sheet(`c[r="${place}"]`);
    const value = found.children('v').text();
    if (found.attr('t') === 's') return shared('si').eq(Number(value)).text();
    return { value: Number(value), format: formatOf(found.attr('s')) };
  };
  return {
    cell,
    widths: sheet('col')
      .get()
      .map((column) => sheet(column).attr('width')),
  };
}

proves(
  [
    'This was tested with write-excel-file 4.1.1',
    "The format is Excel's number format, and the width is in characters.",
    'dates in your rows become real dates in Excel, numbers stay numbers, and a string such as =1+1 stays a string.',
  ],
  async () => {
    const { cell, widths } = await writtenBook();
    expect(widths).toEqual(['20', '20', '20', '20']);
    expect(['A1', 'A2', 'A3'].map(cell)).toEqual(['Name', '=1+1', 'none']);
    expect(cell('B2')).toEqual({ value: 1234.5, format: '#,##0.00' });
    expect(cell('C2')).toEqual({ value: 7, format: undefined });
    // Excel counts days; 1 is the first of 1900.
    expect(cell('D2')).toEqual({ value: 46187, format: 'mm/dd/yyyy' });
  },
);
