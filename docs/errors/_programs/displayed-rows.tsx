import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const own = ({ from, to, count }: Record<string, number>) => `${from} to ${to} of ${count}`;
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: Material UI takes a function here, this table a string. The cast hides that from TypeScript.
      localization={{ pagination: { labelDisplayedRows: own as never } }}
      // Right: localization={{ pagination: { labelDisplayedRows: '{from} to {to} of {count}' } }}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
