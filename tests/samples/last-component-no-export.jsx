import MaterialTable from '@material-table/core';

const rows = [{ id: 1, name: 'Alpha' }];

function App() {
  return <MaterialTable title="No export" columns={[{ title: 'Name', field: 'name' }]} data={rows} />;
}
