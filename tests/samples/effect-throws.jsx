import MaterialTable from '@material-table/core';
import { useEffect } from 'react';

export default function App() {
  useEffect(() => {
    throw new Error('no token');
  }, []);
  return <MaterialTable columns={[{ title: 'A', field: 'a' }]} data={[]} />;
}
