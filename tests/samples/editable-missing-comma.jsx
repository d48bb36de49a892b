import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <MaterialTable
      title="My Table"
      columns={[{ title: 'Something', field: 'something' }]}
      data={[{ id: 1, something: 1 }]}
      editable={{
        onRowAdd: (newData) => Promise.resolve()
        onRowUpdate: (newData, oldData) => Promise.resolve()
      }}
    />
  );
}
