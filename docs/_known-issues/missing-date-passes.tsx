import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Only Ada joined on that day, but Ben, who has no date, is shown, too. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Joined',
        field: 'joined',
        type: 'date',
        // Wrong: a row without a date passes every filter.
        defaultFilter: day,
        // Right: defaultFilter: day, customFilterAndSearch: (filter, { joined }) => +filter === +(joined ?? 0),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { filtering: true };
const day = new Date(2024, 1, 29);

const people = [
  { id: 1, name: 'Ada', joined: day },
  { id: 2, name: 'Ben', joined: null },
  { id: 3, name: 'Cleo', joined: new Date(2024, 2, 1) },
];

type Person = (typeof people)[number];
