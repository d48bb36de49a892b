import MaterialTable from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { choose, click } from '../../tests/claims/hands';
import { header, one, shown } from '../../tests/claims/read';
import { mountTable } from '../../tests/claims/table';
import Newest from './basic.newest';
import SortOutside from './basic.sort-outside';

interface Running {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (column: number, direction: string) => void;
}

proves('ISO strings such as 2026-03-14 and Date objects are sorted by time.', () => {
  const { el } = mount(<Newest />);
  expect(shown(el)).toEqual(['14/03/2026', '09/03/2026', '02/03/2026', '27/02/2026', '11/02/2026']);
  const days = [new Date(2026, 2, 9), new Date(2025, 11, 31), new Date(2026, 2, 14)];
  const data = days.map((day, id) => ({ id: id + 1, day }));
  const { el: dates } = mount(
    <MaterialTable
      columns={[{ title: 'Day', field: 'day', defaultSort: 'desc', render: ({ id }) => id }]}
      data={data}
    />,
  );
  expect(shown(dates)).toEqual(['3', '1', '2']);
});

proves(
  'Strings such as 14.03.2026 are sorted by their first characters, so reverse their parts in customSort',
  () => {
    const iso = (day: string) => day.split('.').reverse().join('-');
    const data = ['14.03.2026', '31.12.2025', '09.03.2026'].map((day, index) => ({ id: index + 1, day }));
    const order = (customSort?: (a: { day: string }, b: { day: string }) => number) => {
      const { el } = mount(
        <MaterialTable
          columns={[{ title: 'Day', field: 'day', defaultSort: 'desc', customSort }]}
          data={data}
        />,
      );
      return shown(el);
    };
    expect(order()).toEqual(['31.12.2025', '14.03.2026', '09.03.2026']);
    expect(order((a, b) => iso(a.day).localeCompare(iso(b.day)))).toEqual([
      '14.03.2026',
      '09.03.2026',
      '31.12.2025',
    ]);
  },
);

proves('track clicks on headers with onOrderCollectionChange', async () => {
  const { el } = mount(<SortOutside />);
  await choose(el, 'Highest total first');
  expect(shown(el).slice(0, 2)).toEqual(['Costa', 'Fischer']);
  click(header(el, 0));
  expect(shown(el)[0]).toBe('Adams');
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('Customer, A to Z');
});

proves("onChangeOrder(index, '') restores the order of data.", () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef });
  flushSync(() => tableRef.current?.onChangeOrder(2, 'desc'));
  expect(shown(el)[0]).toBe('Kim');
  flushSync(() => tableRef.current?.onChangeOrder(2, ''));
  expect(shown(el)[0]).toBe('Cid');
});
