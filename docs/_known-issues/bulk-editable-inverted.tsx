import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Bulk editing isn't allowed here, but the toolbar offers it. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      // Wrong: the table never calls isBulkEditable.
      editable={{ onBulkUpdate: save, isBulkEditable: () => mayEditAll }}
      // Right: editable={mayEditAll ? { onBulkUpdate: save } : {}}
    />
  );
}

const mayEditAll = [].length > 0;
const save = async () => undefined;

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
