import { type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { all, one } from './read';
import { mountTable } from './table';

proves(
  [
    "Return a td (TableCell), because it is in a row of the table's footer.",
    "MUI's TablePagination is already a td.",
    'To change only a few props, wrap it: <TablePagination {...props} labelRowsPerPage="" />.',
    'takes its labels and icons from the table.',
    "MUI logs a warning for a number of rows that isn't in rowsPerPageOptions.",
  ],
  async () => {
    const { TablePagination } = await import('@mui/material');
    const Pagination = (props: ComponentProps<typeof TablePagination>) => (
      <TablePagination {...props} labelRowsPerPage="Lines" />
    );
    const { el } = mountTable({}, { components: { Pagination } });
    expect(one(el, '.MuiTablePagination-selectLabel').textContent).toBe('Lines');
    expect(one(el, '.MuiTablePagination-root').tagName).toBe('TD');
    expect(one(el, '.MuiTablePagination-root').closest('tfoot')).not.toBeNull();
    const localization = { pagination: { nextAriaLabel: 'weiter' } };
    expect(all(mountTable({}, { localization }).el, 'button[aria-label=weiter]')).toHaveLength(1);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    flushSync(() => void mountTable({ pageSize: 7 }));
    expect(warn.mock.calls.flat().join()).toContain('out-of-range');
    warn.mockRestore();
  },
);
