import { MTablePagination } from '@material-table/core';
import { TablePagination } from '@mui/material';
import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { all, mountTable } from '../../tests/claims/table';

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

proves(
  [
    'MTablePagination is only the page buttons.',
    "Wrap MUI's pagination instead: Pagination: (props) => <TablePagination {...props} />, defined outside your component.",
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
