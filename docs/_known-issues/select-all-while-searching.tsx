import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Select Ada, search for "Ben" and click the select-all checkbox: it looks checked without selecting Ben. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { selection: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
