import * as library from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import type { Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { type Any } from './slots';
import { click, press } from './hands';
import { all, cell, one } from './read';
import { mountTable, type Person, save } from './table';

proves(
  [
    'To save, a replacement calls onCellEditApproved of cellEditable with (newValue, oldValue, rowData, columnDef), then onCellEditFinished(rowData, columnDef); to cancel, only the second.',
    "The icon can't be reached with the keyboard, so replace it with a button that calls retry.",
    'The retry icon is an SVG with a click handler.',
    'Replace it to remove the shadow or add a frame. Keep style, which the overlays need, and render children.',
  ],
  async () => {
    type Cell = {
      cellEditable: { onCellEditApproved: (...values: unknown[]) => unknown };
      rowData: Person;
      columnDef: object;
      onCellEditFinished: (row: Person, column: object) => void;
    };
    const onCellEditApproved = vi.fn(save);
    const EditCell = ({ cellEditable, rowData, columnDef, onCellEditFinished }: Cell) => (
      <td>
        <button
          type="button"
          aria-label="store"
          onClick={() => {
            cellEditable.onCellEditApproved('new', rowData.name, rowData, columnDef);
            onCellEditFinished(rowData, columnDef);
          }}
        />
        <button type="button" aria-label="leave" onClick={() => onCellEditFinished(rowData, columnDef)} />
      </td>
    );
    const cellEditable = { isCellEditable: () => true, onCellEditApproved };
    const { el } = mountTable({}, { cellEditable, components: { EditCell } as unknown as Components });
    click(one(el, `${cell} > div`));
    press(el, 'leave');
    expect(onCellEditApproved).not.toHaveBeenCalled();
    expect(el.querySelector('[aria-label=leave]')).toBeNull();
    click(one(el, `${cell} > div`));
    press(el, 'store');
    expect(onCellEditApproved.mock.calls[0]?.slice(0, 2)).toEqual(['new', 'Cid']);
    expect(el.querySelector('[aria-label=store]')).toBeNull();
    const data = vi.fn(() => Promise.reject(new Error('down')));
    const failed = mountTable({}, { data }).el;
    await expect.poll(() => all(failed, '[data-testid=replay]').length).toBe(1);
    const icon = one(failed, '[data-testid=replay]');
    expect([icon.tagName, icon.getAttribute('tabindex'), icon.closest('button')]).toEqual([
      'svg',
      null,
      null,
    ]);
    expect(one(failed, '.MuiPaper-root').style.position).toBe('relative');
  },
);

proves(
  [
    "The table counts pages from 0, and MUI's Pagination from 1.",
    'The number of pages is Math.ceil(count / rowsPerPage).',
    'The default keeps all the numbers on narrow screens, so choose a small numberOfPagesAround.',
  ],
  () => {
    const onPageChange = vi.fn();
    const options = { paginationType: 'stepped' as const, pageSize: 2, pageSizeOptions: [2] };
    const { el } = mountTable({ ...options, numberOfPagesAround: 2 }, { onPageChange });
    const numbers = () =>
      all(el, 'button')
        .map((b) => b.textContent ?? '')
        .filter((text) => /^\d/.test(text));
    expect(numbers()).toEqual(['1', '2', '3']);
    const second = all(el, 'button').find(({ textContent }) => textContent === '2') as HTMLElement;
    click(second);
    expect(onPageChange).toHaveBeenLastCalledWith(1, 2);
    press(el, 'Last Page');
    expect(onPageChange).toHaveBeenLastCalledWith(Math.ceil(12 / 2) - 1, 2);
    expect(numbers()).toEqual(['4', '5', '6']);
  },
);

proves(
  "The default of each slot is exported under its name, such as MTableCell for Cell, except for Container, OverlayLoading, OverlayError, SummaryRow and Pagination, which is MUI's TablePagination.",
  () => {
    const slots =
      'Toolbar Header Body Cell Groupbar GroupRow FilterRow EditRow EditField EditCell Action Actions';
    const entries = slots.split(' ').map((slot) => [slot, (library as never as Any)[`MTable${slot}`]]);
    const components = { ...Object.fromEntries(entries), Row: MTableBodyRow } as Components;
    const html = (props: object) =>
      mountTable(
        { filtering: true, grouping: true, selection: true },
        { editable: { onRowAdd: save }, ...props },
      )
        .el.innerHTML.replace(/_r_\w+_/g, '')
        .replace(/(context-id|handle-draggable-id|rfd-[\w-]+)="[^"]*"/g, '');
    expect(html({ components })).toBe(html({}));
  },
);
