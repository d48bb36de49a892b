import React from 'react';
import MaterialTable from 'material-table';

export default function App() {
  return <MaterialTable title="Old" columns={[{ title: 'Name', field: 'name' }]} data={[{ name: 'x' }]} />;
}
