import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(
    // Wrong: frozen, as Redux Toolkit and Immer do it. The table writes into its columns.
    () => [Object.freeze({ title: 'Name', field: 'name' })],
    // Right: () => [{ title: 'Name', field: 'name' }],
    [],
  );
  return <MaterialTable columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
