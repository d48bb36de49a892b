import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Click "Balance": 0 comes before -5. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Balance',
        field: 'balance',
        // Wrong: only numeric columns are compared as numbers.
        type: 'currency',
        // Right: type: 'currency', customSort: (a, b) => a.balance - b.balance,
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada', balance: 3 },
  { id: 2, name: 'Ben', balance: -5 },
  { id: 3, name: 'Cleo', balance: 0 },
];

type Person = (typeof people)[number];
