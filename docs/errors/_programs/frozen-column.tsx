import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(
    // Wrong: the column is frozen, as by Redux Toolkit or Immer, but the table writes to its columns.
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
