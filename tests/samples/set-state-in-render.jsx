import MaterialTable from '@material-table/core';
import { useState } from 'react';

export default function App() {
  const [rows, setRows] = useState([]);
  setRows([...rows, { id: rows.length }]);
  return <MaterialTable columns={[{ title: 'Id', field: 'id' }]} data={rows} />;
}
