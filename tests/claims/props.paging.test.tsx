import MaterialTable, { MTablePagination } from '@material-table/core';
import { TablePagination, type TablePaginationProps } from '@mui/material';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { choosePageSize } from './remote';
import { click, fill, press } from './hands';
import { header, input, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  ['onPageChange(page, pageSize) runs after the table goes to another page.', 'page is counted from 0.'],
  () => {
    const onPageChange = vi.fn();
    const { el } = mountTable({}, { onPageChange });
    press(el, 'Next Page');
    press(el, 'Last Page');
    expect(onPageChange.mock.calls).toEqual([
      [1, 5],
      [2, 5],
    ]);
  },
);

proves('The old name, onChangePage, has no effect.', () => {
  const onChangePage = vi.fn();
  const { el } = mountTable({}, { onChangePage } as object);
  press(el, 'Next Page');
  expect(onChangePage).not.toHaveBeenCalled();
});

proves(
  [
    'With an array, sorting and searching return to the first page without calling it.',
    'Searching and sorting return to the first page without calling onPageChange',
  ],
  async () => {
    const onPageChange = vi.fn();
    const { el } = mountTable({ initialPage: 1, debounceInterval: 0 }, { onPageChange });
    click(header(el, 0));
    expect(el.textContent).toContain('1-5 of 12');
    press(el, 'Next Page');
    fill(input(el, 'Search'), 'o');
    await expect.poll(() => el.textContent).toContain('1-5 of');
    expect(onPageChange.mock.calls).toEqual([[1, 5]]);
  },
);

proves(
  [
    'If there are fewer rows and the current page would be empty, the table goes to the last page with rows and calls it.',
    'If there are too few rows for the current page, the table moves to the last page.',
  ],
  async () => {
    const onPageChange = vi.fn();
    const own = columns();
    const table = (data: Person[]) => <MaterialTable columns={own} data={data} onPageChange={onPageChange} />;
    const { el, rerender } = mount(table(people));
    press(el, 'Last Page');
    rerender(table(people.slice(0, 7)));
    await expect.poll(() => onPageChange.mock.lastCall).toEqual([1, 5]);
  },
);

proves(
  [
    'Changing the rows per page also calls it, with (0, newSize), just before onRowsPerPageChange.',
    'onRowsPerPageChange(pageSize) runs after a user selects another number in "Rows per page".',
    'The table returns to the first page, and onPageChange runs with (0, pageSize) just before.',
  ],
  async () => {
    const log: unknown[] = [];
    const { el } = mountTable(
      { initialPage: 1 },
      {
        onRowsPerPageChange: (size) => log.push(['size', size]),
        onPageChange: (...args) => log.push(['page', ...args]),
      },
    );
    await choosePageSize(el, 10);
    expect(log).toEqual([
      ['page', 0, 10],
      ['size', 10],
    ]);
    expect(shown(el)).toHaveLength(10);
  },
);

proves(
  [
    "It isn't called when you change options.pageSize",
    "It isn't called when you change options.pageSize, which applies immediately to an array of rows.",
    "With a constant options.pageSize, the user's choice survives when your component rerenders.",
    'Rows per page | options.pageSize | onRowsPerPageChange | options.pageSize',
  ],
  async () => {
    const onRowsPerPageChange = vi.fn();
    const { el, update } = mountTable({ pageSize: 5 }, { onRowsPerPageChange });
    update({ pageSize: 20 });
    await expect.poll(() => shown(el).length).toBe(12);
    expect(onRowsPerPageChange).not.toHaveBeenCalled();
    await choosePageSize(el, 10);
    update({ pageSize: 20 });
    expect(shown(el)).toHaveLength(10);
  },
);

const StablePagination = (props: TablePaginationProps) => (
  <TablePagination {...props} ActionsComponent={MTablePagination} />
);

proves(
  [
    'The buttons are recreated on every render, so the focus moves to the start of the document.',
    'The keyboard focus is lost on each page change',
  ],
  async () => {
    const turn = (el: HTMLElement) => {
      const button = one(el, 'button[aria-label="Next Page"]');
      button.focus();
      click(button);
      return document.activeElement === one(el, 'button[aria-label="Next Page"]');
    };
    expect(turn(mountTable().el)).toBe(false);
    const { el } = mountTable({}, { components: { Pagination: StablePagination } });
    expect(turn(el)).toBe(true);
  },
);
