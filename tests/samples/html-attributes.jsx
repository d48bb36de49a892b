import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <div style={{ maxWidth: '100%' }}>
      <link rel="stylesheet" href="https://example.invalid/icon?family=Material+Icons" />
      <MaterialTable
        title="Table in a page"
        columns={[{ title: 'A', field: 'a' }]}
        data={[{ id: 1, a: 1 }]}
      />
    </div>
  );
}
