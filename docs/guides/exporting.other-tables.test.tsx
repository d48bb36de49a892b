import { MTableHeader, type Options } from '@material-table/core';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { choose } from './_exports';

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
