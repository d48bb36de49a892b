import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Click a city and enter another: the cell says that a city is needed. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'City',
        field: 'city',
        // Wrong: in cell editing, validate gets the new city instead of the row.
        validate: (row) => (row.city ? true : 'A city is needed'),
        // Right: validate: (row) => ((typeof row === 'string' ? row : row.city) ? true : 'A city is needed'),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} cellEditable={cellEditable} />;
}

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
