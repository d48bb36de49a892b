import MaterialTable from '@material-table/core';
import { useState } from 'react';

export default function Editable() {
  const [data, setData] = useState([
    { id: 1, name: 'Pen', count: 3 },
    { id: 2, name: 'Book', count: 8 },
  ]);
  return (
    <MaterialTable
      title="Stock (Add, edit, delete)"
      columns={[
        { title: 'Name', field: 'name', validate: (row) => row.name !== '' || 'A name, please' },
        { title: 'Count', field: 'count', type: 'numeric' },
      ]}
      data={data}
      editable={{
        onRowAdd: (newRow) =>
          new Promise((resolve) => {
            setTimeout(() => {
              setData([...data, { ...newRow, id: data.length + 1 }]);
              resolve();
            }, 500);
          }),
        onRowUpdate: (newRow, oldRow) =>
          new Promise((resolve, reject) => {
            if (!oldRow) return reject();
            setData(data.map((row) => (row.id === oldRow.id ? newRow : row)));
            resolve();
          }),
        onRowDelete: (oldRow) => Promise.resolve(setData(data.filter((row) => row.id !== oldRow.id))),
      }}
    />
  );
}
