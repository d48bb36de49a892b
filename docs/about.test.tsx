import { expect, vi } from 'vitest';
import { proves } from '../tests/claims/claim';
import { press, click } from '../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../tests/claims/read';
import { mountTable, people, columns, type Person } from '../tests/claims/table';
import { flushSync } from 'react-dom';
import { MTableBodyRow } from '@material-table/core';

const many = Array.from({ length: 300 }, (_, index) => ({
  id: index + 1,
  name: `P${index}`,
  city: '',
  age: 1,
}));

proves('every row of the page is in the DOM', () => {
  const { el } = mountTable({ paging: false, maxBodyHeight: 200 }, { data: many });
  expect(all(el, bodyRow)).toHaveLength(300);
});

proves(
  [
    "Tab moves between buttons and inputs, but arrow keys do nothing in cells, and editable cells and clickable rows can't be reached with the keyboard.",
    'sortable headers have the wrong role',
  ],
  () => {
    const { el } = mountTable(
      {},
      {
        onRowClick: () => undefined,
        cellEditable: { isCellEditable: () => true, onCellEditApproved: async () => undefined },
      },
    );
    expect(all(el, `${bodyRow} td`).length).toBeGreaterThan(10);
    expect(all(el, `${bodyRow}[tabindex], ${bodyRow} [tabindex], ${bodyRow} button`)).toEqual([]);
    // No arrow key moves the focus from a cell that a script focuses.
    const cell = one(el, `${bodyRow} td`);
    cell.tabIndex = 0;
    cell.focus();
    for (const key of ['ArrowRight', 'ArrowDown'])
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(cell);
    // A button by its keys, a header by its role, inside a header.
    expect(one(el, 'th .MuiTableSortLabel-root').getAttribute('role')).toBe('columnheader');
  },
);

proves(
  'Page, sorting, search and filters are internal state. You set the initial values and listen for changes',
  () => {
    const onPageChange = vi.fn();
    const { el, update } = mountTable({ initialPage: 1 }, { onPageChange });
    expect(shown(el)[0]).toBe('Fay');
    update({ initialPage: 0 });
    expect(shown(el)[0]).toBe('Fay');
    press(el, 'Next Page');
    expect(onPageChange).toHaveBeenCalledWith(2, 5);
  },
);

proves('With remote data, only the rows of the current page are grouped or form a tree', async () => {
  const data = async () => ({ data: people.slice(0, 3), page: 0, totalCount: 12 });
  const { el } = mountTable({}, { data, columns: columns({ city: { defaultGroupOrder: 0 } }) });
  await expect.poll(() => texts(el, 'tbody tr').filter((text) => text.includes('City'))).toHaveLength(2);
  const parentChildData = ({ id }: Person, rows: Person[]) =>
    id === 1 ? undefined : rows.find((row) => row.id === 1);
  const tree = mountTable({ defaultExpanded: true }, { data, parentChildData });
  await expect.poll(() => shown(tree.el)).toEqual(['Cid', 'Ann', 'Dora']);
  click(one(tree.el, `${bodyRow} button`));
  expect(shown(tree.el)).toEqual(['Cid']);
});

proves('Shift-click changes only one row.', () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true }, { onSelectionChange });
  const boxes = all(el, `${bodyRow} input[type="checkbox"]`);
  if (!boxes[0] || !boxes[3]) throw new Error('there are no checkboxes');
  click(boxes[0]);
  flushSync(() => boxes[3]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(2);
});

proves('onContextMenu, className and aria-* reach its tr', async () => {
  const onContextMenu = vi.fn();
  const Row = (props: object) => (
    <MTableBodyRow {...props} className="mine" aria-label="row" onContextMenu={onContextMenu} />
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => all(el, 'tr.mine[aria-label="row"]').length).toBe(5);
  one(el, `tr.mine td`).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect(onContextMenu).toHaveBeenCalledOnce();
});
