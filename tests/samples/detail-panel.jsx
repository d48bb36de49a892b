import MaterialTable from '@material-table/core';

export default () => (
  <MaterialTable
    title="Details"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x', text: 'Long text' }]}
    detailPanel={({ rowData }) => <div style={{ padding: 16 }}>{rowData.text}</div>}
    onRowClick={(event, rowData, togglePanel) => togglePanel()}
  />
);
