import { type ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from './claim';
import { all, one } from './read';
import { mountTable } from './table';

proves(
  [
    "Return a td (TableCell), because the pagination is rendered in a row of the table's footer.",
    "MUI's TablePagination is already a td, so wrap it to change only a few props.",
    'takes its labels and icons from the table.',
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
  },
);
