import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click a name and type. */
export default function App() {
  const columns = useMemo(
    () => [
      // Wrong: in cell editing, validate gets the new value instead of the row.
      { title: 'Name', field: 'name', validate: (row: Person) => row.name.length > 1 },
      // Right: { title: 'Name', field: 'name', validate: (row: Person) => (row.name ?? row).length > 1 },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={people} cellEditable={cellEditable} />;
}

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

type Person = (typeof people)[number];
