import MaterialTable from '@material-table/core';
import { useMemo, useRef } from 'react';

/** Click a row. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  const tableRef = useRef<{ onRowEditStarted: (row: unknown) => void }>(null);
  return (
    <MaterialTable
      tableRef={tableRef}
      columns={columns}
      data={people}
      options={{ defaultExpanded: true }}
      editable={{ onRowUpdate: async () => undefined }}
      // Wrong: `enableEditMode` doesn't work in groups.
      onRowClick={(_event, _row, helpers) => helpers?.enableEditMode?.()}
      // Right: onRowClick={(_event, row) => tableRef.current?.onRowEditStarted(row)}
    />
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
