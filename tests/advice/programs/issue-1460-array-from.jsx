import MaterialTable from '@material-table/core';
import { useState } from 'react';

export default function Samples({ loaded }) {
  const [rows, setRows] = useState(loaded);
  return (
    <MaterialTable
      columns={[{ title: 'Sample', field: 'label' }]}
      data={Array.from(rows)}
      editable={{
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            const next = Array.from(rows);
            next[oldData.tableData.id] = newData;
            setRows(next);
            resolve();
          }),
      }}
    />
  );
}
