import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press the button. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const [saved, setSaved] = useState<unknown[]>([]);
  const save = () => {
    // Wrong: a store such as Redux Toolkit freezes what it stores, but the table writes to its columns.
    setSaved(columns.map((column) => Object.freeze(column)));
    // Right: setSaved(columns.map((column) => Object.freeze({ ...column })));
  };
  return (
    <>
      <button onClick={save}>Save the columns</button>
      <MaterialTable key={saved.length} columns={columns} data={people} />
    </>
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
