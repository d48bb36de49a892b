import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Select a row. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      options={{ selection: true }}
      // Wrong: neither a string nor a function. The cast hides that from TypeScript.
      localization={{ toolbar: { nRowsSelected: { one: '1 row', other: '{0} rows' } as never } }}
      // Right: localization={{ toolbar: { nRowsSelected: (n) => (n === 1 ? '1 row' : `${n} rows`) } }}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
