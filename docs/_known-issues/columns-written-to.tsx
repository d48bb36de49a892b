import MaterialTable from '@material-table/core';
import { useState } from 'react';

/** Hide the city with the columns button, then open the table again: the city is still hidden. */
export default function App() {
  const [round, setRound] = useState(0);
  return (
    <>
      <button onClick={() => setRound(round + 1)}>Open the table again</button>
      <People key={round} />
    </>
  );
}

function People() {
  // Wrong: the table writes to these objects, and they exist as long as the page.
  const [columns] = useState(shared);
  // Right: const [columns] = useState(() => shared.map((column) => ({ ...column })));
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const shared = [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'city' },
];
const options = { columnsButton: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
