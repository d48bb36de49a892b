import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Open a row's panel. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      detailPanel={({ rowData }) => `More about ${rowData.name}`}
      // Wrong: with this function, the table also calls onDetailPanelChange, which is missing.
      onTreeExpandChange={done}
      // Right: onTreeExpandChange={done} onDetailPanelChange={done}
    />
  );
}

const done = () => undefined;

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
