import React from 'react';
import MaterialTable from '@material-table/core';

// 3.0: several panels, each with the row itself.
export default function Panels() {
  return (
    <MaterialTable
      title="Panels"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada', note: 'first' }]}
      detailPanel={[
        { tooltip: 'Name', render: (row) => <p>{row.name}</p> },
        { tooltip: 'Note', render: function (rowData) { return <p>{rowData.note}</p>; } },
      ]}
    />
  );
}
