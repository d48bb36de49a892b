import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Edit Ada and save: the server rejects the change, the row stays open, and no message says why. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} editable={editable} />;
}

const editable = { onRowUpdate: () => Promise.reject(new Error('The server said no.')) };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
