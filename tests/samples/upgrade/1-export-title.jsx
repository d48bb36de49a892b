import MaterialTable from 'material-table';
import React from 'react';

// 1.x: a wrapper with an export button; the files were called as the table.
// After https://github.com/mrpirated/Moodi-Retail-Store/blob/HEAD/frontend/src/components/DataTable.js
const Sheet = (props) => (
  <MaterialTable title={props.title} columns={props.columns} data={props.data} options={{ exportButton: true }} />
);

export default function Shop() {
  const [columns] = React.useState([{ title: 'Ware', field: 'ware' }]);
  return <Sheet title="Stock" columns={columns} data={[{ id: 1, ware: 'Tea' }]} />;
}
