import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Press "Add": cellStyle is called for the new row without row data, and the page crashes. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'City',
        field: 'city',
        // Wrong: a row that is being added has no row data yet.
        cellStyle: (_city, person) => ({ color: person.name === 'Ada' ? 'green' : 'inherit' }),
        // Right: cellStyle: (_city, person) => ({ color: person?.name === 'Ada' ? 'green' : 'inherit' }),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} editable={editable} />;
}

const editable = { onRowAdd: async () => undefined };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
