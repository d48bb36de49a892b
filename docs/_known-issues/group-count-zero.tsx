import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Bonn has two people, but its group shows (0). */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
      { title: 'Team', field: 'team', defaultGroupOrder: 1 },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { showGroupingCount: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', team: 'Red' },
  { id: 2, name: 'Ben', city: 'Bonn', team: 'Blue' },
];
