import axios from 'axios';
import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    axios.get('/api/rows').then(({ data }) => setRows(data));
  }, []);
  return <MaterialTable columns={[{ title: 'A', field: 'a' }]} data={rows} />;
}
