import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click "Name" twice, then "City": "City" is sorted ascending, although it should keep the direction. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { keepSortDirectionOnColumnSwitch: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
