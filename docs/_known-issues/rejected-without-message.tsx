import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Loading fails, and the table doesn't say why. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={load} />;
}

async function load() {
  // Wrong: an object without a message.
  return Promise.reject({ status: 503 });
  // Right: return Promise.reject(new Error('The server is down.'));
}
