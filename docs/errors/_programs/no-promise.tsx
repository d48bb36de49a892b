import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press "Edit" in a row, then "Save". */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: it returns nothing. Without the cast, TypeScript reports that, too.
      editable={{ onRowUpdate: (() => undefined) as never }}
      // Right: editable={{ onRowUpdate: async () => undefined }}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
