import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Edit Ada: Ben is barely readable. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable title="People" columns={columns} data={people} editable={editable} options={options} />
  );
}

const editable = { onRowUpdate: async () => undefined };
const options = {
  // Wrong: nothing keeps the other rows from fading.
  rowStyle: {},
  // Right: rowStyle: { opacity: 1 },
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
