import React from 'react';
import MaterialTable from 'material-table';

// 1.x: the export menu before it was a list.
// After https://github.com/mbrn/material-table/issues/2136
export default function Planets() {
  return (
    <MaterialTable
      title="Planets"
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Moons', field: 'moons', type: 'numeric' },
      ]}
      data={[
        { id: 1, name: 'Mars', moons: 2 },
        { id: 2, name: 'Venus', moons: 0 },
      ]}
      options={{ exportButton: true, exportFileName: 'planets', exportDelimiter: ';' }}
    />
  );
}
