import MaterialTable, {
  type Components,
  type Options,
} from '@material-table/core';
import {
  TablePagination,
  type TablePaginationProps,
} from '@mui/material';
import { useMemo } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** More rows than the table will ever have. */
const all = 100_000;

const components: Components = { Pagination: PagerWithAll };
const options: Options<Order> = {
  search: false,
  pageSizeOptions: [5, 10, all],
  emptyRowsWhenPaging: false,
  showFirstLastPageButtons: false,
};

export default function PageSizeAll() {
  const columns = useMemo(makeColumns, []);
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={options}
      components={components}
    />
  );
}

function PagerWithAll(props: TablePaginationProps) {
  return (
    <TablePagination
      {...props}
      rowsPerPageOptions={[
        5,
        10,
        { value: all, label: 'All' },
      ]}
      slotProps={{
        select: {
          renderValue: (size) =>
            size === all
              ? 'All rows'
              : `${String(size)} rows`,
        },
      }}
    />
  );
}
