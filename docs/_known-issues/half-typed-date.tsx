import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Type February 31 into the filter, 02/31/2024: the table throws "Invalid time value". */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Joined',
        field: 'joined',
        // Wrong: the table compares the days with a date that is none.
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
