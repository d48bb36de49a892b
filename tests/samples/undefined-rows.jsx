import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable columns={[{ title: 'A', field: 'a' }]} data={rows} />;
}
