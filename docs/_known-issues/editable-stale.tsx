import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "Lock": the Edit buttons stay as they are until something else changes. */
export default function App() {
  const [isLocked, setIsLocked] = useState(false);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setIsLocked(true)}>Lock</button>
      <MaterialTable
        title={isLocked ? 'Locked' : 'People'}
        columns={columns}
        data={people}
        editable={{ onRowUpdate: save, isEditable: () => !isLocked }}
        // Wrong: isEditable is kept until data, columns or options change.
        options={options}
        // Right: options={{ ...options, rowStyle: { opacity: isLocked ? 0.6 : 1 } }}
      />
    </>
  );
}

const save = async () => undefined;
const options = { paging: false };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
