import MaterialTable from '@material-table/core';
import { useState } from 'react';

/** Filter the names by "A", then press "Render again": the filter is lost. */
export default function App() {
  const [renders, setRenders] = useState(1);
  // Wrong: with a new `render` function, these are new columns each time.
  const columns = makeColumns();
  // Right: const [columns] = useState(makeColumns);
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render again</button>
      <MaterialTable title={`Rendered ${renders} times`} columns={columns} data={people} options={options} />
    </>
  );
}

function makeColumns() {
  return [{ title: 'Name', field: 'name', render: ({ name }: { name: string }) => <b>{name}</b> }];
}

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
