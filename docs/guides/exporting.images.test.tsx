import type { Options } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { choose, downloads } from './_exports';

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
