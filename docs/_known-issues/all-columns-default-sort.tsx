import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The names should be sorted initially, but they aren't. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', defaultSort: 'desc' as const },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  // Wrong: this value discards the default sort.
  maxColumnSort: 'all_columns' as const,
  // Right: maxColumnSort: 10 as const,
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
