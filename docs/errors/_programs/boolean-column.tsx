import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App({ isAdmin = false }) {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      // Wrong: for everyone but admins, the array contains false. The cast hides that from TypeScript.
      (isAdmin && { title: 'City', field: 'city' }) as { title: string; field: string },
      // Right: ...(isAdmin ? [{ title: 'City', field: 'city' }] : []),
    ],
    [isAdmin],
  );
  return <MaterialTable columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
