import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      parentChildData={(row, rows) => rows.find(({ id }) => id === row.parent)}
    />
  );
}

const people = [
  // Wrong: Ada is a child of Ben, and Ben is a child of Ada.
  { id: 1, name: 'Ada', parent: 2 },
  // Right: { id: 1, name: 'Ada', parent: 0 },
  { id: 2, name: 'Ben', parent: 1 },
];
