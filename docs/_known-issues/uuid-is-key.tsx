import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click "Name" twice: the rows are sorted, and one of them is there twice. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada', uuid: 'a' },
  { id: 2, name: 'Ben', uuid: 'b' },
  // Wrong: another row has this uuid, too.
  { id: 3, name: 'Cleo', uuid: 'b' },
  // Right: { id: 3, name: 'Cleo', uuid: 'c' },
];
