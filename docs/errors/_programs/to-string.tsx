import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click a row. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      onRowClick={(_event, _row, helpers) => helpers?.toggleDetailPanel?.()}
      // Wrong: there is no panel to open.
      detailPanel={undefined}
      // Right: detailPanel={({ rowData }) => rowData.name}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
