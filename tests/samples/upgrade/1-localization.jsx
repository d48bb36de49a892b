import React from 'react';
import MaterialTable from 'material-table';

// 1.x: a text that was renamed later.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/localization/german-table.js
export default function German() {
  return (
    <MaterialTable
      title="Leute"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'Ada' }]}
      localization={{ pagination: { labelRowsSelect: 'Zeilen' }, toolbar: { searchPlaceholder: 'Suche' } }}
    />
  );
}
