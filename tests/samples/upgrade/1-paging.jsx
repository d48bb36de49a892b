import React, { useState } from 'react';
import MaterialTable from 'material-table';

// 1.x: callbacks of paging under their first names.
// After https://github.com/mbrn/material-table/issues/2121
const columns = [{ title: 'Name', field: 'name' }];
const rows = Array.from({ length: 12 }, (_, i) => ({ id: i, name: `Row ${i}` }));

export default function Paged() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  return (
    <div>
      <p>
        Page {page} of {size}
      </p>
      <MaterialTable
        title="Paged"
        columns={columns}
        data={rows}
        onChangePage={(next) => setPage(next)}
        onChangeRowsPerPage={(next) => setSize(next)}
      />
    </div>
  );
}
