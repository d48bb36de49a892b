import MaterialTable from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  // Wrong: this is a part of the table, rendered outside the table.
  const heading = <MTableToolbar columns={columns} title="People" />;
  // Right: const heading = <h2>People</h2>;
  return (
    <>
      {heading}
      <MaterialTable columns={columns} data={people} components={{ Toolbar: MTableToolbar }} />
    </>
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
