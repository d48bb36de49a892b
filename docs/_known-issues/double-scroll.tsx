import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The table is wider than its container. It has a scroll bar below it, but none above it. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', width: 200 },
      { title: 'City', field: 'city', width: 200 },
    ],
    [],
  );
  return (
    <MaterialTable title="People" columns={columns} data={people} style={{ width: 240 }} options={options} />
  );
}

const options = { doubleHorizontalScroll: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
