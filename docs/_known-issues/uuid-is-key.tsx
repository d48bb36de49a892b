import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click "Name" twice: the rows are sorted, but one of them appears twice. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada', uuid: 'a' },
  { id: 2, name: 'Ben', uuid: 'b' },
  // Wrong: another row also has this uuid.
  { id: 3, name: 'Cleo', uuid: 'b' },
  // Right: { id: 3, name: 'Cleo', uuid: 'c' },
];
