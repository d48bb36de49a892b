import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Search for 0: no rows match, although Ada has 0 points. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Points',
        field: 'points',
        // Wrong: the search skips a value of 0.
        type: 'numeric',
        // Right: type: 'numeric', customFilterAndSearch: (text, { points }) => String(points).includes(text),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada', points: 0 },
  { id: 2, name: 'Ben', points: 7 },
];

type Person = (typeof people)[number];
