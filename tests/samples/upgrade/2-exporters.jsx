import React from 'react';
import MaterialTable from '@material-table/core';
import { ExportCsv } from '@material-table/core/exporters';

// 2.3: the exporters were a part of the package.
// After https://github.com/material-table-core/core/issues/102
export default function Exported() {
  return (
    <MaterialTable
      title="Exported"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      options={{ exportMenu: [{ label: 'CSV', exportFunc: (cols, rows) => ExportCsv(cols, rows, 'people') }] }}
    />
  );
}
