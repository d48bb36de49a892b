import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press a row's button twice: it adds one to the initial count both times, so the count stays at 1. */
export default function App() {
  const [count, setCount] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title={`Counted ${count}`}
      columns={columns}
      data={people}
      actions={[
        {
          icon: 'add',
          tooltip: 'Count',
          position: 'row',
          // Wrong: the rows keep the function from an earlier render, with its count.
          onClick: () => setCount(count + 1),
          // Right: onClick: () => setCount((n) => n + 1),
        },
      ]}
    />
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
