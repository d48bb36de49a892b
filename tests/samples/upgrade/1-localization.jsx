import React from 'react';
import MaterialTable from 'material-table';

// 1.x: a text that was renamed later.
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
