import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Click Ben's empty cell: no input opens. Ada's cell can be edited. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      // Wrong: without a value, there is nothing to click.
      { title: 'City', field: 'city' },
      // Right: { title: 'City', field: 'city', emptyValue: '-' },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} cellEditable={cellEditable} />;
}

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: undefined },
];

type Person = (typeof people)[number];
