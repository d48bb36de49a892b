import React from 'react';
import MaterialTable from '@material-table/core';

// 3.0: several panels, each with the row itself.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/detail-panel/multiple-detail-panels.js
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
