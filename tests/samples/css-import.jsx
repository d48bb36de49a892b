import './App.css';
import MaterialTable from '@material-table/core';

export default function App() {
  return (
    <div className="App">
      <MaterialTable title="No styles" columns={[{ title: 'A', field: 'a' }]} data={[{ id: 1, a: 1 }]} />
    </div>
  );
}
