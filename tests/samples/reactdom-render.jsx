import React from 'react';
import ReactDOM from 'react-dom';
import MaterialTable from '@material-table/core';

function App() {
  return (
    <MaterialTable
      title="Old root"
      columns={[{ title: 'Name', field: 'name' }]}
      data={[{ id: 1, name: 'x' }]}
    />
  );
}

ReactDOM.render(<App />, document.getElementById('root'));
