import MaterialTable from 'material-table';
import { useState } from 'react';
import tableIcons from './TableIcons.js';

const words = ['Stone', 'Sheet'].map((name) => ({ id: Math.floor(Math.random() * 300), name }));

export default function Words() {
  const [data, setData] = useState(words);
  return (
    <MaterialTable
      title="Words"
      icons={{ ...tableIcons, Edit: () => <tableIcons.Edit /> }}
      data={data}
      columns={[
        { title: 'Id', field: 'id' },
        { title: 'Name', field: 'name' },
      ]}
      editable={{
        onRowUpdate: (newData, oldData) =>
          new Promise((resolve, reject) => {
            try {
              const copy = [...data];
              copy[copy.findIndex((row) => row.id === oldData.id)] = newData;
              setData(copy);
              resolve();
            } catch (error) {
              reject(error);
            }
          }),
      }}
    />
  );
}
