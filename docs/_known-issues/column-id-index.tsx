import MaterialTable, { type Column } from '@material-table/core';
import { useState } from 'react';

/** Filter the names by "A", then press "Render again": the filter is lost. */
export default function App() {
  const [renders, setRenders] = useState(1);
  const columns: Column<Person>[] = [
    {
      // Wrong: the table recognizes a column only by its index.
      id: 'name',
      // Right: id: 0,
      title: 'Name',
      field: 'name',
      render: ({ name }) => <b>{name}</b>,
    },
  ];
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render again</button>
      <MaterialTable title={`Rendered ${renders} times`} columns={columns} data={people} options={options} />
    </>
  );
}

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
