import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <div>
      <MaterialTable columns={[]} data={[]} />
  );
}
