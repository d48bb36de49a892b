import MaterialTable from '@material-table/core';
import { useState } from 'react';

type Row = { day: string; amount: number };

export default function Sheets({ data }: { data: Row[] }) {
  const [rows, setRows] = useState(data);
  async function change(next: Row, old: Row & { tableData: { id: number } }) {
    rows[old.tableData.id] = next;
    setRows([...rows]);
  }
  return (
    <MaterialTable
      columns={[{ title: 'Day', field: 'day', type: 'date' }]}
      data={rows}
      editable={{ onRowUpdate: change as never }}
    />
  );
}
