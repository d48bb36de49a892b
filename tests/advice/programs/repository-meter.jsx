import MaterialTable from 'material-table';
import { useState } from 'react';

export default function Meter() {
  const [rows, setRows] = useState([
    { label: 'kWh', start: 1, end: 2 },
    { label: 'kVA', start: 3, end: 5 },
  ]);
  const columns = [
    { title: 'Meter', field: 'label', editable: 'never' },
    { title: 'Start', field: 'start', type: 'numeric' },
  ];
  return (
    <div>
      <link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons" />
      <MaterialTable
        title={<h2>Meter</h2>}
        columns={columns}
        data={rows}
        editable={{
          onRowUpdate: (newData, oldData) =>
            new Promise((resolve) => {
              const next = [...rows];
              next[oldData.tableData.id] = newData;
              setRows(next);
              resolve();
            }),
        }}
        options={{ paging: false, actionsColumnIndex: -1, search: false }}
      />
    </div>
  );
}
