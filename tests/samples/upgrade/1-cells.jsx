import React, { useState } from 'react';
import MaterialTable from 'material-table';

// 1.x: single cells are edited, and the new value is put into the row at its place.
// After https://github.com/mbrn/material-table/issues/2361
export default function Beds() {
  const [beds, setBeds] = useState([{ crop: 'Leek' }, { crop: 'Kale' }]);
  return (
    <MaterialTable
      title="Beds"
      columns={[{ title: 'Crop', field: 'crop' }]}
      data={beds}
      cellEditable={{
        onCellEditApproved: (newValue, oldValue, rowData, columnDef) =>
          new Promise((resolve) => {
            const copy = [...beds];
            copy[rowData.tableData.id][columnDef.field] = newValue;
            setBeds(copy);
            setTimeout(resolve, 10);
          }),
      }}
    />
  );
}
