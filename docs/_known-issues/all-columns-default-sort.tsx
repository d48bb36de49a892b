import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The names are to be sorted from the start, and are not. */
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
  // Wrong: with this word, the default sort is dropped.
  maxColumnSort: 'all_columns' as const,
  // Right: maxColumnSort: 10 as const,
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
