import MaterialTable, { MTablePagination } from '@material-table/core';
import { TablePagination } from '@mui/material';
import { type ComponentProps, createRef, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { choose, click, fill, press } from '../../tests/claims/hands';
import { all, buttonOf, labeled, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import PageSizeAll from './basic.all';
import Jump from './basic.jump';
import LoadMore from './basic.load-more';
import OwnPager from './basic.own';

function Following({ rows }: { rows: Person[] }) {
  const made = useMemo(() => columns(), []);
  const tableRef = useRef<{ onPageChange: (event: null, page: number) => void }>(null);
  useEffect(() => tableRef.current?.onPageChange(null, 0), [rows]);
  return <MaterialTable columns={made} data={rows} tableRef={tableRef} />;
}

function ButtonsOnly(props: ComponentProps<typeof MTablePagination>) {
  return (
    <td>
      <MTablePagination {...props} />
    </td>
  );
}

function Wrapped(props: ComponentProps<typeof TablePagination>) {
  return <TablePagination {...props} />;
}

interface Running {
  onPageChange: (event: null, page: number) => void;
  onChangeOrder: (column: number, direction: string) => void;
}

proves('Call onPageChange(null, 0) in an effect that depends on the loaded rows', async () => {
  const { el, rerender } = mount(<Following rows={people} />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  rerender(<Following rows={people.map((person) => ({ ...person, age: 1 }))} />);
  await expect.poll(() => shown(el)[0]).toBe('Cid');
});

proves("An object such as { value: 100, label: 'All' } also works", async () => {
  const pageSizeOptions = [5, { value: 100, label: 'All' }] as unknown as number[];
  const { el } = mountTable({ pageSizeOptions, emptyRowsWhenPaging: false });
  one(el, '[role="combobox"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await expect.poll(() => texts(document.body, '[role="option"]')).toEqual(['5', 'All']);
  click(all(document.body, '[role="option"]')[1] ?? el);
  expect(shown(el)).toHaveLength(12);
});

proves(
  [
    'MTablePagination contains only the page buttons.',
    "Wrap MUI's pagination instead, with Pagination: (props) => <TablePagination {...props} />, defined outside your component.",
  ],
  async () => {
    const partsWith = async (Pagination: typeof Wrapped | typeof ButtonsOnly) => {
      const { el } = mountTable({}, { components: { Pagination: Pagination as typeof Wrapped } });
      await expect.poll(() => all(el, 'tfoot button[aria-label="Next Page"]')).toHaveLength(1);
      return all(el, 'tfoot [role=combobox]').length;
    };
    expect([await partsWith(ButtonsOnly), await partsWith(Wrapped)]).toEqual([0, 1]);
  },
);

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

proves('Its pages are counted from 0', async () => {
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  press(el, 'Go to page 3');
  await expect.poll(() => shown(el)).toEqual(['Kowalski', 'Lind']);
});

proves('Unlike the built-in buttons, these buttons keep keyboard focus.', async () => {
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

proves(["track the table's own buttons with the onPageChange prop"], async () => {
  const { el } = mount(<Jump />);
  const field = labeled(el, 'Page, 1 to 4');
  fill(field, '3');
  expect(shown(el)).toEqual(['Garcia', 'Hansen', 'Ito']);
  press(el, 'Next Page');
  expect(field.value).toBe('4');
  fill(field, '9');
  expect(shown(el)).toEqual(['Jansen', 'Kowalski', 'Lind']);
});

proves('a page past the end shows the last page, and a negative number shows an empty page', () => {
  const tableRef = createRef<Running>();
  const { el } = mountTable({}, { tableRef });
  flushSync(() => tableRef.current?.onPageChange(null, 99));
  expect(shown(el)).toEqual(['Kim', 'Leo']);
  flushSync(() => tableRef.current?.onPageChange(null, -1));
  expect(shown(el)).toEqual([]);
});

proves('Turn off paging, show some of the rows, and append more on each click.', () => {
  const { el } = mount(<LoadMore />);
  expect(shown(el)).toHaveLength(4);
  click(buttonOf('Load more'));
  expect(texts(el, 'h6')).toEqual(['8 of 12 orders']);
  click(buttonOf('Load more'));
  expect(shown(el)).toHaveLength(12);
  expect(buttonOf('Load more')).toHaveProperty('disabled', true);
});

// The custom pagination is as high as the built-in one: nothing moves when it loads.
proves('must return a table cell', async () => {
  const footer = (root: ParentNode) => one(root, 'tfoot').getBoundingClientRect().height;
  const { el } = mount(<OwnPager />);
  await expect.poll(() => all(el, '.MuiPagination-root').length).toBe(1);
  expect(one(el, '.MuiPagination-root').closest('td')?.parentElement?.tagName).toBe('TR');
  expect(footer(el)).toBe(footer(mountTable().el));
});
