import React from 'react';
import MaterialTable from '@material-table/core';
import { TablePagination } from '@material-ui/core';

// 3.1: a pager of one's own, from Material UI 4.
// After https://github.com/material-table-core/core/issues/324
const Pager = ({ count, page, rowsPerPage, onPageChange, onRowsPerPageChange }) => (
  <TablePagination
    component="div"
    count={count}
    page={page}
    rowsPerPage={rowsPerPage}
    rowsPerPageOptions={[5, 10]}
    onChangePage={onPageChange}
    onChangeRowsPerPage={onRowsPerPageChange}
  />
);

export default function Pages() {
  return (
    <MaterialTable
      title="Pages"
      columns={[{ title: 'Name', field: 'name' }]}
      data={Array.from({ length: 12 }, (_, i) => ({ id: i, name: `Row ${i}` }))}
      components={{ Pagination: Pager }}
    />
  );
}
