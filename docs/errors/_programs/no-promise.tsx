import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press "Edit" and "Save" in a row. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: it returns nothing. TypeScript says so too, without the cast.
      editable={{ onRowUpdate: (() => undefined) as never }}
      // Right: editable={{ onRowUpdate: async () => undefined }}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
