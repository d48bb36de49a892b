import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    columns={[{ title: 'Address', field: 'address', render: (row) => <span>{row.address}</span> }]}
    data={[{ id: 1, address: { street: 'High Street' } }]}
  />
);
