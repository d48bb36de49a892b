import React from 'react';
import ReactDOM from 'react-dom';
import MaterialTable from '@material-table/core';

// 6.2: React 17.
// After https://github.com/material-table-core/core/issues/226
const App = () => (
  <MaterialTable title="Rooted" columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'Ada' }]} />
);

ReactDOM.render(
  <React.StrictMode>
    <App />
  </React.StrictMode>,
  document.getElementById('root'),
);
