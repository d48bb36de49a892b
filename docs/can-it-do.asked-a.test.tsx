import MaterialTable from '@material-table/core';
import { isValid, parse } from 'date-fns';
import { createRef, type ReactNode } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { press } from '../tests/claims/hands';
import { all, shown, toggle } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';

proves(
  [
    'an open detail panel or child row gets between them',
    "compare with the previous row in the table's sorted list. Rows can then be expanded",
  ],
  async () => {
    const tableRef = createRef<{ dataManager: { sortedData: Person[] } }>();
    const render = (row: Person): ReactNode => {
      const sorted = tableRef.current?.dataManager.sortedData ?? [];
      const previous = sorted[sorted.findIndex(({ id }) => id === row.id) - 1];
      return previous?.city === row.city ? '' : row.city;
    };
    const { el } = mount(
      <MaterialTable
        columns={columns({ city: { render, defaultSort: 'asc' } })}
        data={people}
        tableRef={tableRef}
        detailPanel={({ rowData }) => <p>About {rowData.name}</p>}
      />,
    );
    await expect.poll(() => shown(el, 1)).toEqual(['Bonn', '', '', '', '']);
    press(el, toggle);
    const rows = () => all(el, 'tbody tr').map((row) => row.textContent?.slice(0, 9));
    await expect.poll(rows).toContain('About Cid');
    expect(rows().slice(0, 3)).toEqual(['CidBonn41', 'About Cid', 'Ann30']);
    expect(shown(el, 1)).toEqual(['Bonn', '', '', '', '']);

    const tree = mountTable(
      { defaultExpanded: true },
      { parentChildData: ({ id }, rows) => rows.find((row) => id === 4 && row.id === 1) },
    ).el;
    await expect.poll(() => shown(tree).slice(0, 3)).toEqual(['Cid', 'Bob', 'Ann']);
  },
);

proves('Try the formats that you expect, and reject a line if none fits', () => {
  const formats = ['yyyy-MM-dd', 'dd.MM.yyyy', 'dd-MMM-yy', 'M/d/yyyy'];
  const toDate = (text: string) =>
    formats.map((format) => parse(text, format, new Date())).find((date) => isValid(date));
  const day = new Date(2026, 2, 4);
  expect(['2026-03-04', '04.03.2026', '04-Mar-26', '3/4/2026'].map(toDate)).toEqual([day, day, day, day]);
  expect(['31.02.2026', 'soon', '', '46085'].map(toDate)).toEqual(Array(4).fill(undefined));
});
