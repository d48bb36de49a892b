import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Edit Ada, enter something and press "Render again": the row closes, and your input is lost. */
export default function App() {
  const [renders, setRenders] = useState(1);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  // Wrong: options with a function are new on every render.
  const options = { rowStyle: () => ({ fontWeight: 400 }) };
  // Right: const options = useMemo(() => ({ rowStyle: () => ({ fontWeight: 400 }) }), []);
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render again</button>
      <MaterialTable
        title={`Rendered ${renders} times`}
        columns={columns}
        data={people}
        editable={editable}
        options={options}
      />
    </>
  );
}

const editable = { onRowUpdate: async () => undefined };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
