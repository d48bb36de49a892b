import React from 'react';
import MaterialTable from 'material-table';

// 1.x: a detail panel gets the row itself.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/detail-panel/one-detail-panel.js
export default function Books() {
  return (
    <MaterialTable
      title="Books"
      columns={[{ title: 'Title', field: 'title' }]}
      data={[{ id: 1, title: 'Emma', year: 1815 }]}
      detailPanel={rowData => <p>From {rowData.year}</p>}
    />
  );
}
