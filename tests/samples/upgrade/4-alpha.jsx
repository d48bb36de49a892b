import React from 'react';
import MaterialTable from '@material-table/core';
import { fade } from '@material-ui/core/styles';

// 4.3: a color of Material UI 4.
// After https://github.com/mbrn/material-table/issues/1019
export default function Colored() {
  return (
    <MaterialTable
      title="Colored"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      options={{ rowStyle: { backgroundColor: fade('#1565c0', 0.2) } }}
    />
  );
}
