import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Open a row's panel: no call is counted. */
export default function App() {
  const [calls, setCalls] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const count = () => setCalls((n) => n + 1);
  return (
    <MaterialTable
      title={`Called ${calls} times`}
      columns={columns}
      data={people}
      detailPanel={({ rowData }) => `Lives in ${rowData.city}`}
      // Wrong: on its own, it is never called.
      onDetailPanelChange={count}
      // Right: onDetailPanelChange={count} onTreeExpandChange={() => {}}
    />
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
