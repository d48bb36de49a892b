import MaterialTable from '@material-table/core';
import { useState } from 'react';

const data = [
  { id: 1, first: 'A', last: 'B' },
  { id: 2, first: 'C', last: 'D' },
];

export default function App() {
  const [picked, setPicked] = useState<unknown[]>([]);
  const columns = [
    { title: 'First', field: 'first' },
    { title: 'Both', render: (row: { first: string; last: string }) => `${row.first} ${row.last}` },
  ];
  console.log(picked);
  return (
    <MaterialTable
      columns={columns}
      data={data}
      options={{ selection: true }}
      onSelectionChange={setPicked}
    />
  );
}
