import MaterialTable from '@material-table/core';
import { useEffect } from 'react';

export default function App() {
  useEffect(() => {
    Promise.reject(new Error('server said no'));
  }, []);
  return <MaterialTable columns={[{ title: 'A', field: 'a' }]} data={[]} />;
}
