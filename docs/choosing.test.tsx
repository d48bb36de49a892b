import { expect, vi } from 'vitest';
import { proves } from '../tests/claims/claim';
import { press } from '../tests/claims/hands';
import { all, bodyRow, one, shown } from '../tests/claims/read';
import { mountTable } from '../tests/claims/table';

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
