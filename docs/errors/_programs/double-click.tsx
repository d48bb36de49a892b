import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Look at the log. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: this prop is from older versions. The cast hides it from TypeScript.
      {...({ onDoubleRowClick: () => console.log('A double click') } as object)}
      // Right: onRowDoubleClick={() => console.log('A double click')}
    />
  );
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
