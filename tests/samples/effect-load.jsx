import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';

export default function App() {
  const [rows, setRows] = useState([]);
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setRows([{ id: 1, name: 'Loaded later' }]);
      setIsLoading(false);
    }, 200);
    return () => clearTimeout(timer);
  }, []);
  return <MaterialTable isLoading={isLoading} columns={[{ title: 'Name', field: 'name' }]} data={rows} />;
}
