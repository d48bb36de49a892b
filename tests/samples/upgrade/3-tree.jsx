import React from 'react';
import MaterialTable from '@material-table/core';
import { Avatar } from '@material-ui/core';

// 3.2: tree data with a rendered column.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/tree-data/basic-tree-data.js
export default function Family() {
  return (
    <MaterialTable
      title="Family"
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Initial', field: 'name', render: (row) => <Avatar>{row.name[0]}</Avatar> },
      ]}
      data={[
        { id: 1, name: 'Ines' },
        { id: 2, name: 'Rui', parentId: 1 },
      ]}
      parentChildData={(row, rows) => rows.find((other) => other.id === row.parentId)}
      options={{ sorting: false, padding: 'default' }}
    />
  );
}
