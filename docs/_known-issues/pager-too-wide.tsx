import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** In a container as wide as a phone, the Next Page button is out of sight. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} style={{ width: 320 }} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
