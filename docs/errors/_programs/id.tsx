import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "Delete" in a row, then "Save". */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const [rows, setRows] = useState<Row[]>([{ id: 1, name: 'Ada' }]);
  const onRowDelete = (oldData: Row) => {
    // Wrong: this row has no tableData. The cast hides that from TypeScript.
    const id = (oldData as Row & { tableData: Row }).tableData.id;
    // Right: const id = oldData.id;
    setRows(rows.filter((row) => row.id !== id));
    return Promise.resolve();
  };
  return <MaterialTable columns={columns} data={rows} editable={{ onRowDelete }} />;
}

interface Row {
  id: number;
  name: string;
}
