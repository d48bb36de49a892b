import MaterialTable from '@material-table/core';
import { useMemo, useRef, useState } from 'react';

/** Press the button: the ref is empty. */
export default function App() {
  const tableRef = useRef<object>(null);
  const [answer, setAnswer] = useState('');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setAnswer(tableRef.current ? 'filled' : 'empty')}>Is the ref filled?</button>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        // Wrong: the table doesn't set it.
        ref={tableRef as never}
        // Right: tableRef={tableRef}
      />
      <p>{answer}</p>
    </>
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
