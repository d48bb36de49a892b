import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Look at the log. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: users can still sort the columns.
      options={{ sorting: false }}
      // Right: options={{ maxColumnSort: 0 }}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
