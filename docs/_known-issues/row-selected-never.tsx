import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Select a row: no call is counted. */
export default function App() {
  const [calls, setCalls] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title={`Called ${calls} times`}
      columns={columns}
      data={people}
      options={options}
      // Wrong: the table never calls it.
      onRowSelected={() => setCalls((n) => n + 1)}
      // Right: onSelectionChange={() => setCalls((n) => n + 1)}
    />
  );
}

const options = { selection: true, showTextRowsSelected: false };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
