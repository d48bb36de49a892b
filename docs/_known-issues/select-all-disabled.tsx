import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** No row can be selected. Click the select-all checkbox: all rows are selected. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  selection: true,
  // Wrong: an object disables only the checkboxes.
  selectionProps: { disabled: true },
  // Right: selectionProps: () => ({ disabled: true }),
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
