import MaterialTable, {
  type Components,
} from '@material-table/core';
import {
  Pagination,
  TableCell,
  type TablePaginationProps,
} from '@mui/material';
import { useMemo } from 'react';
import { makeColumns, orders } from '../_orders';

const components: Components = { Pagination: Numbers };

export default function OwnPager() {
  const columns = useMemo(makeColumns, []);
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      components={components}
    />
  );
}

/** A cell, because it is in a row of the table's footer. */
function Numbers({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: TablePaginationProps) {
  return (
    <TableCell
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        height: 52,
        py: 0,
        boxSizing: 'content-box',
      }}
    >
      <Pagination
        count={Math.ceil(count / rowsPerPage)}
        page={page + 1}
        onChange={(_event, next) =>
          onPageChange(null, next - 1)
        }
      />
    </TableCell>
  );
}
