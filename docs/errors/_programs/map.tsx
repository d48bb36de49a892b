import MaterialTable, { type Column } from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [columns, setColumns] = useState<Column<Person>[]>();
  useEffect(() => setColumns([{ title: 'Name', field: 'name' }]), []);
  return (
    <MaterialTable
      data={people}
      // Wrong: `columns` is undefined at first. The cast hides that from TypeScript.
      columns={columns as Column<Person>[]}
      // Right: columns={columns ?? []}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

type Person = (typeof people)[number];
