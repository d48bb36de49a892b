import MaterialTable from '@material-table/core';
import { useState } from 'react';

export default function App() {
  const [rows, setRows] = useState([{ id: 1, word: 'tree' }]);
  return (
    <MaterialTable
      title="Click a cell"
      columns={[{ title: 'Word', field: 'word' }]}
      data={rows}
      cellEditable={{
        isCellEditable: () => true,
        onCellEditApproved: async (newValue, oldValue, rowData, columnDef) => {
          setRows(rows.map((row) => (row.id === rowData.id ? { ...row, [columnDef.field]: newValue } : row)));
        },
      }}
    />
  );
}
