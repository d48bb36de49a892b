import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** No one may be selected. Press the box in the header: all are. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  selection: true,
  // Wrong: an object disables the boxes only.
  selectionProps: { disabled: true },
  // Right: selectionProps: () => ({ disabled: true }),
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
