import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Double-click Ada: no call is counted. */
export default function App() {
  const [clicks, setClicks] = useState(0);
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  return (
    <MaterialTable
      title={`Counted ${clicks}`}
      columns={columns}
      data={people}
      options={options}
      // Wrong: it is never called while the table is grouped.
      onRowDoubleClick={() => setClicks((n) => n + 1)}
      // Right: onRowClick={() => setClicks((n) => n + 1)}
    />
  );
}

const options = { defaultExpanded: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
