import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(
    // Wrong: the value of this field is an object.
    () => [{ title: 'Name', field: 'name' }],
    // Right: () => [{ title: 'Name', field: 'name.first' }],
    [],
  );
  return <MaterialTable columns={columns} data={people} />;
}

const people = [
  { id: 1, name: { first: 'Ada', last: 'Berg' } },
  { id: 2, name: { first: 'Ben', last: 'Holm' } },
];
