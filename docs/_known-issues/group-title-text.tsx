import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The groups should say "Place", but they say "City". */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'City',
        field: 'city',
        defaultGroupOrder: 0,
        // Wrong: only a function has an effect.
        groupTitle: 'Place',
        // Right: groupTitle: () => 'Place',
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { defaultExpanded: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
