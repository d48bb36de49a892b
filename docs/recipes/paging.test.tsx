import MaterialTable from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, click, fill, mountTable, one, people, press, shown, texts } from '../../tests/claims/table';
import { buttonOf, choose, input, labeled } from './_b-hands';
import PageSizeAll from './paging.all';
import Jump from './paging.jump';
import LoadMore from './paging.load-more';
import Newest from './paging.newest';
import NoPager from './paging.one-page';
import OwnPager from './paging.own';
import Remember from './paging.remember';
import SortOutside from './paging.sort-outside';

interface Running {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (column: number, direction: string) => void;
}

const header = (el: ParentNode, index: number) => all(el, 'th .MuiTableSortLabel-root')[index] as HTMLElement;
const pager = (el: ParentNode) => all(el, '.MuiTablePagination-root').length;

proves('label it in your own Pagination', async () => {
  const { el } = mount(<PageSizeAll />);
  await expect.poll(() => one(el, '[role="combobox"]').textContent).toBe('5 rows');
  await choose(el, 'All');
  await expect.poll(() => shown(el)).toHaveLength(12);
  expect(one(el, '[role="combobox"]').textContent).toBe('All rows');
  expect(el.textContent).toContain('1-12 of 12');
});

proves('or the table fills the page with empty rows', () => {
  const { el } = mountTable({ pageSize: 100, pageSizeOptions: [100] });
  expect(all(el, 'tbody tr').length).toBeGreaterThanOrEqual(100);
  const { el: without } = mountTable({ pageSize: 100, pageSizeOptions: [100], emptyRowsWhenPaging: false });
  expect(all(without, 'tbody tr')).toHaveLength(12);
});

proves('-1, which means "all" in Material UI, omits the last row.', () => {
  const { el } = mountTable({ pageSize: -1, pageSizeOptions: [5, -1] });
  expect(shown(el)).toEqual(people.slice(0, -1).map(({ name }) => name));
});

proves('Pages count from 0 here', async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  press(el, 'Go to page 3');
  await expect.poll(() => shown(el)).toEqual(['Kowalski', 'Lind']);
});

proves('Unlike the built-in buttons, these keep the keyboard focus.', async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  const focused = (name: string, root: ParentNode) => {
    const button = one(root, `button[aria-label="${name}"]`);
    button.focus();
    click(button);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(focused('Go to next page', el)).toBe('Go to next page');
  expect(focused('Next Page', mountTable().el)).toBeNull();
});

proves(["track the table's own buttons with the prop onPageChange"], async () => {
  const { el } = mount(<Jump />);
  const field = labeled(el, 'Page, 1 to 4');
  fill(field, '3');
  expect(shown(el)).toEqual(['Garcia', 'Hansen', 'Ito']);
  press(el, 'Next Page');
  expect(field.value).toBe('4');
  fill(field, '9');
  expect(shown(el)).toEqual(['Jansen', 'Kowalski', 'Lind']);
});

proves('a page past the end becomes the last one, a negative one is an empty page', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef });
  flushSync(() => tableRef.current?.onPageChange(null, 99));
  expect(shown(el)).toEqual(['Kim', 'Leo']);
  flushSync(() => tableRef.current?.onPageChange(null, -1));
  expect(shown(el)).toEqual([]);
});

proves('Searching and sorting go back to the first page without calling onPageChange.', async () => {
  const onPageChange = vi.fn();
  const { el } = mountTable({}, { onPageChange });
  press(el, 'Next Page');
  expect(onPageChange).toHaveBeenCalledTimes(1);
  click(header(el, 0));
  expect(shown(el)[0]).toBe('Ann');
  press(el, 'Next Page');
  fill(input(el, 'Search'), 'o');
  await expect.poll(() => el.textContent).toContain('1-5 of');
  expect(onPageChange).toHaveBeenCalledTimes(2);
});

proves('Turn paging off, show some of the rows, and append to them.', () => {
  const { el } = mount(<LoadMore />);
  expect(shown(el)).toHaveLength(4);
  click(buttonOf('Load more'));
  expect(texts(el, 'h6')).toEqual(['8 of 12 orders']);
  click(buttonOf('Load more'));
  expect(shown(el)).toHaveLength(12);
  expect(buttonOf('Load more')).toHaveProperty('disabled', true);
});

proves('Store the size that onRowsPerPageChange reports, and pass it back as options.pageSize.', async () => {
  const { el } = mount(<Remember />);
  await choose(el, '3');
  await expect.poll(() => shown(el)).toHaveLength(3);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toEqual([]);
  click(labeled(el, 'Show the table'));
  expect(shown(el)).toHaveLength(3);
});

proves('When users change the size, onPageChange is called too, with page 0.', async () => {
  const onPageChange = vi.fn();
  const { el } = mountTable({}, { onPageChange });
  press(el, 'Next Page');
  await choose(el, '10');
  await expect.poll(() => onPageChange.mock.lastCall).toEqual([0, 10]);
});

proves('It can change with the rows, and nothing else is lost.', () => {
  const { el } = mount(<NoPager />);
  expect(pager(el)).toBe(0);
  click(header(el, 2));
  expect(shown(el)).toEqual(['Berger', 'Dahl', 'Adams', 'Costa']);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(0);
  click(buttonOf('One more'));
  expect(pager(el)).toBe(1);
  expect(shown(el)).toEqual(['Evans', 'Berger', 'Dahl', 'Adams', 'Fischer']);
  click(buttonOf('One less'));
  expect(pager(el)).toBe(0);
  expect(shown(el)).toHaveLength(5);
});

proves('It counts all rows: if a search leaves three of twelve, the pagination stays.', async () => {
  const { el } = mountTable({ paging: people.length > 5 });
  fill(input(el, 'Search'), 'rome');
  await expect.poll(() => shown(el)).toHaveLength(3);
  expect(pager(el)).toBe(1);
});

proves('ISO strings such as 2026-03-14 and Date objects sort by time', () => {
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

proves('strings such as 14.03.2026 sort by their first characters, so reverse them in customSort', () => {
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
});

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

// The pager of one's own is as high as the built-in one: nothing moves when it arrives.
proves('must return a table cell', async () => {
  const footer = (root: ParentNode) => one(root, 'tfoot').getBoundingClientRect().height;
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  expect(one(el, '.MuiPagination-root').closest('td')?.parentElement?.tagName).toBe('TR');
  expect(footer(el)).toBe(footer(mountTable().el));
});
