import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Edit Ada, enter another name, and go to the next page and back: the row is open, but has the old name. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable title="People" columns={columns} data={people} editable={editable} options={options} />
  );
}

const editable = { onRowUpdate: async () => undefined };
const options = { pageSize: 1, pageSizeOptions: [1] };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
