import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press Tab until the Next Page button has focus, then press Enter twice: the second press does nothing. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { pageSize: 1, pageSizeOptions: [1] };

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
  { id: 3, name: 'Cleo' },
];
