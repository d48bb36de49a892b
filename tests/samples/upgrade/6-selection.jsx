import React from 'react';
import MaterialTable from '@material-table/core';

// 6.0: check boxes named by inputProps.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/selection/conditional-selection-boxes.js
export default function Selected() {
  return (
    <MaterialTable
      title="Selected"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      options={{
        selection: true,
        selectionProps: (row) => ({ inputProps: { 'aria-label': `Select ${row.name}` } }),
        headerSelectionProps: { inputProps: { 'aria-label': 'Select all' } },
      }}
    />
  );
}
