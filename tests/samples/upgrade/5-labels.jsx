import React from 'react';
import MaterialTable from '@material-table/core';

// 5.1: a text behind the number of rows.
// After https://github.com/material-table-core/core/issues/755
const texts = { pagination: { labelRowsSelect: 'lines', firstTooltip: 'Start' } };

export default function Labeled() {
  return (
    <MaterialTable
      title="Labeled"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      localization={texts}
    />
  );
}
