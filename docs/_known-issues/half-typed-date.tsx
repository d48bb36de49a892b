import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Enter February 31 (02/31/2024) in the filter: the table throws "Invalid time value". */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Joined',
        field: 'joined',
        // Wrong: the table compares the days with an invalid date.
        type: 'date',
        // Right: type: 'date', customFilterAndSearch: (day, { joined }) => !(day > 0) || day.toDateString() === joined.toDateString(),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', joined: new Date(2024, 1, 29) },
  { id: 2, name: 'Ben', joined: new Date(2024, 2, 1) },
];

type Person = (typeof people)[number];
