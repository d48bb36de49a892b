import React from 'react';
import MaterialTable from '@material-table/core';

// 4.2: sorting switched off as a whole.
// After https://github.com/mbrn/material-table/issues/1223
export default function Fixed() {
  return (
    <MaterialTable
      title="Fixed order"
      columns={[{ title: 'Step', field: 'step' }]}
      data={[{ id: 1, step: 'Begin' }]}
      options={{ sorting: false, search: false }}
    />
  );
}
