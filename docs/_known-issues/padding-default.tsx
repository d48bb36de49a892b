import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The header cells are taller than the row cells, which isn't the table's default. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  // Wrong: the default has another name, which the types reject.
  padding: 'default' as const,
  // Right: padding: 'dense' as const,
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
