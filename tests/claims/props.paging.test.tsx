import MaterialTable, { MTablePagination } from '@material-table/core';
import { TablePagination, type TablePaginationProps } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { claim, mount } from './claim';
import { all, click, columns, fill, mountTable, one, people, type Person, press, shown } from './table';

const field = (el: HTMLElement, label: string) => one(el, `input[aria-label="${label}"]`) as HTMLInputElement;
const header = (el: HTMLElement, index: number) =>
  all(el, '[data-testid=mtableheader-sortlabel]')[index] as HTMLElement;
const choosePageSize = async (el: HTMLElement, size: number) => {
  await userEvent.click(one(el, '.MuiTablePagination-select'));
  const option = () => all(document, '[role=option]').find(({ textContent }) => textContent === String(size));
  await expect.poll(option).toBeDefined();
  click(option() as HTMLElement);
};

claim('MaterialTableProps.onPageChange', 'counts from 0 and gets the page size', () => {
  const onPageChange = vi.fn();
  const { el } = mountTable({}, { onPageChange });
  press(el, 'Next Page');
  press(el, 'Last Page');
  expect(onPageChange.mock.calls).toEqual([
    [1, 5],
    [2, 5],
  ]);
});

claim('MaterialTableProps.onPageChange', 'under its old name onChangePage does nothing', () => {
  const onChangePage = vi.fn();
  const { el } = mountTable({}, { onChangePage } as object);
  press(el, 'Next Page');
  expect(onChangePage).not.toHaveBeenCalled();
});

claim(
  'MaterialTableProps.onPageChange',
  'stays silent when sorting or searching goes back to the first page',
  async () => {
    const onPageChange = vi.fn();
    const { el } = mountTable({ initialPage: 1, debounceInterval: 0 }, { onPageChange });
    click(header(el, 0));
    expect(el.textContent).toContain('1-5 of 12');
    press(el, 'Next Page');
    fill(field(el, 'Search'), 'o');
    await expect.poll(() => el.textContent).toContain('1-5 of');
    expect(onPageChange.mock.calls).toEqual([[1, 5]]);
  },
);

claim('MaterialTableProps.onPageChange', 'runs when the rows of the current page vanish', async () => {
  const onPageChange = vi.fn();
  const own = columns();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} onPageChange={onPageChange} />;
  const { el, rerender } = mount(table(people));
  press(el, 'Last Page');
  rerender(table(people.slice(0, 7)));
  await expect.poll(() => onPageChange.mock.lastCall).toEqual([1, 5]);
});

claim(
  ['MaterialTableProps.onRowsPerPageChange', 'MaterialTableProps.onPageChange'],
  'both run, the page first, with a number',
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

claim(
  'MaterialTableProps.onRowsPerPageChange',
  'is not called for a new options.pageSize, and the choice outlives a render',
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

claim(
  ['MaterialTableProps.onPageChange', 'Exports.MTablePagination'],
  'focus is lost, unless the buttons are stable',
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
