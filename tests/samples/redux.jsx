import { useSelector } from 'react-redux';
import MaterialTable from '@material-table/core';

export default function App() {
  const rows = useSelector((state) => state.rows);
  return <MaterialTable columns={[{ title: 'Id', field: 'id' }]} data={rows} />;
}
