import MaterialTable from 'material-table';
import { useState } from 'react';

export default function Grouped() {
  const [count, setCount] = useState(0);
  let columns = [
    { title: 'Name', field: 'name', render: (row) => <i>{row.name}</i> },
    { title: 'Town', field: 'town', defaultGroupOrder: 0 },
  ];
  let data = [
    { name: 'Ed', town: 'Bath' },
    { name: 'Flo', town: 'Cork' },
  ];
  return (
    <MaterialTable
      columns={columns}
      data={data}
      options={{ grouping: true, selection: true }}
      editable={{
        onRowUpdate: () =>
          new Promise((resolve) => {
            setCount(count + 1);
            resolve();
          }),
      }}
    />
  );
}
