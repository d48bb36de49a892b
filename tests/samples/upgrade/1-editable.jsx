import React from 'react';
import MaterialTable from 'material-table';

// 1.x: rows are found by tableData.id, and have no id of their own.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/editable/editable.js
export default function Trees() {
  const [state, setState] = React.useState([
    { name: 'Oak', height: 20 },
    { name: 'Elm', height: 30 },
  ]);
  const [columns] = React.useState([
    { title: 'Name', field: 'name' },
    { title: 'Height', field: 'height', type: 'numeric' },
  ]);
  return (
    <MaterialTable
      title="Trees"
      columns={columns}
      data={state}
      editable={{
        onRowAdd: (newData) =>
          new Promise((resolve) => {
            setState([...state, newData]);
            resolve();
          }),
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve) => {
            const dataUpdate = [...state];
            const index = oldData.tableData.id;
            dataUpdate[index] = newData;
            setState([...dataUpdate]);
            resolve();
          }),
        onRowDelete: (oldData) =>
          new Promise((resolve) => {
            const dataDelete = [...state];
            dataDelete.splice(oldData.tableData.id, 1);
            setState([...dataDelete]);
            resolve();
          }),
      }}
    />
  );
}
